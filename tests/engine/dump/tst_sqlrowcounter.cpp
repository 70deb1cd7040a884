// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/engine/dump/sqlrowcounter.h"

#include <QtTest>

using namespace Qt::StringLiterals;
using namespace Tare;

using Rows = QMap<QString, qint64>;
Q_DECLARE_METATYPE(Rows)

class TestSqlRowCounter : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void statements_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<Rows>("expected");
        const auto add = [](const char *name, const QByteArray &text, const Rows &expected) {
            QTest::newRow(name) << text << expected;
        };
        add("mydumper",
            "/*!40101 SET NAMES binary*/;\nINSERT INTO `t1` VALUES\n(1,\"a\"),\n(2,\"b\");\n"
            "INSERT INTO `t1` VALUES\n(3,NULL);\n",
            {{u"t1"_s, 3}});
        add("mariadb-dump",
            "-- a comment; with (brackets)\nDROP TABLE IF EXISTS `t1`;\nCREATE TABLE `t1` (\n  `id` "
            "int(11) NOT NULL DEFAULT (1),\n  KEY `k` (`id`)\n);\nLOCK TABLES `t1` WRITE;\n"
            "INSERT INTO `t1` VALUES\n(1,'x'),(2,'y');\nUNLOCK TABLES;\n",
            {{u"t1"_s, 2}});
        add("signs in strings", "INSERT INTO t VALUES ('),(''),(','\\'),(',\"--\",'/*','#'),(2);",
            {{u"t"_s, 2}});
        add("backslash at the end of a string", "INSERT INTO t VALUES ('a\\\\'),('b');", {{u"t"_s, 2}});
        add("functions", "INSERT INTO t VALUES (ST_GeomFromText('POINT(1 1)'),(1)),((2),3);", {{u"t"_s, 2}});
        add("columns named", "INSERT IGNORE INTO `a`.`b c` (`x`,`values`) VALUES (1,2),(3,4);",
            {{u"b c"_s, 2}});
        add("odd name", "INSERT INTO `a``b` VALUES (1);INSERT INTO`x`.`c` VALUES (1),(2);",
            {{u"a`b"_s, 1}, {u"c"_s, 2}});
        add("lower case", "insert into t values (1);replace into t values (1),(2);", {{u"t"_s, 3}});
        add("two tables", "INSERT INTO a VALUES (1);INSERT INTO b VALUES (1),(2);",
            {{u"a"_s, 1}, {u"b"_s, 2}});
        add("minus", "INSERT INTO t VALUES (-1,- 2),(3,-4);", {{u"t"_s, 2}});
        add("comments between", "INSERT INTO t VALUES (1) -- (\n,(2) # (\n,(3) /* ( */,(4);", {{u"t"_s, 4}});
        add("other statements", "CREATE TABLE t (a INT);SELECT (1);SET @a = (2);", {});
        add("nothing", "", {});
    }

    void statements()
    {
        QFETCH(QByteArray, text);
        QFETCH(Rows, expected);
        SqlRowCounter whole;
        whole.read(text);
        QCOMPARE(whole.rows(), expected);
        // wherever a piece of the file ends
        for (qsizetype size = 1; size < 9; ++size) {
            SqlRowCounter counter;
            for (qsizetype at = 0; at < text.size(); at += size)
                counter.read(QByteArrayView(text).sliced(at, std::min(size, text.size() - at)));
            QCOMPARE(counter.rows(), expected);
        }
    }

    void outfiles()
    {
        OutfileRowCounter counter;
        counter.read("1\ta\n2\tb\\\n");
        counter.read("still b\n3\tc\\\\\n");
        QCOMPARE(counter.rows(), 3);
    }
};

QTEST_APPLESS_MAIN(TestSqlRowCounter)
#include "tst_sqlrowcounter.moc"
