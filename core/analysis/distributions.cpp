// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/analysis/distributions.h"

#include <boost/math/distributions/chi_squared.hpp>
#include <boost/math/distributions/non_central_t.hpp>
#include <boost/math/distributions/normal.hpp>
#include <boost/math/distributions/students_t.hpp>

#include <algorithm>
#include <cmath>

namespace Tare {

namespace {

using namespace boost::math::policies;
/// Results are checked by their callers; overflow gives infinity instead of an exception.
using Quiet = policy<domain_error<ignore_error>, pole_error<ignore_error>, overflow_error<ignore_error>,
                     evaluation_error<ignore_error>>;
using Student = boost::math::students_t_distribution<double, Quiet>;
using NonCentralStudent = boost::math::non_central_t_distribution<double, Quiet>;
using Normal = boost::math::normal_distribution<double, Quiet>;
using ChiSquared = boost::math::chi_squared_distribution<double, Quiet>;

} // namespace

double studentQuantile(double probability, double degreesOfFreedom)
{
    return boost::math::quantile(Student(degreesOfFreedom), probability);
}

double studentTwoSidedP(double t, double degreesOfFreedom)
{
    if (std::isinf(t))
        return 0;
    return 2 * boost::math::cdf(boost::math::complement(Student(degreesOfFreedom), std::abs(t)));
}

double normalQuantile(double probability)
{
    return boost::math::quantile(Normal(0, 1), probability);
}

double normalTwoSidedP(double z)
{
    return 2 * boost::math::cdf(boost::math::complement(Normal(0, 1), std::abs(z)));
}

double studentPower(double effectInStandardErrors, double degreesOfFreedom, double confidence)
{
    const double effect = std::abs(effectInStandardErrors);
    const double critical = studentQuantile(0.5 + confidence / 2, degreesOfFreedom);
    // beyond this the power is 1 to the last digit, and the series behind the distribution gets slow
    if (effect > critical + 30)
        return 1;
    const NonCentralStudent shifted(degreesOfFreedom, effect);
    const double power =
        boost::math::cdf(boost::math::complement(shifted, critical)) + boost::math::cdf(shifted, -critical);
    return std::clamp(power, 0.0, 1.0);
}

double chiSquaredUpperP(double value, double degreesOfFreedom)
{
    return boost::math::cdf(boost::math::complement(ChiSquared(degreesOfFreedom), std::max(0.0, value)));
}

} // namespace Tare
