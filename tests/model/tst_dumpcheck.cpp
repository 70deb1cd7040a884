// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/model/dumpcheck.h"

#include <QtTest>

#include <functional>

using namespace Tare;

using Change = std::function<void(DumpWorkload &)>;
Q_DECLARE_METATYPE(Change)

class TestDumpCheck : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aFreshOneIsFine() { QCOMPARE(listed(DumpWorkload()), QStringList()); }

    void problems_data()
    {
        QTest::addColumn<QString>("expected");
        QTest::addColumn<Change>("change");
        const auto add = [](const char *name, const char *expected, Change change) {
            QTest::newRow(name) << QString::fromLatin1(expected) << std::move(change);
        };
        add("no tool", "error tools", [](DumpWorkload &dump) { dump.tools.clear(); });
        add("tool twice", "warning tools[1]",
            [](DumpWorkload &dump) { dump.tools.append(DumpTool::Mydumper); });
        add("no compression", "error compressions", [](DumpWorkload &dump) { dump.compressions.clear(); });
        add("nothing it can do", "error compressions", [](DumpWorkload &dump) {
            dump.tools = {DumpTool::MariadbDump};
            dump.compressions = {DumpCompression::Gzip};
        });
        add("no threads", "error threads", [](DumpWorkload &dump) { dump.threads.clear(); });
        add("no thread", "error threads[0]", [](DumpWorkload &dump) { dump.threads = {0}; });
        add("one thread", "warning threads", [](DumpWorkload &dump) { dump.threads = {1, 2}; });
        add("more threads than tables", "warning threads", [](DumpWorkload &dump) { dump.tables = 6; });
        add("uneven shares", "warning threads", [](DumpWorkload &dump) { dump.threads = {2, 10}; });
        add("no tables", "error tables", [](DumpWorkload &dump) { dump.tables = 0; });
        add("no rows", "error tableSize", [](DumpWorkload &dump) { dump.tableSize = 0; });
        add("negative piece", "error chunkRows", [](DumpWorkload &dump) { dump.chunkRows = -1; });
        add("no patience", "error stallTimeout", [](DumpWorkload &dump) { dump.stallTimeout = 1; });
        add("no time", "error timeLimit", [](DumpWorkload &dump) { dump.timeLimit = 0; });
        add("relative path", "error directory",
            [](DumpWorkload &dump) { dump.directory = QStringLiteral("dumps"); });
        add("no lock on others' data", "warning consistency", [](DumpWorkload &dump) {
            dump.schema = QStringLiteral("lx_test");
            dump.consistency = DumpConsistency::NoLocks;
        });
    }

    void problems()
    {
        QFETCH(QString, expected);
        QFETCH(Change, change);
        DumpWorkload dump;
        change(dump);
        QCOMPARE(listed(dump), QStringList(expected));
    }

    void piecesShareWhateverTablesThereAre()
    {
        DumpWorkload dump;
        dump.tables = 1;
        dump.chunkRows = 1000;
        QCOMPARE(listed(dump), QStringList());
    }

    void tablesOfAnExistingSchemaAreNotAsked()
    {
        DumpWorkload dump;
        dump.schema = QStringLiteral("lx_test");
        dump.tables = 0;
        dump.tableSize = 0;
        QCOMPARE(listed(dump), QStringList());
    }

private:
    /// "error threads[0]" …
    static QStringList listed(const DumpWorkload &dump)
    {
        QList<ProfileProblem> found;
        ProblemList problems(found, QStringLiteral("w"), {});
        checkDump(dump, problems);
        QStringList list;
        for (const ProfileProblem &problem : found) {
            list.append((problem.severity == ProblemSeverity::Error ? QStringLiteral("error ")
                                                                    : QStringLiteral("warning "))
                        + QString(problem.field).remove(QStringLiteral("w.what.")));
        }
        return list;
    }
};

QTEST_APPLESS_MAIN(TestDumpCheck)
#include "tst_dumpcheck.moc"
