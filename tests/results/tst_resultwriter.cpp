// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/results/resultsdatabase.h"
#include "core/results/resultstore.h"
#include "core/results/resultwriter.h"
#include "tests/results/recordsamples.h"

#include <QFile>
#include <QProcess>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>

#include <sys/mount.h>
#include <unistd.h>

using namespace Tare;
using namespace Qt::StringLiterals;

namespace {

/// Notes what it is told, and looks into the file at that moment.
class Listener final : public RunObserver
{
public:
    QString path;
    QStringList calls;
    RunRecord started;
    RunRecord finished;
    StepRecord lastStep;
    QThread *thread = nullptr;
    bool onDisk = true; ///< every interval was in the file when it was told

    void runStarted(const RunRecord &run) override
    {
        calls += u"run"_s;
        started = run;
        thread = QThread::currentThread();
    }
    void stepStarted(const StepRecord &step) override
    {
        calls += u"step %1"_s.arg(step.order);
        lastStep = step;
    }
    void phaseChanged(int order, StepPhase phase) override
    {
        calls += u"phase %1 %2"_s.arg(order).arg(int(phase));
    }
    void preparing(int order, qint64 done, qint64 total, const QString &what) override
    {
        calls += u"preparing %1 %2 %3 %4"_s.arg(order).arg(done).arg(total).arg(what);
    }
    void factsFound(int order, const Facts &facts) override
    {
        calls += u"facts %1 %2"_s.arg(order).arg(facts.size());
    }
    void intervalEnded(int order, const IntervalSample &sample) override
    {
        calls += u"interval %1 %2"_s.arg(order).arg(sample.index);
        if (path.isEmpty())
            return;
        const auto store = ResultStore::open(path);
        const Result<RunRecord> run = store ? (*store)->run(started.id) : tl::unexpected(Error());
        onDisk = onDisk && run && run->steps.at(order - 1).intervals.size() > sample.index;
    }
    void eventHappened(const RunEvent &event) override { calls += u"event "_s + event.text; }
    void commandRun(int order, const QString &command) override
    {
        calls += u"command %1 %2"_s.arg(order).arg(command);
    }
    void stepFinished(const StepRecord &step) override
    {
        calls += u"finished %1"_s.arg(step.order);
        lastStep = step;
    }
    void runFinished(const RunRecord &run) override
    {
        calls += u"end"_s;
        finished = run;
    }
};

} // namespace

class TestResultWriter : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void everythingIsPassedOnInOrder();
    void nothingIsShownBeforeItIsOnDisk();
    void intervalsAreThereWithoutAnEnd();
    void passesOnThroughTheEventLoop();
    void factsAndEventsAreKept();
    void twoRunsInOneFile();
    void withoutAFileItOnlyPassesOn();
    void tooLittleRoomIsSaidBefore();
    void lockedFileIsSaidBefore();
    void removedFileFailsOnce();
    void fullDiskFailsCleanly();
    void killedWriterLeavesWhatItFinished();
    void noPasswordReachesTheFile();

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_path;
};

void TestResultWriter::initTestCase()
{
    qRegisterMetaType<Tare::Error>();
}

void TestResultWriter::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_path = m_folder->filePath(u"results.tare.sqlite"_s);
}

void TestResultWriter::everythingIsPassedOnInOrder()
{
    Listener listener;
    ResultWriter writer(&listener);
    QVERIFY(writer.open(m_path).has_value());
    RunRecord run = sampleRun(u"bbbb0001"_s, 2);
    writer.runStarted(run);
    writer.stepStarted(run.steps.first());
    writer.phaseChanged(1, StepPhase::Preparing);
    writer.preparing(1, 5, 10, u"rows"_s);
    writer.factsFound(1, {{u"a"_s, u"b"_s}});
    writer.commandRun(1, u"redis-server --port 1"_s);
    writer.intervalEnded(1, sampleInterval(0));
    RunEvent event;
    event.text = u"something"_s;
    writer.eventHappened(event);
    writer.stepFinished(finishedStep(run.steps.first()));
    writer.runFinished(run);
    QVERIFY(listener.calls.isEmpty()); // not before the event loop or a flush
    writer.flush();
    const QStringList expected{u"run"_s,          u"step 1"_s,
                               u"phase 1 1"_s,    u"preparing 1 5 10 rows"_s,
                               u"facts 1 1"_s,    u"command 1 redis-server --port 1"_s,
                               u"interval 1 0"_s, u"event something"_s,
                               u"finished 1"_s,   u"end"_s};
    QCOMPARE(listener.calls, expected);
    QCOMPARE(listener.thread, QThread::currentThread());
    QCOMPARE(listener.started.id, 1);
    QCOMPARE(listener.finished.id, 1);
    QVERIFY(listener.lastStep.id > 0);
    QCOMPARE(listener.lastStep.id, listener.started.steps.first().id);
    QVERIFY(listener.started.steps.at(1).id > listener.started.steps.at(0).id);
    // And nothing comes twice.
    QCoreApplication::processEvents();
    QCOMPARE(listener.calls.size(), expected.size());
}

