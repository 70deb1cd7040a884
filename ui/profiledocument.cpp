// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/profiledocument.h"

#include "core/model/profilejson.h"

#include <QFileInfo>
#include <QHash>
#include <QSet>
#include <QUndoCommand>
#include <QUndoStack>

#include <algorithm>

namespace Tare {

/// One change of the document, as the profile before and after it: profiles are small, and a whole one cannot
/// be undone by halves.
class ProfileCommand final : public QUndoCommand
{
public:
    ProfileCommand(ProfileDocument &document, TestProfile before, TestProfile after, const QString &what,
                   QString mergeKey)
        : QUndoCommand(what)
        , m_document(document)
        , m_before(std::move(before))
        , m_after(std::move(after))
        , m_mergeKey(std::move(mergeKey))
    { }

    void undo() override { m_document.apply(m_before); }
    void redo() override { m_document.apply(m_after); }

    // One id for all: QUndoStack asks mergeWith() only for equal ids, and the key decides.
    int id() const override { return m_mergeKey.isEmpty() ? -1 : 1; }

    bool mergeWith(const QUndoCommand *other) override
    {
        const auto *next = static_cast<const ProfileCommand *>(other);
        if (next->m_mergeKey != m_mergeKey)
            return false;
        m_after = next->m_after;
        setText(next->text());
        setObsolete(m_after == m_before);
        return true;
    }

private:
    ProfileDocument &m_document;
    TestProfile m_before;
    TestProfile m_after;
    QString m_mergeKey;
};

namespace {

constexpr int firstFreeSlot = 7;

/// Two environments of one kind would look the same in every chart: the later one gets a slot of its own.
void giveOwnSlot(EnvironmentSpec &environment, const TestProfile &profile)
{
    QSet<int> taken;
    for (const EnvironmentSpec &other : profile.environments) {
        if (other.id != environment.id)
            taken.insert(environmentSlot(other));
    }
    if (!taken.contains(environmentSlot(environment)))
        return;
    environment.slot = 0;
    if (!taken.contains(environmentSlot(environment)))
        return;
    int slot = firstFreeSlot;
    while (taken.contains(slot))
        ++slot;
    environment.slot = slot;
}

} // namespace

ProfileDocument::ProfileDocument(QObject *parent)
    : QObject(parent)
    , m_undo(new QUndoStack(this))
{
    m_problems = validateProfile(m_profile);
    connect(m_undo, &QUndoStack::cleanChanged, this, [this](bool clean) { Q_EMIT modifiedChanged(!clean); });
}

ProfileDocument::~ProfileDocument()
{
    // The stack says "clean" while it goes down; nobody should hear it from a half-destroyed document.
    m_undo->disconnect(this);
}

QString ProfileDocument::title() const
{
    if (!m_path.isEmpty())
        return QFileInfo(m_path).completeBaseName();
    const QString name = m_profile.name.trimmed();
    return name.isEmpty() ? tr("Untitled") : name;
}

bool ProfileDocument::isModified() const
{
    return !m_undo->isClean();
}

QList<ProfileProblem> ProfileDocument::problems() const
{
    return m_inputProblems.values() + m_problems;
}

bool ProfileDocument::hasErrors() const
{
    const QList<ProfileProblem> all = problems();
    return std::any_of(all.begin(), all.end(), [](const ProfileProblem &problem) {
        return problem.severity == ProblemSeverity::Error;
    });
}

void ProfileDocument::setInputProblem(const QString &key, const std::optional<ProfileProblem> &problem)
{
    const std::optional<ProfileProblem> known =
        m_inputProblems.contains(key) ? std::optional(m_inputProblems.value(key)) : std::nullopt;
    if (known == problem)
        return;
    if (problem)
        m_inputProblems.insert(key, *problem);
    else
        m_inputProblems.remove(key);
    Q_EMIT problemsChanged();
}

void ProfileDocument::retranslate()
{
    m_problems = validateProfile(m_profile);
    Q_EMIT problemsChanged();
}

void ProfileDocument::newProfile(const TestProfile &profile)
{
    m_path.clear();
    m_inputProblems.clear();
    m_undo->clear();
    apply(profile);
    Q_EMIT pathChanged(m_path);
    Q_EMIT documentReplaced();
}

Result<QStringList> ProfileDocument::load(const QString &path)
{
    Result<ParsedProfile> parsed = loadProfile(path);
    if (!parsed)
        return tl::unexpected(parsed.error());
    m_path = path;
    m_inputProblems.clear();
    m_undo->clear();
    apply(parsed->profile);
    Q_EMIT pathChanged(m_path);
    Q_EMIT documentReplaced();
    return parsed->warnings;
}

Result<void> ProfileDocument::save(const QString &path)
{
    TestProfile toWrite = m_profile;
    if (toWrite.name.trimmed().isEmpty())
        toWrite.name = QFileInfo(path).completeBaseName();
    Result<void> saved = saveProfile(toWrite, path);
    if (!saved)
        return saved;
    const bool renamed = m_path != path;
    m_path = path;
    m_undo->setClean();
    if (renamed)
        Q_EMIT pathChanged(m_path);
    return {};
}

void ProfileDocument::setEnvironment(const EnvironmentSpec &environment, const QString &what,
                                     const QString &mergeKey)
{
    TestProfile next = m_profile;
    for (EnvironmentSpec &candidate : next.environments) {
        if (candidate.id == environment.id) {
            EnvironmentSpec changed = environment;
            giveOwnSlot(changed, m_profile);
            candidate = changed;
        }
    }
    push(next, what, mergeKey);
}

void ProfileDocument::setWorkload(const WorkloadSpec &workload, const QString &what, const QString &mergeKey)
{
    TestProfile next = m_profile;
    for (WorkloadSpec &candidate : next.workloads) {
        if (candidate.id == workload.id)
            candidate = workload;
    }
    push(next, what, mergeKey);
}

void ProfileDocument::setPlan(const PlanSpec &plan, const QString &what, const QString &mergeKey)
{
    TestProfile next = m_profile;
    next.plan = plan;
    push(next, what, mergeKey);
}

void ProfileDocument::setName(const QString &name)
{
    TestProfile next = m_profile;
    next.name = name;
    push(next, tr("Rename the test profile"), QStringLiteral("profile.name"));
}

void ProfileDocument::addEnvironment(const EnvironmentSpec &environment)
{
    TestProfile next = m_profile;
    EnvironmentSpec added = environment;
    if (added.id.isEmpty() || findEnvironment(next, added.id))
        added.id = freeEnvironmentId(next);
    giveOwnSlot(added, next);
    next.environments.append(added);
    push(next, tr("Add the environment “%1”").arg(added.name), {});
}

void ProfileDocument::addWorkload(const WorkloadSpec &workload)
{
    TestProfile next = m_profile;
    WorkloadSpec added = workload;
    if (added.id.isEmpty() || findWorkload(next, added.id))
        added.id = freeWorkloadId(next);
    next.workloads.append(added);
    push(next, tr("Add the workload “%1”").arg(added.name), {});
}

void ProfileDocument::removeEnvironment(const QString &id)
{
    const EnvironmentSpec *found = findEnvironment(m_profile, id);
    if (!found)
        return;
    const QString name = found->name;
    TestProfile next = m_profile;
    next.environments.removeIf([&id](const EnvironmentSpec &candidate) { return candidate.id == id; });
    next.plan.excluded.removeIf([&id](const auto &pair) { return pair.first == id; });
    if (next.plan.baseline == id)
        next.plan.baseline.clear();
    push(next, tr("Remove the environment “%1”").arg(name), {});
}

void ProfileDocument::removeWorkload(const QString &id)
{
    const WorkloadSpec *found = findWorkload(m_profile, id);
    if (!found)
        return;
    const QString name = found->name;
    TestProfile next = m_profile;
    next.workloads.removeIf([&id](const WorkloadSpec &candidate) { return candidate.id == id; });
    next.plan.excluded.removeIf([&id](const auto &pair) { return pair.second == id; });
    push(next, tr("Remove the workload “%1”").arg(name), {});
}

void ProfileDocument::moveEnvironment(int from, int to)
{
    const int count = static_cast<int>(m_profile.environments.size());
    if (from < 0 || from >= count || to < 0 || to >= count || from == to)
        return;
    TestProfile next = m_profile;
    next.environments.move(from, to);
    push(next, tr("Move the environment “%1”").arg(m_profile.environments.at(from).name), {});
}

void ProfileDocument::undoStackBegin(const QString &what)
{
    m_undo->beginMacro(what);
}

void ProfileDocument::undoStackEnd()
{
    m_undo->endMacro();
}

void ProfileDocument::apply(const TestProfile &profile)
{
    m_profile = profile;
    m_problems = validateProfile(m_profile);
    Q_EMIT profileChanged();
    Q_EMIT problemsChanged();
}

void ProfileDocument::push(const TestProfile &next, const QString &what, const QString &mergeKey)
{
    if (next == m_profile)
        return;
    m_undo->push(new ProfileCommand(*this, m_profile, next, what, mergeKey));
}

} // namespace Tare
