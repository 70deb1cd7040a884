// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/importers/importrun.h"

#include "core/importers/importedcase.h"
#include "core/importers/logreader.h"
#include "core/importers/samefile.h"
#include "core/model/enumnames.h"

#include "version.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QMap>
#include <QRandomGenerator>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Tare {

namespace {

/// The name of a file without its suffix, taken apart: "native-run2.log" is "native" and 2.
struct FileName
{
    QString whole;
    QString stem;
    int number = 0; ///< 0: none
};

FileName fileName(const QString &path)
{
    static const QRegularExpression suffix(u"\\.(?:log|txt|out|csv|json|res|result)$"_s,
                                           QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression numbered(
        u"^(?:(.*?)[-_. #]+)?(?:(?:run|rep|round|try|test|nr?|no|r)[-_. #]*)?"
        "(\\d{1,4})$"_s,
        QRegularExpression::CaseInsensitiveOption);
    FileName name;
    name.whole = name.stem = QFileInfo(path).fileName().remove(suffix);
    if (const auto match = numbered.match(name.whole); match.hasMatch()) {
        name.stem = match.captured(1);
        name.number = match.captured(2).toInt();
    }
    return name;
}

QString folderOf(const QString &path)
{
    return QFileInfo(QFileInfo(path).absolutePath()).fileName();
}

bool isNative(const QString &name)
{
    static const QRegularExpression words(u"native|bare.?metal|^(?:bare|host|local)$|原生|裸机"_s,
                                          QRegularExpression::CaseInsensitiveOption);
    return name.contains(words);
}

/// Colour and pattern by what the name says; 0 when it says nothing.
int slotOf(const QString &name)
{
    struct Words
    {
        QLatin1StringView pattern;
        int slot;
    };
    static constexpr Words known[] = {
        {"pin|taskset|cpuset"_L1, 4},
        {"host.?net|net.?host|--net.?host"_L1, 3},
        {"bridge.?addr|container.?ip"_L1, 6},
        {"native|bare"_L1, 1},
        {"docker|podman|container|nat|publish|bridge|port"_L1, 2},
    };
    for (const Words &words : known) {
        if (name.contains(QRegularExpression(words.pattern, QRegularExpression::CaseInsensitiveOption)))
            return words.slot;
    }
    return 0;
}

class Assembler
{
public:
    Assembler(const QList<ImportedFile> &files, const ImportOptions &options)
        : m_files(files)
        , m_options(options)
    { }

    Result<RunRecord> run()
    {
        sortByTime();
        nameEnvironments();
        for (const ImportedFile &file : std::as_const(m_files))
            addSteps(file);
        if (m_run.steps.isEmpty()) {
            return failure(ErrorCode::InvalidArgument,
                           QCoreApplication::translate("Tare::Import", "There is nothing to import."));
        }
        m_run.key = u"%1"_s.arg(QRandomGenerator::global()->generate(), 8, 16, QLatin1Char('0'));
        m_run.profileName = m_options.name.isEmpty() ? m_names.join(u", "_s) : m_options.name;
        m_run.tareVersion = QLatin1StringView(TARE_VERSION);
        m_run.started = m_run.finished = QDateTime::currentDateTimeUtc();
        const bool failed = std::any_of(m_run.steps.cbegin(), m_run.steps.cend(), [](const StepRecord &step) {
            return step.status != StepStatus::Done;
        });
        m_run.status = failed ? RunStatus::Failed : RunStatus::Done;
        if (auto chosen = chooseBaseline(); !chosen)
            return tl::unexpected(chosen.error());
        m_run.note = note();
        return m_run;
    }

private:
    /// The end of a log is the end of its run, unless the files were copied without their times.
    void sortByTime()
    {
        QSet<QDateTime> times;
        for (const ImportedFile &file : std::as_const(m_files)) {
            if (file.modified.isValid())
                times.insert(file.modified);
        }
        m_byTime = times.size() == m_files.size();
        if (m_byTime) {
            std::stable_sort(
                m_files.begin(), m_files.end(),
                [](const ImportedFile &a, const ImportedFile &b) { return a.modified < b.modified; });
        }
    }

    void nameEnvironments()
    {
        for (const ImportedFile &file : std::as_const(m_files)) {
            if (!m_names.contains(file.environment))
                m_names += file.environment;
        }
        QSet<int> taken;
        for (const QString &name : std::as_const(m_names)) {
            int slot = slotOf(name);
            if (slot == 0 || taken.contains(slot)) {
                slot = 1;
                while (taken.contains(slot))
                    ++slot;
            }
            taken.insert(slot);
            m_slots += slot;
        }
    }

    void addSteps(const ImportedFile &file)
    {
        const qsizetype place = m_names.indexOf(file.environment);
        for (StepRecord step : file.log.steps) {
            step.order = static_cast<int>(m_run.steps.size()) + 1;
            step.environmentId = u"env-%1"_s.arg(place + 1);
            step.environmentName = file.environment;
            step.environmentSlot = m_slots.at(place);
            step.repetition = ++m_repetitions[step.environmentId + u'/' + step.caseKey];
            nameTest(step, file.path);
            step.facts.insert(importFileFact, QFileInfo(file.path).fileName());
            m_run.steps.append(step);
        }
    }

    /// A log of sysbench does not name its test, but who keeps several logs does.
    static void nameTest(StepRecord &step, const QString &path)
    {
        if (!step.caseKey.startsWith("sysbench:t"_L1))
            return;
        const QString place = folderOf(path) + u'/' + QFileInfo(path).fileName();
        for (const auto &known : oltpMixNames) {
            if (!place.contains(known.name))
                continue;
            OltpWorkload oltp;
            oltp.mix = known.value;
            oltp.threads = {step.caseKey.mid(10).toInt()};
            setCase(step, {step.workloadId, known.name, oltp});
            forget(step,
                   {u"tables"_s, u"tableSize"_s, u"distribution"_s, u"table"_s, u"seed"_s, u"counts"_s});
            addRemark(
                step,
                QCoreApplication::translate("Tare::Import", "The test, %1, is taken from the file's name.")
                    .arg(known.name));
            return;
        }
    }

    Result<void> chooseBaseline()
    {
        qsizetype place = 0;
        if (!m_options.baseline.isEmpty()) {
            place = m_names.indexOf(m_options.baseline);
            if (place < 0) {
                return failure(
                    ErrorCode::InvalidArgument,
                    QCoreApplication::translate(
                        "Tare::Import", "There is no environment “%1” among the files. There are: %2.")
                        .arg(m_options.baseline, m_names.join(u", "_s)));
            }
        } else {
            const auto native = std::find_if(m_names.cbegin(), m_names.cend(), isNative);
            place = native == m_names.cend() ? 0 : native - m_names.cbegin();
        }
        m_run.baselineId = u"env-%1"_s.arg(place + 1);
        return {};
    }

    QString note() const
    {
        QStringList sentences{QCoreApplication::translate(
                                  "Tare::Import", "Imported from output of %1; Tare did not measure it.")
                                  .arg(tools().join(u", "_s))};
        if (m_files.size() > 1) {
            sentences += m_byTime
                ? QCoreApplication::translate("Tare::Import",
                                              "The order of the runs is that of the files' times.")
                : QCoreApplication::translate(
                    "Tare::Import",
                    "The order of the runs is not known: it is that in which the files were "
                    "given.");
        }
        for (const ImportedFile &file : m_files) {
            for (const QString &remark : file.log.remarks)
                sentences += QFileInfo(file.path).fileName() + u": "_s + remark;
        }
        sentences += repeatedLogs();
        sentences += comparability();
        return sentences.join(u'\n');
    }

    /// Two runs never print the same to the last byte.
    QStringList repeatedLogs() const
    {
        QStringList sentences;
        for (qsizetype i = 1; i < m_files.size(); ++i) {
            const QString &path = m_files.at(i).path;
            const auto end = m_files.cbegin() + i;
            const auto same = std::find_if(m_files.cbegin(), end, [&path](const ImportedFile &file) {
                return isSameFile(file.path, path);
            });
            if (same == end)
                continue;
            const QString sentence =
                //: %1 and %2 names of files, which may be the same
                QCoreApplication::translate(
                    "Tare::Import", "The same log was given twice, as “%1” and “%2”, and counts as two runs.")
                    .arg(QFileInfo(same->path).fileName(), QFileInfo(path).fileName());
            if (!sentences.contains(sentence))
                sentences += sentence;
        }
        return sentences;
    }

    QStringList tools() const
    {
        QStringList names;
        for (const StepRecord &step : m_run.steps) {
            const QString name =
                QString(step.facts.value(importToolFact) + u' ' + step.facts.value(importVersionFact))
                    .trimmed();
            if (!names.contains(name))
                names += name;
        }
        // A result that does not tell the version is hardly of another one.
        const QStringList all = names;
        names.removeIf([&all](const QString &name) {
            return std::any_of(all.cbegin(), all.cend(),
                               [&name](const QString &other) { return other.startsWith(name + u' '); });
        });
        return names;
    }

    QStringList comparability() const
    {
        QMap<QString, QSet<QString>> versions;     // by tool
        QMap<QString, QSet<QString>> environments; // by case
        QMap<QString, QSet<QString>> toolsOfCase;
        for (const StepRecord &step : m_run.steps) {
            const QString version = step.facts.value(importVersionFact);
            if (step.status == StepStatus::Done && !version.isEmpty()) // else there is nothing to compare
                versions[step.facts.value(importToolFact)].insert(version);
            environments[step.caseKey].insert(step.environmentId);
            toolsOfCase[step.caseKey].insert(step.facts.value(importToolFact));
        }
        QStringList sentences;
        for (auto tool = versions.begin(); tool != versions.end(); ++tool) {
            if (tool.value().size() > 1) {
                sentences += QCoreApplication::translate("Tare::Import",
                                                         "The files are of different versions of %1, which "
                                                         "do not count alike. Do not compare them "
                                                         "without looking at that.")
                                 .arg(tool.key());
            }
        }
        if (m_names.size() < 2) {
            sentences += QCoreApplication::translate(
                "Tare::Import", "There is one environment only, so there is nothing to compare.");
        } else if (std::none_of(environments.begin(), environments.end(),
                                [](const QSet<QString> &sides) { return sides.size() > 1; })) {
            sentences += QCoreApplication::translate("Tare::Import",
                                                     "No test was run in more than one environment with the "
                                                     "same number of threads or clients, so there is "
                                                     "nothing to compare.");
        }
        return sentences;
    }

    QList<ImportedFile> m_files;
    ImportOptions m_options;
    RunRecord m_run;
    QStringList m_names;
    QList<int> m_slots;
    QMap<QString, int> m_repetitions;
    bool m_byTime = false;
};

} // namespace

QStringList guessEnvironments(const QStringList &paths)
{
    QList<FileName> files;
    QMap<QString, QSet<int>> numbers; // by stem
    for (const QString &path : paths) {
        files += fileName(path);
        if (files.last().number > 0)
            numbers[files.last().stem].insert(files.last().number);
    }
    // "redis-6" and "redis-7" are versions; runs are counted from 1.
    const auto isCounted = [&numbers](const QString &stem) {
        const QSet<int> found = numbers.value(stem);
        for (int i = 1; i <= found.size(); ++i) {
            if (!found.contains(i))
                return false;
        }
        return true;
    };
    QStringList names;
    QStringList folders;
    for (qsizetype i = 0; i < paths.size(); ++i) {
        const FileName &file = files.at(i);
        folders += folderOf(paths.at(i));
        const QString stem = file.stem.isEmpty() ? folders.last() : file.stem; // "1.log"
        names += file.number > 0 && isCounted(file.stem) ? stem : file.whole;
    }
    const auto differ = [](const QStringList &list) {
        return QSet<QString>(list.cbegin(), list.cend()).size() > 1;
    };
    return !differ(names) && differ(folders) ? folders : names;
}

Result<QList<ImportedFile>> readFiles(const QStringList &paths)
{
    const QStringList names = guessEnvironments(paths);
    QList<ImportedFile> files;
    for (qsizetype i = 0; i < paths.size(); ++i) {
        Result<ImportedLog> log = readLogFile(paths.at(i));
        if (!log)
            return tl::unexpected(log.error());
        files.append({paths.at(i), names.at(i), QFileInfo(paths.at(i)).lastModified(), std::move(*log)});
    }
    return files;
}

Result<RunRecord> assembleRun(const QList<ImportedFile> &files, const ImportOptions &options)
{
    return Assembler(files, options).run();
}

QList<RunEvent> importEvents(const RunRecord &run)
{
    QList<RunEvent> events;
    for (const StepRecord &step : run.steps) {
        for (const QString &sentence : remarksOf(step)) {
            RunEvent event;
            event.severity = RunEvent::Severity::Warning;
            event.order = step.order;
            event.when = run.started;
            event.text = sentence;
            event.detail = step.facts.value(importFileFact);
            events.append(event);
        }
    }
    return events;
}

} // namespace Tare