void TestResultWriter::nothingIsShownBeforeItIsOnDisk()
{
    Listener listener;
    listener.path = m_path;
    ResultWriter writer(&listener);
    QVERIFY(writer.open(m_path).has_value());
    const RunRecord run = sampleRun(u"bbbb0002"_s);
    writer.runStarted(run);
    for (int i = 0; i < 20; ++i) {
        writer.intervalEnded(1, sampleInterval(i));
        writer.flush();
    }
    QCOMPARE(listener.calls.size(), 21);
    QVERIFY(listener.onDisk);
}

void TestResultWriter::intervalsAreThereWithoutAnEnd()
{
    {
        ResultWriter writer;
        QVERIFY(writer.open(m_path).has_value());
        writer.runStarted(sampleRun(u"bbbb0003"_s));
        for (int i = 0; i < 50; ++i)
            writer.intervalEnded(2, sampleInterval(i));
        // The destructor writes what is queued.
    }
    const auto store = ResultStore::open(m_path);
    QVERIFY(store.has_value());
    QCOMPARE((*store)->run(1)->steps.at(1).intervals.size(), 50);
    QCOMPARE((*store)->run(1)->status, RunStatus::Incomplete);
}

void TestResultWriter::passesOnThroughTheEventLoop()
{
    Listener listener;
    ResultWriter writer(&listener);
    QVERIFY(writer.open(m_path).has_value());
    writer.runStarted(sampleRun(u"bbbb0004"_s));
    writer.intervalEnded(1, sampleInterval(0));
    QTRY_COMPARE(listener.calls.size(), 2);
}

void TestResultWriter::factsAndEventsAreKept()
{
    {
        ResultWriter writer;
        QVERIFY(writer.open(m_path).has_value());
        RunRecord run = sampleRun(u"bbbb0005"_s);
        writer.runStarted(run);
        writer.factsFound(0, {{u"host.name"_s, u"here"_s}});
        writer.factsFound(1, {{u"server.version"_s, u"7"_s}});
        writer.factsFound(1, {{u"network.path"_s, u"host"_s}});
        RunEvent event;
        event.severity = RunEvent::Severity::Warning;
        event.order = 1;
        event.at = 12.5;
        event.when = run.started.addSecs(12);
        event.text = u"<b>slow</b>"_s;
        event.detail = u"words\nof the server"_s;
        event.mark = true;
        writer.eventHappened(event);
        writer.eventHappened(RunEvent());
        writer.commandRun(1, u"redis-server --requirepass ***"_s);
    }
    const auto store = ResultStore::open(m_path);
    const Result<RunRecord> run = (*store)->run(1);
    QCOMPARE(run->machine.value(u"host.name"_s), u"here"_s);
    QCOMPARE(run->machine.value(u"cpu.count"_s), u"2"_s);
    QCOMPARE(run->steps.first().facts.size(), 2);
    const Result<QList<RunEvent>> events = (*store)->events(1);
    QCOMPARE(events->size(), 2);
    QCOMPARE(events->at(0).severity, RunEvent::Severity::Warning);
    QCOMPARE(events->at(0).order, 1);
    QCOMPARE(events->at(0).at, std::optional(12.5));
    QCOMPARE(events->at(0).when, run->started.addSecs(12));
    QCOMPARE(events->at(0).text, u"<b>slow</b>"_s);
    QCOMPARE(events->at(0).detail, u"words\nof the server"_s);
    QVERIFY(events->at(0).mark);
    QCOMPARE(events->at(1).at, std::nullopt);
    QVERIFY(!events->at(1).when.isValid());
    QCOMPARE(*(*store)->commands(1), QStringList{u"redis-server --requirepass ***"_s});
}

