#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Tare authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""Writes reference.json: the reference values of the statistics, computed from their definitions with 40 digits.

Shares no line with the program. Needs mpmath; only who changes a method runs it again.
"""

import itertools
import json
from math import comb
from mpmath import betainc, erfc, exp, expm1, log, mp, mpf, sqrt

mp.dps = 40

DATA = {
    "tps": ("632.78 652.28 676.46 628.58", "538.28 589.62 594.50 602.58"),
    "avg": ("12.64 12.26 11.82 12.72", "14.86 13.57 13.45 13.27"),
    "p95": ("20.00 17.01 15.55 19.65", "26.20 19.29 17.63 17.32"),
}
SERIES = [mpf(v) for v in "400 520 580 600 610 605 598 603 607 601 599 604".split()]
out = {}


def put(name, value):
    out[name] = float(value)


def mean(v):
    return sum(v) / len(v)


def var(v):
    m = mean(v)
    return sum((x - m) ** 2 for x in v) / (len(v) - 1)


def median(v):
    s = sorted(v)
    n = len(s)
    return s[n // 2] if n % 2 else (s[n // 2 - 1] + s[n // 2]) / 2


def t_p(t, df):
    return betainc(df / mpf(2), mpf(1) / 2, 0, df / (df + t * t), regularized=True)


def t_quantile(p, df):
    target = 2 * (1 - mpf(p))
    low, high = mpf(0), mpf(2)
    while t_p(high, df) > target:
        high *= 2
    for _ in range(160):
        middle = (low + high) / 2
        low, high = (middle, high) if t_p(middle, df) > target else (low, middle)
    return (low + high) / 2


def interval(name, estimate, se, df, confidence=mpf("0.95"), ratio=False):
    t = t_quantile((1 + confidence) / 2, df)
    low, high = estimate - t * se, estimate + t * se
    back = expm1 if ratio else (lambda x: x)
    put(name + ".estimate", back(estimate))
    put(name + ".se", se)
    put(name + ".t", estimate / se)
    put(name + ".df", df)
    put(name + ".p", t_p(estimate / se, df))
    put(name + ".low", back(low))
    put(name + ".high", back(high))


def welch(name, a, b, ratio, confidence=mpf("0.95")):
    va, vb = var(a) / len(a), var(b) / len(b)
    df = (va + vb) ** 2 / (va**2 / (len(a) - 1) + vb**2 / (len(b) - 1))
    interval(name, mean(b) - mean(a), sqrt(va + vb), df, confidence, ratio)


def pooled(name, a, b, ratio):
    n, m = len(a), len(b)
    s2 = ((n - 1) * var(a) + (m - 1) * var(b)) / (n + m - 2)
    interval(name, mean(b) - mean(a), sqrt(s2 * (mpf(1) / n + mpf(1) / m)), mpf(n + m - 2), ratio=ratio)


def paired(name, a, b):
    d = [y - x for x, y in zip(a, b)]
    interval(name, mean(d), sqrt(var(d) / len(d)), mpf(len(d) - 1), ratio=True)


def fieller(name, a, b, unequal):
    n, m = len(a), len(b)
    ma, mb = mean(a), mean(b)
    r = mb / ma
    if unequal:
        va, vb = var(a) / n, var(b) / m
        df = (vb + r**2 * va) ** 2 / (vb**2 / (m - 1) + (r**2 * va) ** 2 / (n - 1))
    else:
        s2 = ((n - 1) * var(a) + (m - 1) * var(b)) / (n + m - 2)
        va, vb, df = s2 / n, s2 / m, mpf(n + m - 2)
    t = t_quantile(mpf("0.975"), df)
    g = t**2 * va / ma**2
    half = (t / ma) * sqrt(vb * (1 - g) + r**2 * va)
    put(name + ".df", df)
    put(name + ".g", g)
    put(name + ".low", (r - half) / (1 - g))
    put(name + ".high", (r + half) / (1 - g))


def u_of(a, b):
    return sum(mpf(1) if x > y else mpf(1) / 2 if x == y else mpf(0) for x in a for y in b)


def splits(a, b):
    joined = a + b
    for chosen in itertools.combinations(range(len(joined)), len(a)):
        yield [joined[i] for i in chosen], [joined[i] for i in range(len(joined)) if i not in chosen]


def exact(name, a, b):
    middle = mpf(len(a) * len(b)) / 2
    u = u_of(a, b)
    seen = abs(mean(b) - mean(a))
    total = far = moved = 0
    for x, y in splits(a, b):
        total += 1
        far += abs(u_of(x, y) - middle) >= abs(u - middle)
        moved += abs(mean(y) - mean(x)) >= seen - mpf(10) ** -30
    put(name + ".u", u)
    put(name + ".u_p", mpf(far) / total)
    put(name + ".permutation_p", mpf(moved) / total)
    put(name + ".superiority", 1 - u / (len(a) * len(b)))


def bootstrap(name, a, b):
    def resamples(v):
        n = len(v)
        for chosen in itertools.combinations_with_replacement(range(n), n):
            ways = 1
            left = n
            for i in set(chosen):
                ways *= comb(left, chosen.count(i))
                left -= chosen.count(i)
            yield mean([v[i] for i in chosen]), ways

    pairs = sorted((y / x, i * j) for x, i in resamples(a) for y, j in resamples(b))
    total = sum(w for _, w in pairs)

    def quantile(p):
        reached = 0
        for value, weight in pairs:
            reached += weight
            if mpf(reached) / total >= p:
                return value

    m = sum(v * w for v, w in pairs) / total
    put(name + ".low", quantile(mpf("0.025")))
    put(name + ".high", quantile(mpf("0.975")))
    put(name + ".mean", m)
    put(name + ".sd", sqrt(sum((v - m) ** 2 * w for v, w in pairs) / total))


def scores(v):
    m = median(v)
    mad = median([abs(x - m) for x in v])
    return [mpf("0.6745") * (x - m) / mad for x in v]


def kendall_s(v):
    return sum((y > x) - (y < x) for i, x in enumerate(v) for y in v[i + 1:])


def kendall_p(v):
    s = abs(kendall_s(v))
    orders = list(itertools.permutations(v))
    return mpf(sum(abs(kendall_s(o)) >= s for o in orders)) / len(orders)


# B.4
for variation in ("0.005", "0.01", "0.02", "0.035", "0.05"):
    for n in (3, 4, 5, 6, 8, 10):
        t = t_quantile(mpf("0.975"), mpf(2 * n - 2))
        put(f"half_width.{variation}.{n}", expm1(t * mpf(variation) * sqrt(mpf(2) / n)))
    n = 2
    while expm1(t_quantile(mpf("0.975"), mpf(2 * n - 2)) * mpf(variation) * sqrt(mpf(2) / n)) > mpf("0.02"):
        n += 1
    put(f"runs_for_two_percent.{variation}", n)
for df in (2, 3, 4, 5, 6, 7, 8, 10):
    put(f"student.{df}", t_quantile(mpf("0.975"), mpf(df)))
for n in (3, 4, 5, 6, 7, 8):
    put(f"smallest_u_p.{n}", mpf(2) / comb(2 * n, n))

# B.5, B.6
for name, (left, right) in DATA.items():
    a, b = ([mpf(v) for v in side.split()] for side in (left, right))
    la, lb = [log(x) for x in a], [log(x) for x in b]
    for side, v, lv in (("native", a, la), ("container", b, lb)):
        put(f"{name}.{side}.mean", mean(v))
        put(f"{name}.{side}.sd", sqrt(var(v)))
        put(f"{name}.{side}.cv", sqrt(var(v)) / mean(v))
        put(f"{name}.{side}.median", median(v))
        put(f"{name}.{side}.geometric", exp(mean(lv)))
        put(f"{name}.{side}.log_mean", mean(lv))
        put(f"{name}.{side}.log_variance", var(lv))
        half = t_quantile(mpf("0.975"), mpf(len(v) - 1)) * sqrt(var(v) / len(v))
        put(f"{name}.{side}.low", mean(v) - half)
        put(f"{name}.{side}.high", mean(v) + half)
        put(f"{name}.{side}.kendall_s", kendall_s(v))
        put(f"{name}.{side}.kendall_p", kendall_p(v))
        put(f"{name}.{side}.first_score", scores(v)[0])
    put(f"{name}.ratio_of_means", mean(b) / mean(a))
    put(f"{name}.ratio_of_medians", median(b) / median(a))
    put(f"{name}.ratio_of_geometric_means", exp(mean(lb) - mean(la)))
    welch(f"{name}.welch_raw", a, b, False)
    welch(f"{name}.welch_log", la, lb, True)
    welch(f"{name}.welch_log_90", la, lb, True, mpf("0.9"))
    welch(f"{name}.welch_log_without_first", la[1:], lb[1:], True)
    put(f"{name}.ratio_of_means_without_first", mean(b[1:]) / mean(a[1:]))
    pooled(f"{name}.pooled_raw", a, b, False)
    pooled(f"{name}.pooled_log", la, lb, True)
    paired(f"{name}.paired", la, lb)
    fieller(f"{name}.fieller_pooled", a, b, False)
    fieller(f"{name}.fieller_unequal", a, b, True)
    bootstrap(f"{name}.bootstrap", a, b)
    exact(name, a, b)
    put(f"{name}.hl_shift", median([y - x for x in a for y in b]))
    pairs = sorted(y / x for x in a for y in b)
    put(f"{name}.hl_ratio", median(pairs))
    for cut in (0, 1):
        put(f"{name}.hl_low.{cut}", pairs[cut])
        put(f"{name}.hl_high.{cut}", pairs[-1 - cut])
    counted = sum(1 for x, y in splits(list(range(4)), list(range(4, 8))) if u_of(x, y) <= 0)
    put(f"{name}.hl_confidence.0", 1 - mpf(2 * counted) / comb(8, 4))
    counted = sum(1 for x, y in splits(list(range(4)), list(range(4, 8))) if u_of(x, y) <= 1)
    put(f"{name}.hl_confidence.1", 1 - mpf(2 * counted) / comb(8, 4))
    s2 = (3 * var(a) + 3 * var(b)) / 6
    # J by the gamma function, not by its usual approximation
    j = mp.gamma(3) / (sqrt(mpf(3)) * mp.gamma(mpf(5) / 2))
    put(f"{name}.hedges_g", j * (mean(b) - mean(a)) / sqrt(s2))
tps, avg = DATA["tps"], DATA["avg"]
for side, index in (("native", 0), ("container", 1)):
    for run, (x, y) in enumerate(zip(tps[index].split(), avg[index].split())):
        put(f"little.{side}.{run}", mpf(x) * mpf(y) / 1000)
put("u_p_without_first", mpf(2) / comb(6, 3))

# B.7
for d in range(len(SERIES) // 2 + 1):
    rest = SERIES[d:]
    put(f"mser.{d}", sum((x - mean(rest)) ** 2 for x in rest) / len(rest) ** 2)


def lag(v, k):
    m = mean(v)
    return sum((v[i] - m) * (v[i + k] - m) for i in range(len(v) - k)) / sum((x - m) ** 2 for x in v)


for name, v in (("full", SERIES), ("rest", SERIES[5:])):
    n = len(v)
    put(f"{name}.mean", mean(v))
    put(f"{name}.sd", sqrt(var(v)))
    r = lag(v, 1)
    put(f"{name}.lag1", r)
    r = max(r, mpf(0))
    put(f"{name}.effective", n * (1 - r) / (1 + r))
    s = kendall_s(v)
    variance = mpf(n * (n - 1) * (2 * n + 5)) / 18
    z = (s - 1) / sqrt(variance) if s > 0 else (s + 1) / sqrt(variance) if s < 0 else mpf(0)
    put(f"{name}.mk_s", s)
    put(f"{name}.mk_variance", variance)
    put(f"{name}.mk_z", z)
    put(f"{name}.mk_p", erfc(abs(z) / sqrt(mpf(2))))
    put(f"{name}.theil_sen", median([(v[j] - v[i]) / (j - i) for i in range(n) for j in range(i + 1, n)]))
    q = mpf(0)
    for k in (1, 2, 3):
        q += n * (n + 2) * lag(v, k) ** 2 / (n - k)
        put(f"{name}.ljung_box.{k}", q)

with open("reference.json", "w", encoding="utf-8") as file:
    json.dump(out, file, indent=1, sort_keys=True)
    file.write("\n")
