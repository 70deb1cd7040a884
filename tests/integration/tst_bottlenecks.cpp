// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/analysis/bottleneck.h"
#include "tests/integration/runbench.h"

#include <QProcess>
#include <QTest>

#include <unistd.h>

using namespace Qt::StringLiterals;
using namespace Tare;
using namespace Tare::Test;

namespace {

/// A network namespace with a redis-server in it, behind a veth link that a token bucket limits.
class NarrowLink
{
public:
    NarrowLink()
    {
        const int number = static_cast<int>(::getpid() % 16000);
        m_space = u"tare-test-%1"_s.arg(::getpid());
        m_near = u"tn%1"_s.arg(::getpid());
        m_far = u"tf%1"_s.arg(::getpid());
        const QString network = u"10.254.%1.%2"_s.arg(number / 64);
        m_nearAddress = network.arg(number % 64 * 4 + 1);
        m_farAddress = network.arg(number % 64 * 4 + 2);
    }

    ~NarrowLink()
    {
        m_server.kill();
        m_server.waitForFinished();
        (void)run(u"ip"_s, {u"netns"_s, u"delete"_s, m_space}); // the link goes with it
    }

    /// What could not be made; empty when it is there.
    QString make(const QString &program, const QString &rate)
    {
        if (::geteuid() != 0)
            return u"a network namespace takes root"_s;
        const QList<QStringList> steps{
            {u"ip"_s, u"netns"_s, u"add"_s, m_space},
            {u"ip"_s, u"link"_s, u"add"_s, m_near, u"type"_s, u"veth"_s, u"peer"_s, u"name"_s, m_far,
             u"netns"_s, m_space},
            {u"ip"_s, u"address"_s, u"add"_s, m_nearAddress + u"/30"_s, u"dev"_s, m_near},
            {u"ip"_s, u"link"_s, u"set"_s, m_near, u"up"_s},
            {u"ip"_s, u"-n"_s, m_space, u"address"_s, u"add"_s, m_farAddress + u"/30"_s, u"dev"_s, m_far},
            {u"ip"_s, u"-n"_s, m_space, u"link"_s, u"set"_s, m_far, u"up"_s},
            {u"tc"_s, u"qdisc"_s, u"add"_s, u"dev"_s, m_near, u"root"_s, u"tbf"_s, u"rate"_s, rate,
             u"burst"_s, u"32kb"_s, u"latency"_s, u"50ms"_s}};
        for (const QStringList &step : steps) {
            const QString problem = run(step.first(), step.mid(1));
            if (!problem.isEmpty())
                return step.join(u' ') + u": "_s + problem;
        }
        m_server.start(u"ip"_s,
                       {u"netns"_s, u"exec"_s, m_space, program, u"--port"_s, u"6379"_s,
                        u"--protected-mode"_s, u"no"_s, u"--save"_s, u""_s});
        return m_server.waitForStarted() ? QString() : m_server.errorString();
    }

    QString interface() const { return m_near; }
    EnvironmentSpec environment() const
    {
        EnvironmentSpec environment;
        environment.id = u"far"_s;
        environment.name = u"Far"_s;
        environment.server = ServerKind::Redis;
        ExistingEndpoint endpoint;
        endpoint.address = m_farAddress;
        endpoint.port = 6379;
        environment.how = endpoint;
        return environment;
    }
    /// Until the server answers.
    bool answers() const
    {
        for (int look = 0; look < 100; ++look) {
            if (run(u"redis-cli"_s, {u"-h"_s, m_farAddress, u"ping"_s}).isEmpty())
                return true;
            QTest::qWait(50);
        }
        return false;
    }

private:
    static QString run(const QString &program, const QStringList &arguments)
    {
        QProcess process;
        process.setProcessChannelMode(QProcess::MergedChannels);
        process.start(program, arguments);
        if (!process.waitForFinished(10000))
            return process.errorString();
        const QString words = QString::fromLocal8Bit(process.readAll()).trimmed();
        return process.exitCode() == 0 ? QString()
                                       : words + u" ("_s + QString::number(process.exitCode()) + u')';
    }

    QString m_space;
    QString m_near;
    QString m_far;
    QString m_nearAddress;
    QString m_farAddress;
    QProcess m_server;
};

} // namespace

