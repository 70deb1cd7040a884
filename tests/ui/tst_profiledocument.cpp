// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/ui/windowfixture.h"

#include "core/model/profilejson.h"

#include <QSignalSpy>
#include <QUndoStack>

using namespace Tare;

class TestProfileDocument final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void startsUntitledAndUnmodified();
    void everyEditCanBeUndone();
    void typingInOneFieldIsOneStep();
    void typingBackLeavesNoStep();
    void savedIsClean();
    void undoPastTheSaveIsModified();
    void damagedFileLeavesTheDocumentAlone();
    void foreignKeysAreReported();
    void removingAnEnvironmentTakesItOutOfThePlan();
    void addedOnesGetFreeIds();
    void unreadableInputCountsAsAProblem();
};

void TestProfileDocument::startsUntitledAndUnmodified()
{
    ProfileDocument document;
    QVERIFY(!document.isModified());
    QVERIFY(document.path().isEmpty());
    QCOMPARE(document.title(), QStringLiteral("Untitled"));
}

void TestProfileDocument::everyEditCanBeUndone()
{
    ProfileDocument document;
    document.newProfile(smallProfile());
    const TestProfile before = document.profile();
    QSignalSpy changed(&document, &ProfileDocument::profileChanged);

    EnvironmentSpec environment = before.environments.first();
    environment.name = QStringLiteral("Other");
    document.setEnvironment(environment, QStringLiteral("rename"));
    WorkloadSpec workload = before.workloads.first();
    std::get<RedisWorkload>(workload.what).clients = {7};
    document.setWorkload(workload, QStringLiteral("clients"));
    PlanSpec plan = before.plan;
    plan.repetitions = 9;
    document.setPlan(plan, QStringLiteral("repetitions"));
    document.setName(QStringLiteral("renamed"));
    document.moveEnvironment(0, 1);
    document.removeWorkload(QStringLiteral("load-1"));
    QCOMPARE(changed.count(), 6);
    QVERIFY(document.isModified());
    const TestProfile after = document.profile();
    QCOMPARE(after.environments.first().name, QStringLiteral("Container"));

    for (int i = 0; i < 6; ++i)
        document.undoStack()->undo();
    QVERIFY(document.profile() == before);
    QVERIFY(!document.isModified());
    for (int i = 0; i < 6; ++i)
        document.undoStack()->redo();
    QVERIFY(document.profile() == after);
}

void TestProfileDocument::typingInOneFieldIsOneStep()
{
    ProfileDocument document;
    document.newProfile(smallProfile());
    EnvironmentSpec environment = document.profile().environments.first();
    for (const char *text : {"A", "Ab", "Abc"}) {
        environment.name = QLatin1StringView(text);
        document.setEnvironment(environment, QStringLiteral("rename"), QStringLiteral("env-1.name"));
    }
    QCOMPARE(document.undoStack()->count(), 1);
    EnvironmentSpec other = document.profile().environments.last();
    other.name = QStringLiteral("X");
    document.setEnvironment(other, QStringLiteral("rename"), QStringLiteral("env-2.name"));
    QCOMPARE(document.undoStack()->count(), 2);
    document.undoStack()->undo();
    document.undoStack()->undo();
    QCOMPARE(document.profile().environments.first().name, QStringLiteral("Native"));
}

void TestProfileDocument::typingBackLeavesNoStep()
{
    ProfileDocument document;
    document.newProfile(smallProfile());
    EnvironmentSpec environment = document.profile().environments.first();
    for (const char *text : {"NativeX", "Native"}) {
        environment.name = QLatin1StringView(text);
        document.setEnvironment(environment, QStringLiteral("rename"), QStringLiteral("env-1.name"));
    }
    QCOMPARE(document.undoStack()->count(), 0);
    QVERIFY(!document.isModified());
}

void TestProfileDocument::savedIsClean()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("my plan.tare"));
    ProfileDocument document;
    document.newProfile(smallProfile());
    document.setName({});
    QSignalSpy modified(&document, &ProfileDocument::modifiedChanged);
    QVERIFY(document.save(path));
    QVERIFY(!document.isModified());
    QCOMPARE(modified.count(), 1);
    QCOMPARE(document.title(), QStringLiteral("my plan"));
    const Result<ParsedProfile> read = loadProfile(path);
    QVERIFY(read);
    QCOMPARE(read->profile.name, QStringLiteral("my plan"));
    QVERIFY(read->profile.environments == document.profile().environments);
}

