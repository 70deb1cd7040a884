// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/model/casetwins.h"
#include "core/model/profilejson.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTemporaryDir>
#include <QtTest>

#include <limits>
#include <random>
#include <thread>

#include <unistd.h>

using namespace Tare;

namespace {

constexpr auto strangeName = u"<b>a</b> & \"b\" \\ \u202E 容器 \U0001F433 %1";

QByteArray fileText(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QByteArray golden()
{
    return fileText(QStringLiteral(TARE_SOURCE_DIR "/tests/data/profiles/everything.tare"));
}

/// Nothing in it has its default value.
TestProfile everything()
{
    TestProfile profile;
    profile.name = QString::fromUtf16(strangeName);
    profile.note = QStringLiteral("two\nlines");

    NativeServer native;
    native.binary = QStringLiteral("/usr/bin/redis-server");
    native.transport = Transport::UnixSocket;
    native.port = 7001;
    native.cpuList = QStringLiteral("0,2-3");
    native.options = {{QStringLiteral("save"), QString()},
                      {QStringLiteral("maxmemory"), QStringLiteral("200mb")}};
    ContainerServer container;
    container.engine = ContainerEngine::Podman;
    container.image = ImageSource::Reference;
    container.imageReference = QStringLiteral("redis:7.0");
    container.binary = QStringLiteral("/opt/redis-server");
    container.network = NetworkPath::BridgeAddress;
    container.port = 7002;
    container.storage = ContainerStorage::ImageLayer;
    container.cpuList = QStringLiteral("1");
    container.cpuLimit = 1.5;
    container.memoryLimitMib = 512;
    container.openFiles = 20000;
    container.options = {{QStringLiteral("appendonly"), QStringLiteral("yes")}};
    ExistingEndpoint existing;
    existing.address = QStringLiteral("db.example");
    existing.port = 3307;
    existing.socketPath = QStringLiteral("/run/mysqld.sock");
    existing.user = QStringLiteral("bench");
    existing.database = QStringLiteral("tare_oltp");
    existing.tls = TlsMode::VerifyIdentity;
    existing.tlsCaFile = QStringLiteral("/etc/ca.pem");
    existing.tlsCertificateFile = QStringLiteral("/etc/client.pem");
    existing.tlsKeyFile = QStringLiteral("/etc/client-key.pem");
    profile.environments = {
        {QStringLiteral("env-1"), QString::fromUtf16(strangeName), ServerKind::Redis, native,
         Topology{8, 3, 16384, MemoryRule::Each, CpuSharing::OneEach}, 4},
        {QStringLiteral("env-2"), QString(60, u'n'), ServerKind::Redis, container,
         Topology{2, 1, 0, MemoryRule::Total, CpuSharing::Spread}, 0},
        {QStringLiteral("env-3"), QStringLiteral("existing"), ServerKind::MySql, existing, {}, 7},
    };

    RedisWorkload redis;
    redis.tests = {RedisTest::PingInline, RedisTest::Lrange600, RedisTest::Zpopmin};
    redis.mixes = {{QStringLiteral("SET:GET 1:10"),
                    {{QStringLiteral("SET key:__rand_int__ __data__"), 1},
                     {QStringLiteral("GET key:__rand_int__"), 10}}}};
    redis.clients = {1, 50, 200};
    redis.payloadBytes = 100;
    redis.payloadBytesMax = 200;
    redis.distribution = KeyDistribution::Zipf;
    redis.zipfExponent = 1.1;
    redis.classic = true;
    redis.reconnect = true;
    redis.rate = 1234.5;
    redis.keyspace = 1'000'000'000'000;
    redis.pipeline = 16;
    redis.workers = 2;
    redis.timing = {1, 2, 3, 4'000'000'000};
    OltpWorkload oltp;
    oltp.mix = OltpMix::ReadOnly;
    oltp.tables = 20;
    oltp.tableSize = 10'000'000;
    oltp.threads = {4, 8};
    oltp.distribution = RowDistribution::Pareto;
    oltp.zipfExponent = 0.9;
    oltp.paretoShape = 0.3;
    oltp.sysbenchCompatible = true;
    oltp.preparedStatements = false;
    oltp.skipTransactions = true;
    oltp.counts = {1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 12, 13};
    oltp.table = {false, true, false, QStringLiteral("Aria")};
    oltp.rate = 99.5;
    oltp.reconnectEvery = 17;
    oltp.lostConnection = LostConnection::Stop;
    oltp.retries = 3;
    oltp.statementLatency = true;
    oltp.seed = std::numeric_limits<quint64>::max();
    oltp.timing = {0, 300, 5, 0};
    DumpWorkload dump;
    dump.tools = {DumpTool::MariadbDump, DumpTool::MysqlDump};
    dump.compressions = {DumpCompression::Zstd, DumpCompression::None};
    dump.threads = {3, 5};
    dump.restore = DumpRestore::Uncompressed;
    dump.schema = QStringLiteral("lx_test");
    dump.tables = 20;
    dump.tableSize = 3'000'000'000;
    dump.seed = 7;
    dump.chunkRows = 500'000;
    dump.consistency = DumpConsistency::LockTables;
    dump.cache = DumpCache::Cold;
    dump.directory = QStringLiteral("/var/dumps");
    dump.checksums = false;
    dump.stallTimeout = 60;
    dump.timeLimit = 3600;
    profile.workloads = {{QStringLiteral("load-1"), QStringLiteral("r"), redis},
                         {QStringLiteral("load-2"), QStringLiteral("r"), oltp},
                         {QStringLiteral("load-3"), QStringLiteral("d"), dump}};

    profile.plan.excluded = {{QStringLiteral("env-1"), QStringLiteral("load-2")}};
    profile.plan.repetitions = 6;
    profile.plan.order = RunOrder::Shuffled;
    profile.plan.seed = 9007199254740993; // not a double
    profile.plan.cooldown = 5;
    profile.plan.baseline = QStringLiteral("env-2");
    profile.plan.primaryMetric = Metric::LatencyP95;
    profile.plan.thresholdPercent = 1.5;
    profile.plan.untilPercent = 2.5;
    profile.plan.maximumRepetitions = 20;
    return profile;
}

/// The sentence of the error, or nothing when the document was read.
QString errorOf(const QByteArray &json)
{
    const auto parsed = parseProfile(json);
    return parsed ? QString() : parsed.error().sentence;
}

QByteArray with(const QByteArray &from, const QByteArray &to)
{
    QByteArray json = golden();
    const qsizetype at = json.indexOf(from);
    return at < 0 ? QByteArray() : json.replace(at, from.size(), to);
}

} // namespace

class TestProfileJson : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void goldenFile()
    {
        QCOMPARE(QString::fromUtf8(writeProfile(everything())), QString::fromUtf8(golden()));
        const auto parsed = parseProfile(golden());
        QVERIFY(parsed);
        QCOMPARE(parsed->profile, everything());
        QCOMPARE(parsed->warnings, QStringList());
    }

    void versionComesFirst()
    {
        QVERIFY(writeProfile({}).startsWith("{\n  \"formatVersion\": 1,\n"));
        QVERIFY(writeProfile({}).endsWith("}\n"));
    }

    void emptyProfileComesBack()
    {
        const auto parsed = parseProfile(writeProfile({}));
        QVERIFY(parsed);
        QCOMPARE(parsed->profile, TestProfile());
    }

    void everyKindComesBack()
    {
        for (const auto tls : {TlsMode::Off, TlsMode::Preferred, TlsMode::Required, TlsMode::VerifyCa}) {
            for (const auto storage : {ContainerStorage::BindMount, ContainerStorage::Volume}) {
                for (const auto engine : {ContainerEngine::Any, ContainerEngine::Docker}) {
                    TestProfile profile = everything();
                    std::get<ExistingEndpoint>(profile.environments[2].how).tls = tls;
                    auto &container = std::get<ContainerServer>(profile.environments[1].how);
                    container.storage = storage;
                    container.engine = engine;
                    container.network = NetworkPath::Host;
                    container.image = ImageSource::HostBinary;
                    QCOMPARE(parseProfile(writeProfile(profile))->profile, profile);
                }
            }
        }
        TestProfile profile = everything();
        auto &redis = std::get<RedisWorkload>(profile.workloads[0].what);
        redis.tests.clear();
        for (int i = 0; i <= static_cast<int>(RedisTest::Xadd); ++i)
            redis.tests.append(static_cast<RedisTest>(i));
        for (const auto distribution :
             {RowDistribution::Uniform, RowDistribution::Special, RowDistribution::Gaussian,
              RowDistribution::Pareto, RowDistribution::Zipfian}) {
            std::get<OltpWorkload>(profile.workloads[1].what).distribution = distribution;
            QCOMPARE(parseProfile(writeProfile(profile))->profile, profile);
        }
    }

    void whatMakesNoSenseIsKept()
    {
        TestProfile profile = everything();
        std::get<NativeServer>(profile.environments[0].how).port = -3;
        std::get<RedisWorkload>(profile.workloads[0].what).tests.clear();
        std::get<RedisWorkload>(profile.workloads[0].what).clients = {};
        profile.plan.repetitions = 0;
        profile.plan.baseline = QStringLiteral("gone");
        profile.environments[1].name.clear();
        QCOMPARE(parseProfile(writeProfile(profile))->profile, profile);
        std::get<ContainerServer>(profile.environments[1].how).cpuLimit =
            std::numeric_limits<double>::infinity();
        QVERIFY(parseProfile(writeProfile(profile)));
    }

    void missingFieldsGetTheirDefaults()
    {
        const auto parsed = parseProfile(R"({"formatVersion":1,
            "environments":[{"id":"env-1","server":"redis","how":{"kind":"native"}},
                            {"id":"env-2","server":"mysql","how":{"kind":"container"}}],
            "workloads":[{"id":"load-1","what":{"kind":"redis"}},{"id":"load-2","what":{"kind":"oltp"}}]})");
        QVERIFY(parsed);
        QCOMPARE(std::get<ContainerServer>(parsed->profile.environments.at(1).how), ContainerServer());
        QCOMPARE(std::get<RedisWorkload>(parsed->profile.workloads.at(0).what), RedisWorkload());
        QCOMPARE(std::get<OltpWorkload>(parsed->profile.workloads.at(1).what), OltpWorkload());
        QCOMPARE(parsed->profile.plan, PlanSpec());
        QCOMPARE(parsed->warnings, QStringList());
    }

