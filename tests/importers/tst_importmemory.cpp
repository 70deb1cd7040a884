// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/importers/intervalcourse.h"
#include "core/importers/logreader.h"
#include "tests/importers/sysbenchsamples.h"

#include <QIODevice>
#include <QTest>

#include <functional>

#include <sys/resource.h>

using namespace Tare;
using namespace Qt::StringLiterals;

namespace {

constexpr qint64 largeLog = 120LL * 1024 * 1024;
constexpr qint64 mostGrowth = 48LL * 1024 * 1024;

/// A log that is made while it is read, so that it is in no memory and on no disk.
class MadeUpLog final : public QIODevice
{
public:
    /// `line`: of a number, 0 …; nothing at the end.
    explicit MadeUpLog(std::function<QByteArray(qint64)> line)
        : m_line(std::move(line))
    {
        open(QIODevice::ReadOnly);
    }
    qint64 made() const { return m_made; }
    bool isSequential() const override { return true; }

protected:
    qint64 readData(char *data, qint64 most) override
    {
        while (m_buffer.size() < most && !m_ended) {
            const QByteArray line = m_line(m_number++);
            m_ended = line.isEmpty();
            m_buffer += line;
        }
        const qint64 given = std::min<qint64>(most, m_buffer.size());
        std::copy_n(m_buffer.constData(), given, data);
        m_buffer.remove(0, given);
        m_made += given;
        return given > 0 ? given : -1;
    }
    qint64 writeData(const char *, qint64) override { return -1; }

private:
    std::function<QByteArray(qint64)> m_line;
    QByteArray m_buffer;
    qint64 m_number = 0;
    qint64 m_made = 0;
    bool m_ended = false;
};

/// The most memory the process has had so far; bytes.
qint64 peakMemory()
{
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    return usage.ru_maxrss * 1024;
}

} // namespace

/// A log of a gigabyte must not need a gigabyte.
class TestImportMemory : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void longSysbenchLog();
    void endlessProgressLine();
    void manyRedisResults();
    void longMemtierDocument();

private:
    void readAndMeasure(MadeUpLog &log, ImportedLog &result)
    {
        const qint64 before = peakMemory();
        Result<ImportedLog> read = readLog(log);
        QVERIFY2(read, read ? "" : qPrintable(read.error().sentence));
        result = std::move(*read);
        const qint64 growth = peakMemory() - before;
        QVERIFY2(log.made() >= largeLog, qPrintable(QString::number(log.made())));
        QVERIFY2(growth < mostGrowth, qPrintable(u"grew by %1 MiB"_s.arg(growth / 1024 / 1024)));
        qInfo("%lld MiB of log, %lld MiB more memory", static_cast<long long>(log.made() / 1024 / 1024),
              static_cast<long long>(growth / 1024 / 1024));
    }
};

void TestImportMemory::initTestCase()
{
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
    QSKIP("A sanitizer keeps memory that the program has given back.");
#endif
}

void TestImportMemory::longSysbenchLog()
{
    const QByteArray begin = preamble10(8, "Report intermediate results every 1 second(s)\n");
    const qint64 lines = largeLog / 100;
    MadeUpLog log([&](qint64 number) -> QByteArray {
        if (number == 0)
            return begin;
        if (number <= lines) {
            return "[ " + QByteArray::number(number)
                + "s ] thds: 8 tps: 630.10 qps: 12602.00 (r/w/o: 8821.40/2520.40/1260.20) lat (ms,95%): "
                  "20.37 err/s: 0.10 "
                  "reconn/s: 0.00\n";
        }
        return number == lines + 1 ? report10() : QByteArray();
    });
    ImportedLog result;
    readAndMeasure(log, result);
    QCOMPARE(result.steps.size(), 1);
    QVERIFY(result.steps.first().intervals.size() <= IntervalCourse::most);
    QCOMPARE(*result.steps.first().rate(), 632.78);
}

/// redis-benchmark writes its progress over and over into one line; here one that has not even a carriage
/// return.
void TestImportMemory::endlessProgressLine()
{
    const QByteArray piece =
        QByteArray("SET: rps=50844.6 (overall: 49465.1) avg_msec=0.673 (overall: 0.673) ").repeated(100);
    const qint64 pieces = largeLog / piece.size() + 1;
    MadeUpLog log([&](qint64 number) -> QByteArray {
        if (number < pieces)
            return piece;
        return number == pieces ? QByteArray("\nSET: 47169.81 requests per second, p50=0.623 msec\n")
                                : QByteArray();
    });
    ImportedLog result;
    readAndMeasure(log, result);
    QCOMPARE(result.steps.size(), 1);
    QVERIFY(!result.remarks.isEmpty());
}

void TestImportMemory::manyRedisResults()
{
    const QByteArray line = "SET: 47169.81 requests per second, p50=0.623 msec\n";
    const qint64 lines = largeLog / line.size() + 1;
    MadeUpLog log([&](qint64 number) { return number < lines ? line : QByteArray(); });
    ImportedLog result;
    readAndMeasure(log, result);
    QCOMPARE(result.steps.size(), mostImportedSteps);
}

void TestImportMemory::longMemtierDocument()
{
    const qint64 seconds = largeLog / 120;
    MadeUpLog log([&](qint64 number) -> QByteArray {
        if (number == 0)
            return "{\"configuration\": {\"clients\": 50, \"threads\": 4, \"ratio\": \"1:10\"},\n\"ALL "
                   "STATS\": {\"Totals\": "
                   "{\"Ops/sec\": 81234.56, \"Time-Serie\": {\n\"0\": {\"Count\": 1}\n";
        if (number <= seconds) {
            return ", \"" + QByteArray::number(number)
                + "\": {\"Count\": 80000, \"Average Latency\": 2.4, \"Min Latency\": 0.2, \"Max Latency\": "
                  "9.5, \"p50.00\": "
                  "2.3, \"p99.00\": 5.1}\n";
        }
        return number == seconds + 1 ? QByteArray("}}}}\n") : QByteArray();
    });
    ImportedLog result;
    readAndMeasure(log, result);
    QCOMPARE(result.steps.size(), 1);
    QVERIFY(result.steps.first().intervals.size() <= IntervalCourse::most);
}

QTEST_GUILESS_MAIN(TestImportMemory)
#include "tst_importmemory.moc"
