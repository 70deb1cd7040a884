// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/dialogs/settingsdialog.h"

#include "ui/appsettings.h"
#include "ui/widgets/form.h"
#include "ui/widgets/translated.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace Tare {

SettingsDialog::SettingsDialog(AppSettings &settings, const QString &resultsPath, const QString &workFolder,
                               bool running, QWidget *parent)
    : QDialog(parent)
    , m_language(new QComboBox)
    , m_theme(new QComboBox)
    , m_results(new QLineEdit)
    , m_work(new QLineEdit)
    , m_form(new Form(nullptr, 130))
{
    setObjectName(QStringLiteral("settingsDialog"));
    setMinimumWidth(640);
    m_language->setObjectName(QStringLiteral("settingsLanguage"));
    m_theme->setObjectName(QStringLiteral("settingsTheme"));
    m_results->setObjectName(QStringLiteral("settingsResults"));
    m_work->setObjectName(QStringLiteral("settingsWork"));
    for (const QString &key : {QStringLiteral("system"), QStringLiteral("en"), QStringLiteral("zh_CN")})
        m_language->addItem({}, key);
    for (const ThemeChoice theme : {ThemeChoice::System, ThemeChoice::Light, ThemeChoice::Dark})
        m_theme->addItem({}, static_cast<int>(theme));
    for (QComboBox *box : {m_language, m_theme}) {
        box->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
        box->setMinimumWidth(200);
    }
    m_language->setCurrentIndex(std::max(m_language->findData(settings.language()), 0));
    m_theme->setCurrentIndex(std::max(m_theme->findData(static_cast<int>(settings.theme())), 0));
    m_results->setText(resultsPath);
    m_work->setText(workFolder);
    m_results->setReadOnly(true);
    m_work->setReadOnly(true);

    m_form->addRow({}, m_language, [] { return tr("&Language"); });
    m_form->addRow({}, m_theme, [] { return tr("&Theme"); });
    m_form->addHairline();
    FormRow *results = m_form->addRow(
        {}, m_results, [] { return tr("&Results file"); },
        [] { return tr("Every run is kept in it as it happens."); });
    FormRow *work = m_form->addRow(
        {}, m_work, [] { return tr("&Work folder"); },
        [] {
            return tr("Data of the servers while a run goes on. Choose the disk that you want to measure.");
        });
    auto *chooseResults =
        makeButton(QStringLiteral("settingsResultsChoose"), ButtonKind::Normal, [] { return tr("Choose…"); });
    auto *chooseWork =
        makeButton(QStringLiteral("settingsWorkChoose"), ButtonKind::Normal, [] { return tr("Choose…"); });
    results->line()->addWidget(chooseResults);
    work->line()->addWidget(chooseWork);
    for (QPushButton *button : {chooseResults, chooseWork}) {
        button->setEnabled(!running);
        button->setToolTip(running ? tr("Not while a test is running") : QString());
    }

    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::accept);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(20, 20, 20, 16);
    layout->setSpacing(16);
    layout->addWidget(m_form);
    layout->addWidget(buttons);

    connect(m_language, &QComboBox::activated, this,
            [this](int index) { Q_EMIT languageChosen(m_language->itemData(index).toString()); });
    connect(m_theme, &QComboBox::activated, this, [this](int index) {
        Q_EMIT themeChosen(static_cast<ThemeChoice>(m_theme->itemData(index).toInt()));
    });
    connect(chooseResults, &QPushButton::clicked, this, [this] {
        const QString path = QFileDialog::getSaveFileName(this, tr("Results file"), m_results->text(),
                                                          tr("Results of Tare (*.sqlite)"), nullptr,
                                                          QFileDialog::DontConfirmOverwrite);
        if (path.isEmpty())
            return;
        m_results->setText(path);
        Q_EMIT resultsPathChosen(path);
    });
    connect(chooseWork, &QPushButton::clicked, this, [this] {
        const QString path = QFileDialog::getExistingDirectory(this, tr("Work folder"), m_work->text());
        if (path.isEmpty())
            return;
        m_work->setText(path);
        Q_EMIT workFolderChosen(path);
    });
    translated(this, [this] { retranslate(); });
}

void SettingsDialog::retranslate()
{
    setWindowTitle(tr("Settings"));
    m_language->setItemText(0, tr("As the system"));
    // Each language in its own words, whatever the present one is.
    m_language->setItemText(1, QStringLiteral("English"));
    m_language->setItemText(2, QString::fromUtf8("简体中文"));
    m_theme->setItemText(0, tr("As the system"));
    m_theme->setItemText(1, tr("Light"));
    m_theme->setItemText(2, tr("Dark"));
}

} // namespace Tare
