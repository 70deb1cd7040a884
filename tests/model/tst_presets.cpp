// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/model/planexpander.h"
#include "core/model/presets.h"
#include "core/model/profilejson.h"
#include "core/model/profilevalidation.h"

#include <QDir>
#include <QTranslator>
#include <QtTest>

using namespace Tare;

namespace {

/// A language in which everything is the same but marked.
class MarkingTranslator final : public QTranslator
{
public:
    bool isEmpty() const override { return false; }
    QString translate(const char *context, const char *source, const char *, int) const override
    {
        if (qstrcmp(context, "Tare::Presets") != 0)
            return {};
        return QStringLiteral("«%1»").arg(QString::fromUtf8(source));
    }
};

} // namespace

class TestPresets : public QObject
{
    Q_OBJECT

private:
    static QByteArray fileOf(const QString &name)
    {
        QFile file(QStringLiteral(TARE_SOURCE_DIR "/resources/presets/%1.tare").arg(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    static QStringList names(const TestProfile &profile)
    {
        QStringList out;
        for (const EnvironmentSpec &environment : profile.environments)
            out.append(environment.name);
        return out;
    }

private Q_SLOTS:
    void everyFileIsAPreset()
    {
        QStringList listed;
        for (const Preset &preset : presets())
            listed.append(preset.name + QStringLiteral(".tare"));
        listed.sort();
        QCOMPARE(
            QDir(QStringLiteral(TARE_SOURCE_DIR "/resources/presets")).entryList(QDir::Files, QDir::Name),
            listed);
    }

    void loadAndHoldTogether_data()
    {
        QTest::addColumn<QString>("name");
        for (const Preset &preset : presets())
            QTest::newRow(qPrintable(preset.name)) << preset.name;
    }

    void loadAndHoldTogether()
    {
        QFETCH(QString, name);
        const auto parsed = parseProfile(fileOf(name));
        QVERIFY(parsed);
        QCOMPARE(parsed->warnings, QStringList());
        QCOMPARE(parsed->profile.name, name);
        // golden: the bundled file is exactly what saving it gives
        QCOMPARE(QString::fromUtf8(writeProfile(parsed->profile)), QString::fromUtf8(fileOf(name)));
        const auto loaded = loadPreset(name);
        QVERIFY(loaded);
        QCOMPARE(*loaded, parsed->profile);
        for (const ProfileProblem &problem : validateProfile(*loaded)) {
            if (problem.severity == ProblemSeverity::Error)
                QFAIL(qPrintable(problem.field + QStringLiteral(": ") + problem.sentence));
        }
        QVERIFY(!expandPlan(*loaded).isEmpty());
        for (const Preset &preset : presets()) {
            if (preset.name == name) {
                QVERIFY(!preset.title.isEmpty());
                QVERIFY(!preset.description.isEmpty());
            }
        }
    }

    void textsAreInTheUsersLanguage_data() { loadAndHoldTogether_data(); }

    void textsAreInTheUsersLanguage()
    {
        QFETCH(QString, name);
        MarkingTranslator translator;
        QVERIFY(QCoreApplication::installTranslator(&translator));
        const auto profile = loadPreset(name);
        QCoreApplication::removeTranslator(&translator);
        QVERIFY(profile);
        QCOMPARE(profile->name, name);
        for (const EnvironmentSpec &environment : profile->environments)
            QVERIFY2(environment.name.startsWith(u'«'), qPrintable(environment.name));
        for (const WorkloadSpec &workload : profile->workloads)
            QVERIFY2(workload.name.startsWith(u'«')
                         || workload.name.startsWith(QStringLiteral("redis-benchmark")),
                     qPrintable(workload.name));
        QVERIFY(profile->note.isEmpty() || profile->note.startsWith(u'«'));
    }

    void unknownNameListsTheKnown()
    {
        const auto preset = loadPreset(QStringLiteral("../secret"));
        QVERIFY(!preset);
        QVERIFY(preset.error().code == ErrorCode::InvalidArgument);
        QVERIFY(preset.error().sentence.contains(QStringLiteral("redis-quick")));
    }

    void quickTakesAboutTwoMinutes()
    {
        const TestProfile profile = *loadPreset(QStringLiteral("redis-quick"));
        QCOMPARE(names(profile),
                 (QStringList{QStringLiteral("native"), QStringLiteral("container, published port")}));
        QCOMPARE(expandPlan(profile).size(), 12);
        const double seconds = estimatePlan(profile);
        QVERIFY2(seconds > 100 && seconds < 180, qPrintable(QString::number(seconds)));
        QVERIFY(profile.plan.order == RunOrder::Interleaved);
    }

    void ladderHasEveryPath()
    {
        const TestProfile profile = *loadPreset(QStringLiteral("redis-ladder"));
        QList<NetworkPath> paths;
        for (const EnvironmentSpec &environment : profile.environments) {
            if (const auto *container = std::get_if<ContainerServer>(&environment.how))
                paths.append(container->network);
        }
        QCOMPARE(paths, (QList{NetworkPath::Host, NetworkPath::BridgeAddress, NetworkPath::PublishedPort}));
        QVERIFY(std::holds_alternative<NativeServer>(profile.environments.first().how));
        QCOMPARE(baselineId(profile), profile.environments.first().id);
    }

    void mariadbTakesAFewMinutes()
    {
        const TestProfile profile = *loadPreset(QStringLiteral("mariadb-quick"));
        const double seconds = estimatePlan(profile);
        QVERIFY2(seconds > 150 && seconds < 270, qPrintable(QString::number(seconds)));
        QCOMPARE(caseTitle(expandPlan(profile).first().workload),
                 QStringLiteral("OLTP read/write, 8 threads"));
    }

    void publishedMySqlIsAsPublished()
    {
        const TestProfile profile = *loadPreset(QStringLiteral("published-mysql"));
        const auto &oltp = std::get<OltpWorkload>(profile.workloads.first().what);
        QCOMPARE(oltp.tables, 20);
        QCOMPARE(oltp.tableSize, 10'000'000);
        QCOMPARE(oltp.threads, QList<int>{8});
        QCOMPARE(oltp.timing, (Timing{0, 300, 10, 0}));
        QVERIFY(oltp.distribution == RowDistribution::Special);
        QCOMPARE(profile.plan.repetitions, 4);
        QVERIFY(profile.plan.order == RunOrder::Sequential);
        for (const EnvironmentSpec &environment : profile.environments)
            QCOMPARE(serverOptions(environment).value(QStringLiteral("innodb_buffer_pool_size")),
                     QStringLiteral("2G"));
        const auto steps = expandPlan(profile);
        QCOMPARE(steps.size(), 8);
        QVERIFY(std::holds_alternative<NativeServer>(steps.at(3).environment.how));
        QVERIFY(std::holds_alternative<ContainerServer>(steps.at(4).environment.how));
    }

    void dumpSweepsAreSweeps()
    {
        const TestProfile published = *loadPreset(QStringLiteral("published-dump"));
        const auto &dump = std::get<DumpWorkload>(published.workloads.first().what);
        QCOMPARE(dump.threads, (QList<int>{2, 4, 6, 8}));
        QCOMPARE(dump.compressions, (QList{DumpCompression::None, DumpCompression::Gzip}));
        QCOMPARE(dump.tables, 20);
        QVERIFY(dump.restore == DumpRestore::Uncompressed);
        QVERIFY(published.plan.order == RunOrder::Shuffled);
        QCOMPARE(expandPlan(published).size(), 8 * 3);
        const TestProfile quick = *loadPreset(QStringLiteral("dump-quick"));
        QCOMPARE(expandPlan(quick).size(), 2 * 6 * 3);
        const double seconds = estimatePlan(quick);
        QVERIFY2(seconds < 900, qPrintable(QString::number(seconds)));
    }

    void publishedTopologiesAreAsPublished()
    {
        const TestProfile profile = *loadPreset(QStringLiteral("published-topologies"));
        QCOMPARE(profile.environments.size(), 2);
        QCOMPARE(profile.environments[0].topology.schemas, 8);
        QCOMPARE(profile.environments[1].topology.instances, 8);
        for (const EnvironmentSpec &environment : profile.environments) {
            QCOMPARE(environment.topology.targets(), 8);
            QCOMPARE(environment.topology.memoryMib, 16 * 1024);
            QVERIFY(environment.topology.memory == MemoryRule::Total);
        }
        const auto &oltp = std::get<OltpWorkload>(profile.workloads.first().what);
        QCOMPARE(oltp.tables, 100);
        QCOMPARE(oltp.tableSize, 200'000);
        QCOMPARE(oltp.threads, QList<int>{32});
        QCOMPARE(oltp.timing, (Timing{0, 0, 2, 200'000}));
        QVERIFY(oltp.mix == OltpMix::ReadWrite);
    }

    void publishedRedisIsAsPublished()
    {
        const TestProfile profile = *loadPreset(QStringLiteral("published-redis"));
        QCOMPARE(profile.environments.size(), 4);
        const auto &redis = std::get<RedisWorkload>(profile.workloads.first().what);
        QCOMPARE(redis.payloadBytes, 100);
        QCOMPARE(redis.clients, QList<int>{50});
        QVERIFY(redis.classic);
        QCOMPARE(redis.mixes.size(), 1); // the fifteenth row
        QCOMPARE(redis.mixes.first().name, QStringLiteral("LPUSH (needed to benchmark LRANGE)"));
        QCOMPARE(redis.timing.operations, 100'000);
        QStringList tests;
        for (const RedisTest test : redis.tests)
            tests.append(redisTestName(test));
        QCOMPARE(
            tests,
            QStringLiteral("PING_INLINE PING_MBULK SET GET INCR LPUSH LPOP SADD SPOP LRANGE_100 LRANGE_300 "
                           "LRANGE_500 LRANGE_600 MSET")
                .split(u' '));
    }
};

QTEST_GUILESS_MAIN(TestPresets)
#include "tst_presets.moc"
