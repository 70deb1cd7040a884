// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/engine/dump/dumplog.h"

#include <QtTest>

using namespace Qt::StringLiterals;
using namespace Tare;

class TestDumpLog : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void errors_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<bool>("wrong");
        const auto add = [](const char *name, const char *line, bool wrong) {
            QTest::newRow(name) << QString::fromUtf8(line) << wrong;
        };
        add("glib critical", "** (mydumper:71): CRITICAL **: 10:00:00.1: Couldn't write data", true);
        add("glib error", "** (myloader:71): ERROR **: 10:00:00.1: no", true);
        add("glib warning", "** (mydumper:71): WARNING **: 10:00:00.1: Using trx_consistency_only", false);
        add("glib message", "** Message: 10:00:00.1: Thread 1 shutting down", false);
        add("a table called error", "** Message: 10:00:00.1: Thread 1 dumping data for `db`.`ERROR`", false);
        add("later error", "2026-01-01 10:00:00 [ERROR] - Could not read", true);
        add("later info", "2026-01-01 10:00:00 [INFO] - Thread 1: dumping schema for `a`.`b`", false);
        add("machine log", "{\"seq\":1,\"level\": \"error\",\"event\":\"process_error\"}", true);
        add("machine notice", "{\"seq\":1,\"level\":\"info\",\"event\":\"process_notice\"}", false);
        add("client", "ERROR 1146 (42S02) at line 31: Table 'a.b' doesn't exist", true);
        add("client in a box", "ERROR at line 31: Unknown command", true);
        add("mariadb-dump", "mariadb-dump: Got error: 1045: \"Access denied\" when trying to connect", true);
        add("mariadb-dump writing", "mariadb-dump: Got errno 28 on write", true);
        add("import", "mariadb-import: Error: 1146, Table doesn't exist, when using table: b", true);
        add("full", "gzip: stdout: No space left on device", true);
        add("verbose", "-- Retrieving table structure for table sbtest1...", false);
    }

    void errors()
    {
        QFETCH(QString, line);
        QFETCH(bool, wrong);
        DumpLog log;
        log.read({line});
        QCOMPARE(log.errors(), wrong ? QStringList{line} : QStringList());
        QCOMPARE(log.lines(), 1);
    }

    void tablesOfMydumper010()
    {
        DumpLog log;
        log.read({u"** Message: 1: Thread 1 dumping db information for `tare_oltp`"_s,
                  u"** Message: 1: Thread 2 dumping schema create for `tare_oltp`"_s,
                  u"** Message: 1: Thread 1 dumping data for `tare_oltp`.`sbtest1`"_s,
                  u"** Message: 1: Thread 2 dumping data for `tare_oltp`.`sbtest2`"_s});
        QCOMPARE(log.tablesDone(), 0);
        log.read({u"** Message: 1: Thread 1 dumping data for `tare_oltp`.`sbtest3` where (`id` >= 1)"_s});
        QCOMPARE(log.tablesDone(), 1);
        log.read({u"** Message: 1: Thread 2 dumping data for `tare_oltp`.`sbtest3` where (`id` >= 9)"_s});
        QCOMPARE(log.tablesDone(), 2);
        log.read({u"** Message: 1: Thread 1 shutting down"_s});
        QCOMPARE(log.tablesDone(), 2); // the other thread has a piece of the third
        log.read({u"** Message: 1: Thread 2 dumping schema for `tare_oltp`.`sbtest1`"_s});
        QCOMPARE(log.tablesDone(), 3);
    }

    void tablesOfMyloader()
    {
        DumpLog log;
        log.read({u"** Message: 1: Creating table `tare_restore`.`sbtest6`"_s,
                  u"** Message: 1: Thread 1 restoring `tare_oltp`.`sbtest6` part 0"_s,
                  u"** Message: 1: Thread 2 restoring `tare_oltp`.`sbtest1` part 0"_s});
        QCOMPARE(log.tablesDone(), 0);
        log.read({u"** Message: 1: Thread 2 restoring `tare_oltp`.`sbtest4` part 0"_s,
                  u"** Message: 1: Thread 1 shutting down"_s, u"** Message: 1: Thread 2 shutting down"_s});
        QCOMPARE(log.tablesDone(), 3);
    }

    void tablesOfLaterVersions()
    {
        DumpLog log;
        log.read({u"2026-01-01 10:00:00 [INFO] - Thread 1: `db`.`t1` [ 40% ] | Tables: 8/20"_s});
        QCOMPARE(log.tablesDone(), 12);
        DumpLog loader;
        loader.read({u"2026-01-01 10:00:00 [INFO] - Thread 3: restoring db.t1 part 0 of 2 from db.t1.sql | "
                     "Progress 5 of 40. Tables 4 of 20 completed"_s});
        QCOMPARE(loader.tablesDone(), 4);
    }

    void tablesOfMariadbDump()
    {
        DumpLog log;
        log.read({u"-- Connecting to 127.0.0.1..."_s, u"-- Retrieving table structure for table sbtest1..."_s,
                  u"-- Sending SELECT query..."_s});
        QCOMPARE(log.tablesDone(), 0);
        log.read({u"-- Retrieving table structure for table sbtest2..."_s});
        QCOMPARE(log.tablesDone(), 1);
    }

    void theLastLinesAreKept()
    {
        DumpLog log;
        for (int i = 1; i <= 100; ++i)
            log.read({u"line %1"_s.arg(i)});
        QCOMPARE(log.lastLines(2), u"line 99\nline 100"_s);
        QCOMPARE(log.lines(), 100);
    }
};

QTEST_APPLESS_MAIN(TestDumpLog)
#include "tst_dumplog.moc"