/// Real loads with a known limit, and what is named as their bottleneck.
class TestBottlenecks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_program = findServer(ServerKind::Redis);
        TARE_NEED(m_program.isEmpty() ? u"no redis-server on this machine"_s : QString());
    }

    void networkCard()
    {
        NarrowLink link;
        TARE_NEED(link.make(m_program, u"100mbit"_s));
        QVERIFY(link.answers());
        WorkloadSpec load = redisLoad({RedisTest::Set}, 1, 1);
        std::get<RedisWorkload>(load.what).payloadBytes = 50000;
        std::get<RedisWorkload>(load.what).keyspace = 10;
        const StepRecord step = stepOf(link.environment(), load);
        expect(step, BottleneckKind::NetworkCard);
        QVERIFY2(m_found.sentence.contains(link.interface()), qPrintable(m_found.sentence));
        QCOMPARE(step.host.value(u"net.%1.limit"_s.arg(link.interface())).mean, 12.5e6);
    }

    void oneCore()
    {
        EnvironmentSpec pinned = nativeRedis(u"pinned"_s, u"Pinned"_s);
        std::get<NativeServer>(pinned.how).cpuList = u"0"_s;
        // The server computes, the load waits.
        WorkloadSpec load = redisLoad({}, 1, 0);
        std::get<RedisWorkload>(load.what).mixes = {
            {u"sums"_s, {{u"EVAL_RO \"local s = 0 for i = 1, 20000 do s = s + i end return s\" 0"_s, 1}}}};
        const StepRecord step = stepOf(pinned, load);
        expect(step, BottleneckKind::OneCore);
        QCOMPARE(step.host.value(u"proc.server.cpus"_s).mean, 1.0);
        QVERIFY(step.host.value(u"proc.server.cpu"_s).mean > 0);
        QVERIFY(step.host.value(u"proc.load.cpu"_s).mean > 0);
        QVERIFY(step.host.contains(u"server.total_net_input_bytes"_s));
    }

    /// Of two instances, which are watched each by itself and together.
    void noneFound()
    {
        WorkloadSpec load = redisLoad({RedisTest::Get}, 1, 1);
        std::get<RedisWorkload>(load.what).rate = 200;
        EnvironmentSpec idle = nativeRedis(u"idle"_s, u"Idle"_s);
        idle.topology.instances = 2;
        const StepRecord step = stepOf(idle, load);
        expect(step, BottleneckKind::None);
        const auto mean = [&step](const QString &key) { return step.host.value(key).mean; };
        QVERIFY(mean(u"proc.server1.memory"_s) > 0 && mean(u"proc.server2.memory"_s) > 0);
        QCOMPARE_LT(
            qAbs(mean(u"proc.server1.cpu"_s) + mean(u"proc.server2.cpu"_s) - mean(u"proc.server.cpu"_s)),
            1e-6);
        // the samples lie in warm-up and window, one after the other
        double end = -1.5;
        for (const HostSample &sample : m_samples) {
            QVERIFY2(sample.start >= end - 0.05, qPrintable(QString::number(sample.start)));
            end = sample.start + sample.length;
        }
        QVERIFY(m_samples.size() >= 2);
        QVERIFY(m_samples.first().start < 0 && end > 0.5);
    }

private:
    StepRecord stepOf(const EnvironmentSpec &environment, const WorkloadSpec &load)
    {
        RunBench bench;
        const auto run = bench.run(profileOf({environment}, {load}));
        const StepRecord step = bench.recorder.steps.value(0);
        if (!run || run->status != RunStatus::Done) {
            qWarning("%s", qPrintable(run ? step.reason + step.reasonDetail : run.error().sentence));
            return {};
        }
        m_samples = bench.recorder.hosts.value(1);
        if (m_samples != step.hostSamples)
            qWarning("the samples of the record are not those that were told");
        return bench.leftBehind().isEmpty() && m_samples == step.hostSamples ? step : StepRecord();
    }

    void expect(const StepRecord &step, BottleneckKind kind)
    {
        QStringList figures;
        for (auto it = step.host.cbegin(); it != step.host.cend(); ++it)
            figures += u"%1 %2"_s.arg(it.key()).arg(it->mean);
        const auto found = bottleneck(step);
        QVERIFY2(found, qPrintable(figures.join(u'\n')));
        m_found = *found;
        QVERIFY2(found->kind == kind, qPrintable(found->sentence + u'\n' + figures.join(u'\n')));
        const double sampling = step.host.value(u"sampler.cpu"_s).mean;
        qInfo("%s (sampling took %.1f ms of CPU a second)", qPrintable(found->sentence), 1000 * sampling);
    }

    QString m_program;
    Bottleneck m_found;
    QList<HostSample> m_samples;
};

QTEST_GUILESS_MAIN(TestBottlenecks)
#include "tst_bottlenecks.moc"