void TestResultWriter::twoRunsInOneFile()
{
    Listener listener;
    ResultWriter writer(&listener);
    QVERIFY(writer.open(m_path).has_value());
    for (int i = 1; i <= 2; ++i) {
        RunRecord run = sampleRun(u"bbbb100%1"_s.arg(i), i);
        writer.runStarted(run);
        writer.intervalEnded(1, sampleInterval(i));
        run.status = RunStatus::Done;
        run.steps.first() = finishedStep(run.steps.first());
        writer.runFinished(run);
        writer.flush();
        QCOMPARE(listener.finished.id, i);
    }
    const auto store = ResultStore::open(m_path);
    QCOMPARE((*store)->run(1)->steps.first().intervals.first().index, 1);
    QCOMPARE((*store)->run(2)->steps.first().intervals.first().index, 2);
    QCOMPARE((*store)->run(2)->status, RunStatus::Done);
}

void TestResultWriter::withoutAFileItOnlyPassesOn()
{
    Listener listener;
    ResultWriter writer(&listener);
    QSignalSpy failed(&writer, &ResultWriter::failed);
    writer.runStarted(sampleRun(u"bbbb0006"_s));
    writer.intervalEnded(1, sampleInterval(0));
    writer.flush();
    QCOMPARE(listener.calls.size(), 2);
    QCOMPARE(failed.size(), 0);
}

void TestResultWriter::tooLittleRoomIsSaidBefore()
{
    ResultWriter writer;
    const Result<void> opened = writer.open(m_path, Q_INT64_C(1) << 60);
    QVERIFY(!opened.has_value());
    QCOMPARE(opened.error().code, ErrorCode::DiskFull);
    QVERIFY(opened.error().sentence.contains(m_folder->path()));
}

void TestResultWriter::lockedFileIsSaidBefore()
{
    auto database = ResultsDatabase::open(m_path);
    QVERIFY(database.has_value());
    QVERIFY((*database)->execute(u"BEGIN IMMEDIATE"_s).has_value());
    ResultWriter writer;
    const Result<void> opened = writer.open(m_path);
    QVERIFY(!opened.has_value());
    QCOMPARE(opened.error().code, ErrorCode::ResultsLocked);
}

void TestResultWriter::removedFileFailsOnce()
{
    Listener listener;
    ResultWriter writer(&listener);
    QSignalSpy failed(&writer, &ResultWriter::failed);
    QVERIFY(writer.open(m_path).has_value());
    writer.runStarted(sampleRun(u"bbbb0007"_s));
    writer.intervalEnded(1, sampleInterval(0));
    writer.flush();
    QCOMPARE(failed.size(), 0);
    QVERIFY(QFile::remove(m_path));
    for (int i = 1; i < 4; ++i)
        writer.intervalEnded(1, sampleInterval(i));
    writer.flush();
    QCOMPARE(failed.size(), 1);
    const auto error = failed.first().first().value<Tare::Error>();
    QCOMPARE(error.code, ErrorCode::FileFailed);
    QVERIFY(error.sentence.contains(m_path));
    QCOMPARE(listener.calls.size(), 5); // passed on all the same
}

