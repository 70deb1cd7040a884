// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/theme.h"

#include <QDialog>

class QComboBox;
class QLineEdit;

namespace Tare {

class AppSettings;
class Form;

/// Language, theme and folders. Language and theme change at once.
class SettingsDialog final : public QDialog
{
    Q_OBJECT

public:
    SettingsDialog(AppSettings &settings, const QString &resultsPath, const QString &workFolder, bool running,
                   QWidget *parent = nullptr);

Q_SIGNALS:
    void languageChosen(const QString &language);
    void themeChosen(Tare::ThemeChoice theme);
    void resultsPathChosen(const QString &path);
    void workFolderChosen(const QString &path);

private:
    void retranslate();
    QComboBox *m_language;
    QComboBox *m_theme;
    QLineEdit *m_results;
    QLineEdit *m_work;
    Form *m_form;
};

} // namespace Tare
