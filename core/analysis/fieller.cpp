// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/analysis/fieller.h"

#include "core/analysis/distributions.h"

#include <cmath>

namespace Tare {

std::optional<FiellerInterval> fiellerRatio(std::span<const double> a, std::span<const double> b,
                                            FiellerVariance variance, double confidence)
{
    if (a.size() < 2 || b.size() < 2)
        return std::nullopt;
    const double n = static_cast<double>(a.size());
    const double m = static_cast<double>(b.size());
    const double meanA = arithmeticMean(a);
    const double meanB = arithmeticMean(b);
    double ofMeanA = sampleVariance(a) / n;
    double ofMeanB = sampleVariance(b) / m;
    if (meanA == 0 || !(ofMeanA + ofMeanB > 0) || !std::isfinite(ofMeanA + ofMeanB))
        return std::nullopt;

    FiellerInterval result;
    result.ratio = meanB / meanA;
    if (variance == FiellerVariance::Pooled) {
        const double pooled = ((n - 1) * n * ofMeanA + (m - 1) * m * ofMeanB) / (n + m - 2);
        ofMeanA = pooled / n;
        ofMeanB = pooled / m;
        result.degreesOfFreedom = n + m - 2;
    } else {
        const double partA = result.ratio * result.ratio * ofMeanA;
        const double together = partA + ofMeanB;
        if (!(together > 0))
            return std::nullopt;
        result.degreesOfFreedom =
            together * together / (partA * partA / (n - 1) + ofMeanB * ofMeanB / (m - 1));
    }

    const double t = studentQuantile(0.5 + confidence / 2, result.degreesOfFreedom);
    result.g = t * t * ofMeanA / (meanA * meanA);
    if (result.g >= 1)
        return result;
    const double reach =
        t / std::abs(meanA) * std::sqrt(ofMeanB * (1 - result.g) + result.ratio * result.ratio * ofMeanA);
    result.low = (result.ratio - reach) / (1 - result.g);
    result.high = (result.ratio + reach) / (1 - result.g);
    result.bounded = true;
    return result;
}

} // namespace Tare
