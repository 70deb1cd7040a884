// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

namespace Tare {

/// Numbers as people read them, by the present locale (design/screens: groups of three with U+202F, in
/// Chinese U+00A0; minus U+2212; percent with a thin gap, in Chinese none).
QString formatCount(qint64 value);                       ///< 3 886 232
QString formatFixed(double value, int decimals);         ///< 12 953.14
QString formatSignificant(double value, int digits = 3); ///< 41 900; 0.531
QString formatPercent(double share, int decimals = 1,
                      bool sign = false); ///< 0.103 → "10.3 %"; sign: "+10.3 %", "−10.3 %"
QString formatRange(double low, double high,
                    int decimals = 1); ///< −0.17, −0.03 → "−17.0 … −3.0" (zh: "−17.0 至 −3.0")
QString formatClock(double seconds);   ///< 220 → "3:40"; negative with minus
QString formatDuration(double seconds); ///< "45 s", "1 h 20 min"; zh "1 小时 20 分"
QString formatBytes(qint64 bytes);      ///< "41.3 GB", powers of 1000

} // namespace Tare
