// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/model/hostmetrics.h"

#include <QByteArray>
#include <QList>

namespace Tare {

/// {"cpu.user": [mean, most], …}
QString hostFiguresToText(const HostFigures &figures);
HostFigures hostFiguresFromText(const QString &text);

/// Samples as qCompress of a QDataStream (Qt 6.0, little endian): quint8 1; quint32 number of samples; start
/// and length of each, double; quint32 number of keys; for each key its QString and one float a sample, NaN
/// where it is absent. A float's seven digits are more than any of the figures has.
QByteArray packHostSamples(const QList<HostSample> &samples);
/// Empty for what is none.
QList<HostSample> unpackHostSamples(const QByteArray &packed);

} // namespace Tare
