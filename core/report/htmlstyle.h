// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QString>

namespace Tare {

/// The style sheet of a report for a browser, on screen and on paper. Light, as paper is.
QString browserStyle();
/// The same for a rich text document, as its default style sheet.
QString richTextStyle();
/// What a cell of a rich text document needs besides; `row`: "mean", "change" or empty.
QString cellStyle(bool isHeader, const QString &row);

/// "#0072B2" of the slot, as in the charts (light).
QString environmentColor(int slot);

/// An SVG document as an element in the page: without its prolog, wide as the page allows, its ids begun with
/// `prefix`, so that two pictures do not take each other's.
QString inlineSvg(const QByteArray &svg, const QString &prefix);

} // namespace Tare
