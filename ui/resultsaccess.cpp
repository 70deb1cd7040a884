// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/resultsaccess.h"

#include "core/model/publishedfigures.h"

#include <algorithm>

namespace Tare {

ResultsAccess::ResultsAccess(const QString &path, QObject *parent)
    : QObject(parent)
    , m_path(path.isEmpty() ? ResultStore::defaultPath() : path)
{ }

ResultsAccess::~ResultsAccess() = default;

void ResultsAccess::setPath(const QString &path)
{
    const QString wanted = path.isEmpty() ? ResultStore::defaultPath() : path;
    if (wanted == m_path) {
        return;
    }
    m_store.reset();
    m_path = wanted;
    Q_EMIT pathChanged(m_path);
    Q_EMIT runsChanged();
}

Result<ResultStore *> ResultsAccess::store()
{
    if (!m_store) {
        auto opened = ResultStore::open(m_path);
        if (!opened) {
            return tl::unexpected<Error>(opened.error());
        }
        m_store = std::move(*opened);
    }
    return m_store.get();
}

Result<QList<RunSummary>> ResultsAccess::runs()
{
    const auto opened = store();
    if (!opened) {
        return tl::unexpected<Error>(opened.error());
    }
    return (*opened)->runs();
}

qint64 ResultsAccess::exampleId(const QString &name)
{
    const QList<PublishedExample> examples = publishedExamples();
    const auto found = std::ranges::find(examples, name, &PublishedExample::name);
    return found == examples.end() ? 0 : -1 - (found - examples.begin());
}

Result<RunRecord> ResultsAccess::run(qint64 id, bool withIntervals, bool withSamples)
{
    if (isExample(id)) {
        return loadExample(publishedExamples().value(-1 - id).name);
    }
    const auto opened = store();
    if (!opened) {
        return tl::unexpected<Error>(opened.error());
    }
    return (*opened)->run(id, withIntervals, withSamples);
}

Result<QList<HostSample>> ResultsAccess::hostSamples(qint64 stepId)
{
    const auto opened = store();
    if (!opened) {
        return tl::unexpected<Error>(opened.error());
    }
    return (*opened)->hostSamples(stepId);
}

Result<QStringList> ResultsAccess::commands(qint64 id)
{
    if (isExample(id)) {
        return QStringList();
    }
    const auto opened = store();
    if (!opened) {
        return tl::unexpected<Error>(opened.error());
    }
    return (*opened)->commands(id);
}

Result<qint64> ResultsAccess::add(const RunRecord &run, const QList<RunEvent> &events)
{
    const auto opened = store();
    if (!opened) {
        return tl::unexpected<Error>(opened.error());
    }
    auto id = (*opened)->addRun(run, events);
    if (id) {
        Q_EMIT runsChanged();
    }
    return id;
}

Result<QList<RunEvent>> ResultsAccess::events(qint64 id)
{
    if (isExample(id)) {
        return QList<RunEvent>();
    }
    const auto opened = store();
    if (!opened) {
        return tl::unexpected<Error>(opened.error());
    }
    return (*opened)->events(id);
}

Result<void> ResultsAccess::rename(qint64 id, const QString &profileName)
{
    const auto opened = store();
    if (!opened) {
        return tl::unexpected<Error>(opened.error());
    }
    auto done = (*opened)->renameRun(id, profileName);
    if (done) {
        Q_EMIT runsChanged();
    }
    return done;
}

Result<void> ResultsAccess::setNote(qint64 id, const QString &note)
{
    const auto opened = store();
    if (!opened) {
        return tl::unexpected<Error>(opened.error());
    }
    auto done = (*opened)->setNote(id, note);
    if (done) {
        Q_EMIT runsChanged();
    }
    return done;
}

Result<void> ResultsAccess::remove(qint64 id)
{
    const auto opened = store();
    if (!opened) {
        return tl::unexpected<Error>(opened.error());
    }
    auto done = (*opened)->removeRun(id);
    if (done) {
        Q_EMIT runsChanged();
    }
    return done;
}

Result<void> ResultsAccess::setFairnessOverride(qint64 id, const std::optional<FairnessOverride> &given)
{
    const auto opened = store();
    if (!opened) {
        return tl::unexpected<Error>(opened.error());
    }
    auto done = (*opened)->setFairnessOverride(id, given);
    if (done) {
        Q_EMIT runsChanged();
    }
    return done;
}

void ResultsAccess::noteChange()
{
    Q_EMIT runsChanged();
}

} // namespace Tare
