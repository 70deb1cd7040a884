// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

namespace Tare {

/// Prefix of a server's own settings among the facts: "setting.innodb_flush_method".
inline const QString settingFact = QStringLiteral("setting.");

/// Prefix of what differs from the first instance of a topology: "instance.2.network.address".
inline const QString instanceFact = QStringLiteral("instance.");

/// What a fact is called in the present language, "Server version"; the key where there is no word for it,
/// and the bare name of a server's setting.
QString factTitle(const QString &key);

/// A fact's value for people: with its unit and grouped digits where the key tells that it is a number.
QString factText(const QString &key, const QString &value);

/// Place in a list of facts: known ones first, in the order people look for them.
int factRank(const QString &key);

/// Different with every start, and of no weight: process numbers, ports, paths of a private directory.
bool isPassingFact(const QString &key);

} // namespace Tare