    void unknownFieldsAreNamed()
    {
        const auto parsed = parseProfile(R"({"formatVersion":1, "extra":1,
            "environments":[{"id":"a","server":"redis","how":{"kind":"native"}},
                            {"id":"b","server":"redis","colour":2,"how":{"kind":"native","frobnicate":true}}],
            "workloads":[{"id":"l","what":{"kind":"redis","timing":{"warmUp":3}}}],
            "plan":{"excluded":[{"environment":"a","workload":"l","why":"?"}]}})");
        QVERIFY(parsed);
        QStringList fields;
        for (const QString &warning : parsed->warnings)
            fields.append(warning.section(u':', 0, 0));
        fields.sort();
        QCOMPARE(fields,
                 (QStringList{QStringLiteral("environments[1].colour"),
                              QStringLiteral("environments[1].how.frobnicate"), QStringLiteral("extra"),
                              QStringLiteral("plan.excluded[0].why"),
                              QStringLiteral("workloads[0].what.timing.warmUp")}));
    }

    void fieldErrors_data()
    {
        QTest::addColumn<QByteArray>("from");
        QTest::addColumn<QByteArray>("to");
        QTest::addColumn<QString>("starts");
        const auto row = [](const char *name, const char *from, const char *to, const char *starts) {
            QTest::newRow(name) << QByteArray(from) << QByteArray(to) << QString::fromUtf8(starts);
        };
        row("text for a number", "\"port\": 7001", "\"port\": \"abc\"",
            "environments[0].how.port: expected a whole number, found \"abc\".");
        row("fraction", "\"port\": 7001", "\"port\": 7001.5",
            "environments[0].how.port: expected a whole number");
        row("too large", "\"port\": 7001", "\"port\": 3000000000",
            "environments[0].how.port: expected a whole number from -2147483648 to 2147483647, found "
            "3000000000.");
        row("null", "\"port\": 7001", "\"port\": null", "environments[0].how.port: expected a whole number");
        row("number for a text", "\"cpuList\": \"0,2-3\"", "\"cpuList\": 2",
            "environments[0].how.cpuList: expected a text, found 2.");
        row("unknown word", "\"server\": \"mysql\"", "\"server\": \"postgres\"",
            "environments[2].server: expected one of redis, mysql, found \"postgres\".");
        row("unknown engine", "\"engine\": \"podman\"", "\"engine\": \"lxc\"",
            "environments[1].how.engine: ");
        row("unknown kind", "\"kind\": \"container\"", "\"kind\": \"vm\"", "environments[1].how.kind: ");
        row("missing kind", "\"kind\": \"container\",", "", "environments[1].how.kind: is missing.");
        row("unknown test", "\"ZPOPMIN\"", "\"NOPE\"", "workloads[0].what.tests[2]: ");
        row("test no text", "\"ZPOPMIN\"", "7", "workloads[0].what.tests[2]: expected a text, found 7.");
        row("client count", "[1, 50, 200]", "[1, \"x\"]", "workloads[0].what.clients[1]: ");
        row("no list", "[1, 50, 200]", "50", "workloads[0].what.clients: ");
        row("seed", "\"9007199254740993\"", "\"seven\"", "plan.seed: ");
        row("negative seed", "\"9007199254740993\"", "-1", "plan.seed: must not be negative.");
        row("boolean", "\"skipTransactions\": true", "\"skipTransactions\": 1",
            "workloads[1].what.skipTransactions: ");
        row("option value", "\"maxmemory\": \"200mb\"", "\"maxmemory\": 200",
            "environments[0].how.options.maxmemory: expected a text, found 200.");
        row("id twice", "\"id\": \"env-2\"", "\"id\": \"env-1\"", "environments[1].id: ");
        row("excluded", "\"workload\": \"load-2\"", "\"workload\": 2", "plan.excluded[0].workload: ");
        row("cpu limit", "\"cpuLimit\": 1.5", "\"cpuLimit\": \"1.5\"", "environments[1].how.cpuLimit: ");
        row("order", "\"order\": \"shuffled\"", "\"order\": \"random\"", "plan.order: ");
        row("timing", "\"warmup\": 1,", "\"warmup\": [],", "workloads[0].what.timing.warmup: ");
    }

    void fieldErrors()
    {
        QFETCH(QByteArray, from);
        QFETCH(QByteArray, to);
        QFETCH(QString, starts);
        const QByteArray json = with(from, to);
        QVERIFY(!json.isEmpty());
        const auto parsed = parseProfile(json);
        QVERIFY(!parsed);
        QVERIFY(parsed.error().code == ErrorCode::InvalidProfile);
        QVERIFY2(parsed.error().sentence.startsWith(starts), qPrintable(parsed.error().sentence));
    }

    void severalErrorsAreAllTold()
    {
        QByteArray json = with("\"port\": 7001", "\"port\": \"x\"");
        json.replace("\"cpuLimit\": 1.5", "\"cpuLimit\": []");
        json.replace("\"shuffled\"", "3");
        const auto parsed = parseProfile(json);
        QVERIFY(!parsed);
        QVERIFY(parsed.error().sentence.endsWith(QStringLiteral("There are 2 more problems.")));
        QCOMPARE(parsed.error().detail.count(u'\n'), 2);
        QVERIFY(parsed.error().detail.contains(QStringLiteral("plan.order: ")));
    }

    void foreignDocuments()
    {
        QVERIFY(errorOf("{\"name\":\"x\"}").contains(QStringLiteral("formatVersion")));
        QVERIFY(errorOf("[1,2]").contains(QStringLiteral("no Tare test profile")));
        QVERIFY(errorOf("{\"formatVersion\":\"1\"}").contains(QStringLiteral("formatVersion")));
        QVERIFY(errorOf("{\"formatVersion\":0}").contains(QStringLiteral("formatVersion")));
        QVERIFY(errorOf("{\"formatVersion\":1.5}").contains(QStringLiteral("formatVersion")));
        QVERIFY(errorOf("{\"formatVersion\":1}").contains(QStringLiteral("environments: is missing.")));
        QVERIFY(errorOf("").contains(QStringLiteral("empty")));
        QVERIFY(errorOf(" \n").contains(QStringLiteral("empty")));
        QVERIFY(errorOf("SQLite format 3").contains(QStringLiteral("line 1")));
        QVERIFY(errorOf(QByteArray(5 * 1024 * 1024, ' ')).contains(QStringLiteral("4 MiB")));
        QVERIFY(!errorOf(QByteArray(100000, '[')).isEmpty());
    }

    void newerFormatIsRefused()
    {
        const QString sentence = errorOf(with("\"formatVersion\": 1", "\"formatVersion\": 2"));
        QVERIFY(sentence.contains(QStringLiteral("format 2")));
        QVERIFY(sentence.contains(QStringLiteral("newer version of Tare")));
    }

    void damageIsPlaced()
    {
        const QString sentence = errorOf("{\n  \"formatVersion\": 1,\n  \"name\": oops\n}");
        QVERIFY2(sentence.contains(QStringLiteral("line 3")), qPrintable(sentence));
    }

    void everyTruncationIsAnError()
    {
        const QByteArray json = golden();
        QVERIFY(parseProfile(json));
        for (qsizetype length = 0; length < json.lastIndexOf('}'); ++length) {
            const auto parsed = parseProfile(json.left(length));
            if (parsed)
                QFAIL(qPrintable(QStringLiteral("read after %1 bytes").arg(length)));
            QVERIFY(!parsed.error().sentence.isEmpty());
        }
    }

    void mutatedDocumentsNeverCrash()
    {
        const QByteArray json = golden();
        const QList<QByteArray> pieces = {"{",
                                          "}",
                                          "[",
                                          "]",
                                          "\"",
                                          ",",
                                          ":",
                                          "null",
                                          "-1",
                                          "1e999",
                                          "true",
                                          "\\u0000",
                                          "99999999999999999999",
                                          "\xff",
                                          "{}",
                                          "[]",
                                          "\"\""};
        std::mt19937 random(20240807);
        int read = 0;
        for (int round = 0; round < 4000; ++round) {
            QByteArray mutated = json;
            for (int changes = 1 + static_cast<int>(random() % 4); changes > 0; --changes) {
                const auto at = static_cast<qsizetype>(random() % static_cast<std::size_t>(mutated.size()));
                const auto length = static_cast<qsizetype>(random() % 12);
                const QByteArray &piece = pieces.at(static_cast<qsizetype>(random() % pieces.size()));
                mutated.replace(at, std::min(length, mutated.size() - at),
                                random() % 3 == 0 ? QByteArray() : piece);
            }
            const auto parsed = parseProfile(mutated);
            if (!parsed) {
                QVERIFY(!parsed.error().sentence.isEmpty());
                continue;
            }
            ++read;
            const auto again = parseProfile(writeProfile(parsed->profile));
            QVERIFY(again);
            QCOMPARE(again->profile, parsed->profile);
        }
        QVERIFY(read > 0); // some mutations hit a name
    }

    void everyValueReplacedIsAnErrorOrRead()
    {
        // each value of the document in turn becomes something else
        const QJsonObject whole = profileToJson(everything());
        const QList<QJsonValue> values = {QJsonValue(),        true,          -1,           1.5,
                                          QStringLiteral("x"), QJsonArray{1}, QJsonObject{}};
        int errors = 0;
        const std::function<QJsonValue(const QJsonValue &, int &, int, const QJsonValue &)> replaced =
            [&](const QJsonValue &value, int &counter, int target, const QJsonValue &by) -> QJsonValue {
            if (counter++ == target)
                return by;
            if (value.isObject()) {
                QJsonObject object = value.toObject();
                const QStringList keys = object.keys();
                for (const QString &key : keys)
                    object.insert(key, replaced(object.value(key), counter, target, by));
                return object;
            }
            if (value.isArray()) {
                QJsonArray array = value.toArray();
                for (qsizetype i = 0; i < array.size(); ++i)
                    array.replace(i, replaced(array.at(i), counter, target, by));
                return array;
            }
            return value;
        };
        int places = 0;
        replaced(whole, places, -1, {});
        QVERIFY(places > 100);
        for (int target = 1; target < places; ++target) {
            for (const QJsonValue &by : values) {
                int counter = 0;
                const QJsonObject changed = replaced(whole, counter, target, by).toObject();
                const auto parsed = parseProfile(QJsonDocument(changed).toJson());
                if (!parsed) {
                    ++errors;
                    QVERIFY(parsed.error().code == ErrorCode::InvalidProfile);
                }
            }
        }
        QVERIFY(errors > places);
    }

    void equalCasesOfTwoWorkloadsAreNamed()
    {
        StepRecord step;
        step.workloadId = QStringLiteral("load-1");
        RedisWorkload redis;
        redis.tests = {RedisTest::Get};
        WorkloadCase one{step.workloadId, QStringLiteral("small"), redis};
        step.caseKey = caseKey(one);
        step.workload = caseToJson(one);
        const QString plain = storedCaseTitle(step.workload, step.caseKey);
        QList<StepRecord> steps{step, step};
        markCaseTwins(steps);
        QCOMPARE(storedCaseTitle(steps.first().workload, step.caseKey), plain);

        one.workloadId = steps[1].workloadId = QStringLiteral("load-2");
        one.workloadName = QStringLiteral("large");
        steps[1].workload = caseToJson(one);
        markCaseTwins(steps);
        QCOMPARE(storedCaseTitle(steps[0].workload, step.caseKey), QStringLiteral("small: ") + plain);
        QCOMPARE(storedCaseTitle(steps[1].workload, step.caseKey), QStringLiteral("large: ") + plain);
        QVERIFY(caseFromJson(steps[1].workload));
    }

    void caseAndEnvironmentComeBack()
    {
        for (const WorkloadSpec &workload : everything().workloads) {
            for (const WorkloadCase &one : expandCases(workload)) {
                const auto read = caseFromJson(caseToJson(one));
                QVERIFY(read);
                QCOMPARE(*read, one);
            }
        }
        for (const EnvironmentSpec &environment : everything().environments) {
            const auto read = environmentFromJson(environmentToJson(environment));
            QVERIFY(read);
            QCOMPARE(*read, environment);
        }
        QVERIFY(!caseFromJson({}));
        QVERIFY(!environmentFromJson({}));
    }

    void files()
    {
        QTemporaryDir directory;
        const QString path = directory.filePath(QStringLiteral("a.tare"));
        QVERIFY(saveProfile(everything(), path));
        QCOMPARE(fileText(path), golden());
        QCOMPARE(loadProfile(path)->profile, everything());

        const auto missing = loadProfile(directory.filePath(QStringLiteral("none.tare")));
        QVERIFY(!missing);
        QVERIFY(missing.error().code == ErrorCode::FileFailed);
        QVERIFY(missing.error().sentence.contains(QStringLiteral("none.tare")));
        QVERIFY(!loadProfile(directory.path()));

        QFile damaged(directory.filePath(QStringLiteral("damaged.tare")));
        QVERIFY(damaged.open(QIODevice::WriteOnly));
        damaged.write(with("\"port\": 7001", "\"port\": \"abc\""));
        damaged.close();
        const auto refused = loadProfile(damaged.fileName());
        QVERIFY(!refused);
        QVERIFY(refused.error().code == ErrorCode::InvalidProfile);
        QVERIFY(refused.error().sentence.contains(QStringLiteral("damaged.tare")));
        QVERIFY(refused.error().sentence.contains(QStringLiteral("environments[0].how.port")));
    }

    void failedSaveLeavesTheOldFile()
    {
        QTemporaryDir directory;
        const auto nowhere =
            saveProfile(everything(), directory.filePath(QStringLiteral("no/such/folder.tare")));
        QVERIFY(!nowhere);
        QVERIFY(nowhere.error().code == ErrorCode::FileFailed);
        QVERIFY(nowhere.error().sentence.contains(QStringLiteral("folder.tare")));
        QVERIFY(!saveProfile(everything(), directory.path()));
    }

    void pipeIsReadToItsEnd()
    {
        int ends[2];
        QCOMPARE(pipe(ends), 0);
        std::thread writer([json = golden(), end = ends[1]] {
            for (qsizetype at = 0; at < json.size(); at += 100) {
                const qsizetype length = std::min<qsizetype>(100, json.size() - at);
                if (write(end, json.constData() + at, static_cast<std::size_t>(length)) != length)
                    break;
                std::this_thread::yield();
            }
            close(end);
        });
        const auto parsed = loadProfile(QStringLiteral("/dev/fd/%1").arg(ends[0]));
        writer.join();
        close(ends[0]);
        QVERIFY(parsed);
        QCOMPARE(parsed->profile, everything());
    }

    void endlessFileIsRefused()
    {
        const auto parsed = loadProfile(QStringLiteral("/dev/zero"));
        QVERIFY(!parsed);
        QVERIFY(parsed.error().sentence.contains(QStringLiteral("4 MiB")));
    }
};

QTEST_APPLESS_MAIN(TestProfileJson)
#include "tst_profilejson.moc"