void TestProfileDocument::undoPastTheSaveIsModified()
{
    const QTemporaryDir folder;
    ProfileDocument document;
    document.newProfile(smallProfile());
    document.setName(QStringLiteral("one"));
    QVERIFY(document.save(folder.filePath(QStringLiteral("a.tare"))));
    document.undoStack()->undo();
    QVERIFY(document.isModified());
    document.undoStack()->redo();
    QVERIFY(!document.isModified());
}

void TestProfileDocument::damagedFileLeavesTheDocumentAlone()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("bad.tare"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("{ \"formatVersion\": 1, \"environments\": [ {");
    file.close();
    ProfileDocument document;
    document.newProfile(smallProfile());
    document.setName(QStringLiteral("kept"));
    QSignalSpy replaced(&document, &ProfileDocument::documentReplaced);
    const Result<QStringList> loaded = document.load(path);
    QVERIFY(!loaded);
    QVERIFY(loaded.error().sentence.contains(QStringLiteral("bad.tare")));
    QCOMPARE(replaced.count(), 0);
    QCOMPARE(document.profile().name, QStringLiteral("kept"));
    QVERIFY(document.isModified());
    QVERIFY(document.undoStack()->canUndo());
}

void TestProfileDocument::foreignKeysAreReported()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("odd.tare"));
    QByteArray json = writeProfile(smallProfile());
    json.replace("\"note\"", "\"colour\": 3, \"note\"");
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(json);
    file.close();
    ProfileDocument document;
    const Result<QStringList> warnings = document.load(path);
    QVERIFY(warnings);
    QCOMPARE(warnings->size(), 1);
    QVERIFY(warnings->first().contains(QStringLiteral("colour")));
}

void TestProfileDocument::removingAnEnvironmentTakesItOutOfThePlan()
{
    ProfileDocument document;
    TestProfile profile = smallProfile();
    profile.plan.baseline = QStringLiteral("env-2");
    profile.plan.excluded = {{QStringLiteral("env-2"), QStringLiteral("load-1")}};
    document.newProfile(profile);
    document.removeEnvironment(QStringLiteral("env-2"));
    QVERIFY(document.profile().plan.excluded.isEmpty());
    QVERIFY(document.profile().plan.baseline.isEmpty());
    document.undoStack()->undo();
    QVERIFY(document.profile() == profile);
}

void TestProfileDocument::addedOnesGetFreeIds()
{
    ProfileDocument document;
    document.newProfile(smallProfile());
    document.addEnvironment(document.profile().environments.first());
    document.addWorkload(document.profile().workloads.first());
    QSet<QString> ids;
    for (const EnvironmentSpec &environment : document.profile().environments)
        ids.insert(environment.id);
    QCOMPARE(ids.size(), 3);
    // A second native environment does not look like the first.
    QVERIFY(environmentSlot(document.profile().environments.last())
            != environmentSlot(document.profile().environments.first()));
    QVERIFY(document.profile().workloads.first().id != document.profile().workloads.last().id);
}

void TestProfileDocument::unreadableInputCountsAsAProblem()
{
    ProfileDocument document;
    document.newProfile(smallProfile());
    QVERIFY(!document.hasErrors());
    QSignalSpy changed(&document, &ProfileDocument::problemsChanged);
    const ProfileProblem problem{ProblemSeverity::Error, QStringLiteral("workloads[].what.clients"),
                                 QStringLiteral("load-1"), QStringLiteral("no number")};
    document.setInputProblem(QStringLiteral("clients"), problem);
    document.setInputProblem(QStringLiteral("clients"), problem);
    QCOMPARE(changed.count(), 1);
    QVERIFY(document.hasErrors());
    document.setInputProblem(QStringLiteral("clients"), std::nullopt);
    QVERIFY(!document.hasErrors());
}

QTEST_MAIN(TestProfileDocument)
#include "tst_profiledocument.moc"
