// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/results/resultwriter.h"

#include "core/results/resultsdatabase.h"
#include "core/results/runwriting.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QStorageInfo>

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>

namespace Tare {

class ResultWriter::Private
{
public:
    /// What is done on the writer's thread, and what the owner's thread is told then.
    struct Job
    {
        std::function<Result<void>(RunWriting &)> write;
        std::function<void(RunObserver &)> pass;
        std::function<void()> control; ///< instead of both: opening
    };

    Private(ResultWriter *writer, RunObserver *next)
        : m_writer(writer)
        , m_next(next)
        , m_thread([this] { work(); })
    { }

    ~Private()
    {
        {
            std::lock_guard lock(m_mutex);
            m_ending = true;
        }
        m_wake.notify_all();
        m_thread.join();
    }

    void add(Job job)
    {
        {
            std::lock_guard lock(m_mutex);
            m_jobs.push_back(std::move(job));
        }
        m_wake.notify_all();
    }

    /// A record that the writing completes with its ids before it is passed on.
    template<typename Record>
    void add(const Record &record, Result<void> (RunWriting::*write)(Record &),
             void (RunObserver::*pass)(const Record &))
    {
        auto shared = std::make_shared<Record>(record);
        add({[shared, write](RunWriting &writing) { return (writing.*write)(*shared); },
             [shared, pass](RunObserver &next) { (next.*pass)(*shared); },
             {}});
    }

    void waitUntilIdle()
    {
        std::unique_lock lock(m_mutex);
        m_idle.wait(lock, [this] { return m_jobs.empty() && !m_working; });
    }

    /// On the owner's thread.
    void deliver()
    {
        while (true) {
            std::function<void()> next;
            {
                std::lock_guard lock(m_mutex);
                if (m_outgoing.empty())
                    return;
                next = std::move(m_outgoing.front());
                m_outgoing.pop_front();
            }
            next();
        }
    }

    Result<void> open(const QString &path)
    {
        Result<void> result;
        add({{}, {}, [this, path, &result] {
                 m_writing.reset();
                 m_failed = false;
                 auto database = ResultsDatabase::open(path);
                 if (!database) {
                     result = tl::unexpected(database.error());
                     return;
                 }
                 auto writing = std::make_unique<RunWriting>(std::move(*database));
                 result = writing->checkWritable();
                 if (result)
                     m_writing = std::move(writing);
             }});
        waitUntilIdle();
        return result;
    }

private:
    void work()
    {
        std::unique_lock lock(m_mutex);
        while (true) {
            m_wake.wait(lock, [this] { return m_ending || !m_jobs.empty(); });
            if (m_jobs.empty())
                break;
            Job job = std::move(m_jobs.front());
            m_jobs.pop_front();
            m_working = true;
            lock.unlock();
            execute(job);
            lock.lock();
            m_working = false;
            if (m_jobs.empty())
                m_idle.notify_all();
        }
        lock.unlock();
        m_writing.reset(); // the connection must go on the thread that made it
    }

    void execute(Job &job)
    {
        if (job.control) {
            job.control();
            return;
        }
        if (m_writing && !m_failed && job.write) {
            if (Result<void> written = job.write(*m_writing); !written) {
                m_failed = true;
                m_writing->release();
                send([this, error = written.error()] { Q_EMIT m_writer->failed(error); });
            }
        }
        if (m_next && job.pass)
            send([this, pass = std::move(job.pass)] { pass(*m_next); });
    }

    void send(std::function<void()> call)
    {
        {
            std::lock_guard lock(m_mutex);
            m_outgoing.push_back(std::move(call));
        }
        QMetaObject::invokeMethod(
            m_writer, [this] { deliver(); }, Qt::QueuedConnection);
    }

    ResultWriter *m_writer;
    RunObserver *m_next;
    std::unique_ptr<RunWriting> m_writing; ///< writer's thread only
    bool m_failed = false;                 ///< writer's thread only

