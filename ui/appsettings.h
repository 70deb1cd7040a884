// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/theme.h"

#include <QByteArray>
#include <QObject>
#include <QString>
#include <QStringList>

#include <memory>

class QSettings;

namespace Tare {

/// What Tare remembers between two starts, and the only user of QSettings. Nothing here changes a result.
class AppSettings final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(AppSettings)

public:
    /// An empty path: the user's configuration folder.
    explicit AppSettings(const QString &iniFile = {}, QObject *parent = nullptr);
    ~AppSettings() override;

    QString language() const; ///< "system", "en", "zh_CN"
    void setLanguage(const QString &language);
    ThemeChoice theme() const;
    void setTheme(ThemeChoice theme);

    QString lastFolder() const; ///< for file dialogs; the user's documents at first
    void setLastFolder(const QString &folder);
    QString workFolder() const; ///< data of servers while a run goes on; empty: the usual one
    void setWorkFolder(const QString &folder);
    QString resultsPath() const; ///< empty: the usual one
    void setResultsPath(const QString &path);

    QStringList recentFiles() const; ///< newest first, at most 10; missing files stay listed
    void addRecentFile(const QString &path);
    void removeRecentFile(const QString &path);
    void clearRecentFiles();

    QByteArray geometry() const;
    void setGeometry(const QByteArray &geometry);
    QByteArray splitter(const QString &name) const;
    void setSplitter(const QString &name, const QByteArray &state);
    /// Which strips of the machine stand under charts over time; words of HostStripsButton.
    QStringList hostStrips() const;
    void setHostStrips(const QStringList &strips);

Q_SIGNALS:
    void recentFilesChanged();
    void hostStripsChanged();

private:
    std::unique_ptr<QSettings> m_store;
};

} // namespace Tare
