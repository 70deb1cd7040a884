// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/documentfiles.h"

#include "core/model/presets.h"
#include "core/model/profilejson.h"
#include "ui/appsettings.h"
#include "ui/profiledocument.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>

namespace Tare {

DocumentFiles::DocumentFiles(ProfileDocument &document, AppSettings &settings, QWidget *window)
    : QObject(window)
    , m_document(document)
    , m_settings(settings)
    , m_window(window)
{ }

bool DocumentFiles::mayDiscard()
{
    if (!m_document.isModified())
        return true;
    QMessageBox box(m_window);
    box.setObjectName(QStringLiteral("unsavedPrompt"));
    box.setIcon(QMessageBox::Question);
    box.setWindowTitle(QStringLiteral("Tare"));
    box.setTextFormat(Qt::PlainText);
    box.setText(tr("“%1” has changes that are not saved.").arg(m_document.title()));
    box.setInformativeText(tr("Results are never unsaved: this is about the test profile only."));
    auto *save = box.addButton(tr("Save"), QMessageBox::AcceptRole);
    auto *discard = box.addButton(tr("Don’t save"), QMessageBox::DestructiveRole);
    auto *cancel = box.addButton(tr("Cancel"), QMessageBox::RejectRole);
    save->setObjectName(QStringLiteral("unsavedSave"));
    discard->setObjectName(QStringLiteral("unsavedDiscard"));
    cancel->setObjectName(QStringLiteral("unsavedCancel"));
    box.setDefaultButton(save);
    box.setEscapeButton(cancel);
    box.exec();
    if (box.clickedButton() == save)
        return this->save();
    return box.clickedButton() == discard;
}

bool DocumentFiles::newProfile(const TestProfile &profile)
{
    if (!mayDiscard())
        return false;
    m_document.newProfile(profile);
    Q_EMIT opened();
    return true;
}

bool DocumentFiles::newFromPreset(const QString &name)
{
    const Result<TestProfile> preset = loadPreset(name);
    if (!preset) {
        Q_EMIT failed(preset.error());
        return false;
    }
    return newProfile(*preset);
}

bool DocumentFiles::newFromBytes(const QByteArray &profile)
{
    const Result<ParsedProfile> parsed = parseProfile(profile);
    if (!parsed) {
        Q_EMIT failed(parsed.error());
        return false;
    }
    return newProfile(parsed->profile);
}

bool DocumentFiles::open()
{
    const QString path =
        QFileDialog::getOpenFileName(m_window, tr("Open a test profile"), m_settings.lastFolder(),
                                     tr("Test profiles (*.tare);;All files (*)"));
    return !path.isEmpty() && openFile(path);
}

bool DocumentFiles::openFile(const QString &path)
{
    if (!mayDiscard())
        return false;
    const Result<QStringList> loaded = m_document.load(path);
    if (!loaded) {
        Q_EMIT failed(loaded.error());
        return false;
    }
    m_settings.addRecentFile(path);
    m_settings.setLastFolder(QFileInfo(path).absolutePath());
    Q_EMIT opened();
    if (!loaded->isEmpty())
        Q_EMIT warned(path, *loaded);
    return true;
}

bool DocumentFiles::save()
{
    return m_document.path().isEmpty() ? saveAs() : saveTo(m_document.path());
}

bool DocumentFiles::saveAs()
{
    const QString suggested = m_document.path().isEmpty()
        ? m_settings.lastFolder() + QLatin1Char('/') + m_document.title() + QStringLiteral(".tare")
        : m_document.path();
    QFileDialog dialog(m_window, tr("Save the test profile"), suggested, tr("Test profiles (*.tare)"));
    dialog.setObjectName(QStringLiteral("saveDialog"));
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(QStringLiteral("tare"));
    dialog.selectFile(suggested);
    if (dialog.exec() != QDialog::Accepted || dialog.selectedFiles().isEmpty())
        return false;
    return saveTo(dialog.selectedFiles().first());
}

bool DocumentFiles::saveTo(const QString &path)
{
    const Result<void> saved = m_document.save(path);
    if (!saved) {
        Q_EMIT failed(saved.error());
        return false;
    }
    m_settings.addRecentFile(path);
    m_settings.setLastFolder(QFileInfo(path).absolutePath());
    return true;
}

} // namespace Tare