    std::mutex m_mutex;
    std::condition_variable m_wake;
    std::condition_variable m_idle;
    std::deque<Job> m_jobs;
    std::deque<std::function<void()>> m_outgoing;
    bool m_working = false;
    bool m_ending = false;
    std::thread m_thread; ///< last: it uses the others
};

ResultWriter::ResultWriter(RunObserver *next, QObject *parent)
    : QObject(parent)
    , m_d(std::make_unique<Private>(this, next))
{ }

ResultWriter::~ResultWriter() = default;

Result<void> ResultWriter::open(const QString &path, qint64 roomBytes)
{
    if (auto opened = m_d->open(path); !opened)
        return opened;
    const QString folder = QFileInfo(path).absolutePath();
    const QStorageInfo storage(folder);
    if (storage.isValid() && storage.bytesAvailable() < roomBytes) {
        constexpr qint64 mebibyte = 1024 * 1024;
        return failure(ErrorCode::DiskFull,
                       QCoreApplication::translate(
                           "Tare::Results",
                           "There is not enough space for results in %1: %2 MiB are free, %3 MiB "
                           "are needed. Free some space or choose another results file.")
                           .arg(folder, QString::number(storage.bytesAvailable() / mebibyte),
                                QString::number(roomBytes / mebibyte)));
    }
    return {};
}

void ResultWriter::flush()
{
    m_d->waitUntilIdle();
    m_d->deliver();
}

void ResultWriter::runStarted(const RunRecord &run)
{
    m_d->add(run, &RunWriting::insertRun, &RunObserver::runStarted);
}

void ResultWriter::stepStarted(const StepRecord &step)
{
    m_d->add(step, &RunWriting::startStep, &RunObserver::stepStarted);
}

void ResultWriter::phaseChanged(int order, StepPhase phase)
{
    m_d->add({{}, [order, phase](RunObserver &next) { next.phaseChanged(order, phase); }, {}});
}

void ResultWriter::preparing(int order, qint64 done, qint64 total, const QString &what)
{
    m_d->add({{},
              [order, done, total, what](RunObserver &next) { next.preparing(order, done, total, what); },
              {}});
}

void ResultWriter::dumpProgressed(int order, const DumpProgress &progress)
{
    m_d->add({{}, [order, progress](RunObserver &next) { next.dumpProgressed(order, progress); }, {}});
}

void ResultWriter::hostSampled(int order, const HostSample &sample)
{
    m_d->add({{}, [order, sample](RunObserver &next) { next.hostSampled(order, sample); }, {}});
}

void ResultWriter::factsFound(int order, const Facts &facts)
{
    m_d->add({[order, facts](RunWriting &writing) { return writing.addFacts(order, facts); },
              [order, facts](RunObserver &next) { next.factsFound(order, facts); },
              {}});
}

void ResultWriter::intervalEnded(int order, const IntervalSample &sample)
{
    m_d->add({[order, sample](RunWriting &writing) { return writing.addInterval(order, sample); },
              [order, sample](RunObserver &next) { next.intervalEnded(order, sample); },
              {}});
}

void ResultWriter::eventHappened(const RunEvent &event)
{
    m_d->add({[event](RunWriting &writing) { return writing.addEvent(event); },
              [event](RunObserver &next) { next.eventHappened(event); },
              {}});
}

void ResultWriter::commandRun(int order, const QString &commandLine)
{
    m_d->add({[order, commandLine](RunWriting &writing) { return writing.addCommand(order, commandLine); },
              [order, commandLine](RunObserver &next) { next.commandRun(order, commandLine); },
              {}});
}

void ResultWriter::stepFinished(const StepRecord &step)
{
    m_d->add(step, &RunWriting::finishStep, &RunObserver::stepFinished);
}

void ResultWriter::runFinished(const RunRecord &run)
{
    m_d->add(run, &RunWriting::finishRun, &RunObserver::runFinished);
}

} // namespace Tare