void TestResultWriter::fullDiskFailsCleanly()
{
    const QString disk = m_folder->filePath(u"disk"_s);
    QVERIFY(QDir().mkdir(disk));
    if (::mount("tmpfs", QFile::encodeName(disk).constData(), "tmpfs", MS_NOSUID | MS_NODEV, "size=1m")
        != 0) {
        const char *reason = "mounting a small file system needs root";
        if (qEnvironmentVariableIsSet("TARE_REQUIRE_ALL"))
            QFAIL(reason);
        QSKIP(reason);
    }
    const auto unmount = qScopeGuard([&] { ::umount2(QFile::encodeName(disk).constData(), MNT_DETACH); });
    const QString path = disk + u"/results.tare.sqlite"_s;

    int passed = 0;
    {
        Listener listener;
        ResultWriter writer(&listener);
        QSignalSpy failed(&writer, &ResultWriter::failed);
        QVERIFY(writer.open(path, 1024).has_value());
        writer.runStarted(sampleRun(u"bbbb0008"_s));
        StepRecord step = sampleRun(u"bbbb0008"_s).steps.first();
        step.status = StepStatus::Running;
        writer.stepStarted(step);
        for (int i = 0; i < 20000 && failed.isEmpty(); ++i) {
            writer.intervalEnded(1, sampleInterval(i));
            if (i % 100 == 0)
                writer.flush();
        }
        writer.flush();
        QCOMPARE(failed.size(), 1);
        QCOMPARE(failed.first().first().value<Tare::Error>().code, ErrorCode::DiskFull);
        // The rest is passed on, unwritten.
        const qsizetype calls = listener.calls.size();
        writer.intervalEnded(1, sampleInterval(50000));
        writer.runFinished(sampleRun(u"bbbb0008"_s));
        writer.flush();
        QCOMPARE(listener.calls.size(), calls + 2);
        QCOMPARE(failed.size(), 1);
        passed = int(calls);
    }

    // Not one byte is left for the reader either.
    QFile filler(disk + u"/filler"_s);
    QVERIFY(filler.open(QIODevice::WriteOnly | QIODevice::Unbuffered));
    while (filler.write(QByteArray(512, 'x')) > 0) { }
    filler.close();

    const auto store = ResultStore::open(path);
    QVERIFY2(store.has_value(), store ? "" : qPrintable(store.error().sentence + store.error().detail));
    const Result<RunRecord> run = (*store)->run(1);
    QVERIFY(run.has_value());
    QCOMPARE(run->status, RunStatus::Incomplete);
    const QList<IntervalSample> &intervals = run->steps.first().intervals;
    QVERIFY2(intervals.size() > 50, qPrintable(QString::number(intervals.size())));
    QVERIFY(intervals.size() < passed);
    for (int i = 0; i < intervals.size(); ++i)
        QCOMPARE(intervals.at(i).counters, sampleInterval(i).counters);
}

void TestResultWriter::killedWriterLeavesWhatItFinished()
{
    QProcess program;
    program.start(QString::fromUtf8(TEST_WRITER), {m_path});
    QVERIFY(program.waitForStarted());
    QByteArray told;
    QTRY_VERIFY_WITH_TIMEOUT((told += program.readAllStandardOutput(), told.count("\n3 ") >= 20), 60000);
    {
        // While it lives, its run goes on.
        const auto store = ResultStore::open(m_path);
        QVERIFY(store.has_value());
        QCOMPARE((*store)->run(1)->status, RunStatus::Running);
    }
    program.kill(); // SIGKILL
    QVERIFY(program.waitForFinished());
    QCOMPARE(program.exitStatus(), QProcess::CrashExit);
    told += program.readAllStandardOutput();
    const qsizetype toldOfThird = told.count("\n3 ");

    const auto store = ResultStore::open(m_path);
    QVERIFY(store.has_value());
    const Result<RunRecord> run = (*store)->run(1);
    QVERIFY(run.has_value());
    QCOMPARE(run->status, RunStatus::Incomplete);
    for (int i = 0; i < 2; ++i) {
        QCOMPARE(run->steps.at(i).status, StepStatus::Done);
        QCOMPARE(run->steps.at(i).intervals.size(), 3);
        QCOMPARE(run->steps.at(i).totals, sampleCounters(5000));
        QVERIFY(run->steps.at(i).rate().has_value());
    }
    const StepRecord &third = run->steps.at(2);
    QCOMPARE(third.status, StepStatus::Failed);
    QVERIFY(third.intervals.size() >= toldOfThird);
    for (int i = 0; i < third.intervals.size(); ++i)
        QVERIFY(third.intervals.at(i) == sampleInterval(i));
    QVERIFY(!third.rate().has_value());
}

void TestResultWriter::noPasswordReachesTheFile()
{
    // The records have no field for one; the schema must have none either.
    auto database = ResultsDatabase::open(m_path);
    QVERIFY(database.has_value());
    auto query = (*database)->execute(u"SELECT sql FROM sqlite_master"_s);
    QVERIFY(query.has_value());
    int tables = 0;
    while (query->next()) {
        ++tables;
        QVERIFY(!query->value(0).toString().contains("pass"_L1, Qt::CaseInsensitive));
        QVERIFY(!query->value(0).toString().contains("secret"_L1, Qt::CaseInsensitive));
    }
    QVERIFY(tables >= 6);
}

QTEST_GUILESS_MAIN(TestResultWriter)
#include "tst_resultwriter.moc"
