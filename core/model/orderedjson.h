// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QJsonObject>
#include <QStringList>

namespace Tare {

/// Writes an object as text: two spaces a level, lists of plain values on one line, a line feed at the end.
/// QJsonDocument sorts keys by the alphabet; here the keys in `order` come first, in that order, then the
/// rest.
QByteArray writeOrderedJson(const QJsonObject &object, const QStringList &order);

} // namespace Tare
