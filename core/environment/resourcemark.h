// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/model/processmark.h"

#include <QMap>
#include <QString>

#include <optional>

namespace Tare {

/// Labels on every container, volume and image that Tare creates. Nothing without runLabel is ever touched.
inline constexpr char16_t runLabel[] = u"tare.run";     ///< key of the run
inline constexpr char16_t stepLabel[] = u"tare.step";   ///< order of the step
inline constexpr char16_t ownerLabel[] = u"tare.owner"; ///< process that made it
/// Not on images: a container inherits the labels of its image, and one that the user makes from an image of
/// Tare's is the user's.
inline constexpr char16_t madeLabel[] = u"tare.made";
inline constexpr char16_t packedLabel[] = u"tare.packed"; ///< images: hash over their contents

/// "4121-88231-5f0e…": this process, for good.
QString ownerText();
std::optional<ProcessMark> parseOwner(const QString &text);

/// The labels of something made by this process for a step (0: for the whole run).
QMap<QString, QString> resourceLabels(const QString &runKey, int order);

} // namespace Tare
