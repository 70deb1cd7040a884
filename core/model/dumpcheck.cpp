// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/model/dumpcheck.h"

#include "core/model/numbercheck.h"

#include <QCoreApplication>
#include <QDir>

#include <algorithm>

namespace Tare {

namespace {

constexpr int mostThreads = 1024;
constexpr int mostTables = 10000;
constexpr qint64 mostRows = 2'000'000'000;
constexpr int longest = 7 * 86400;

template<typename T, typename Name>
void checkNames(const QList<T> &list, const QString &field, const QString &none, Name name,
                ProblemList &problems)
{
    if (list.isEmpty())
        problems.error(field, none);
    for (qsizetype i = 0; i < list.size(); ++i) {
        if (list.indexOf(list.at(i)) != i) {
            problems.warning(
                QStringLiteral("%1[%2]").arg(field).arg(i),
                QCoreApplication::translate("Tare::ProfileValidation", "%1 is there twice; it is run once.")
                    .arg(name(list.at(i))));
        }
    }
}

void checkThreads(const DumpWorkload &dump, ProblemList &problems)
{
    const QString field = QStringLiteral("what.threads");
    checkSweep(dump.threads, mostThreads, field, problems);
    if (dump.tools.contains(DumpTool::Mydumper) && dump.threads.contains(1)) {
        problems.warning(
            field,
            QCoreApplication::translate("Tare::ProfileValidation",
                                        "mydumper runs 2 threads when it is asked for 1, from version 0.13 "
                                        "on; where it does so the step is refused."));
    }
    if (!dump.schema.isEmpty() || dump.chunkRows > 0 || dump.tables < 1)
        return;
    // Whole tables are handed out: a dump lasts as long as the thread that got most of them.
    const auto wasted = [&dump](int threads) {
        if (threads < 1)
            return 0.0;
        const int shareOfOne = (dump.tables + threads - 1) / threads;
        return static_cast<double>(shareOfOne) * threads / dump.tables - 1;
    };
    const QList<int> &counts = dump.threads;
    const auto worst =
        std::max_element(counts.cbegin(), counts.cend(), [&](int a, int b) { return wasted(a) < wasted(b); });
    constexpr double muchWasted = 0.15;
    if (worst != counts.cend() && wasted(*worst) > muchWasted) {
        problems.warning(
            field,
            QCoreApplication::translate("Tare::ProfileValidation",
                                        "%1 threads cannot share %2 tables evenly: some wait for the last. "
                                        "Choose a number of tables that the counts divide, or rows a piece.")
                .arg(*worst)
                .arg(dump.tables));
    }
}

} // namespace

void checkDump(const DumpWorkload &dump, ProblemList &problems)
{
    checkNames(dump.tools, QStringLiteral("what.tools"),
               QCoreApplication::translate("Tare::ProfileValidation", "Choose at least one tool."),
               dumpToolTitle, problems);
    const QString compressions = QStringLiteral("what.compressions");
    checkNames(
        dump.compressions, compressions,
        QCoreApplication::translate("Tare::ProfileValidation", "Choose at least one compression, or none."),
        dumpCompressionTitle, problems);
    for (const DumpTool tool : dump.tools) {
        const bool usable =
            std::any_of(dump.compressions.cbegin(), dump.compressions.cend(),
                        [tool](DumpCompression compression) { return canCompress(tool, compression); });
        if (!usable && !dump.compressions.isEmpty()) {
            problems.error(
                compressions,
                QCoreApplication::translate("Tare::ProfileValidation",
                                            "%1 does not compress, so there is nothing for it to do. Choose "
                                            "“plain” as well.")
                    .arg(dumpToolTitle(tool)));
        }
    }
    checkThreads(dump, problems);
    if (dump.schema.isEmpty()) {
        checkRange(dump.tables, 1, mostTables, QStringLiteral("what.tables"), problems);
        checkRange(dump.tableSize, 1, mostRows, QStringLiteral("what.tableSize"), problems);
    }
    checkRange(dump.chunkRows, 0, mostRows, QStringLiteral("what.chunkRows"), problems);
    checkRange(dump.stallTimeout, 5, longest, QStringLiteral("what.stallTimeout"), problems);
    checkRange(dump.timeLimit, 1, longest, QStringLiteral("what.timeLimit"), problems);
    if (!dump.directory.isEmpty() && QDir::isRelativePath(dump.directory)) {
        problems.error(QStringLiteral("what.directory"),
                       QCoreApplication::translate("Tare::ProfileValidation",
                                                   "Give the whole path, beginning with “/”."));
    }
    if (dump.consistency == DumpConsistency::NoLocks && !dump.schema.isEmpty()) {
        problems.warning(
            QStringLiteral("what.consistency"),
            QCoreApplication::translate("Tare::ProfileValidation",
                                        "Without a lock the threads see different moments of the data, if "
                                        "anybody changes it meanwhile."));
    }
}

} // namespace Tare
