// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/appsettings.h"

#include <QFileInfo>
#include <QSettings>
#include <QStandardPaths>

namespace Tare {

namespace {

constexpr int recentCount = 10;

} // namespace

AppSettings::AppSettings(const QString &iniFile, QObject *parent)
    : QObject(parent)
    , m_store(iniFile.isEmpty() ? std::make_unique<QSettings>(QSettings::IniFormat, QSettings::UserScope,
                                                              QStringLiteral("tare"), QStringLiteral("tare"))
                                : std::make_unique<QSettings>(iniFile, QSettings::IniFormat))
{ }

AppSettings::~AppSettings() = default;

QString AppSettings::language() const
{
    return m_store->value(QStringLiteral("language"), QStringLiteral("system")).toString();
}

void AppSettings::setLanguage(const QString &language)
{
    m_store->setValue(QStringLiteral("language"), language);
}

ThemeChoice AppSettings::theme() const
{
    const QString name = m_store->value(QStringLiteral("theme")).toString();
    if (name == QStringLiteral("light"))
        return ThemeChoice::Light;
    return name == QStringLiteral("dark") ? ThemeChoice::Dark : ThemeChoice::System;
}

void AppSettings::setTheme(ThemeChoice theme)
{
    m_store->setValue(QStringLiteral("theme"),
                      theme == ThemeChoice::Light      ? QStringLiteral("light")
                          : theme == ThemeChoice::Dark ? QStringLiteral("dark")
                                                       : QStringLiteral("system"));
}

QString AppSettings::lastFolder() const
{
    return m_store
        ->value(QStringLiteral("lastFolder"),
                QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation))
        .toString();
}

void AppSettings::setLastFolder(const QString &folder)
{
    m_store->setValue(QStringLiteral("lastFolder"), folder);
}

QString AppSettings::workFolder() const
{
    return m_store->value(QStringLiteral("workFolder")).toString();
}

void AppSettings::setWorkFolder(const QString &folder)
{
    m_store->setValue(QStringLiteral("workFolder"), folder);
}

QString AppSettings::resultsPath() const
{
    return m_store->value(QStringLiteral("results")).toString();
}

void AppSettings::setResultsPath(const QString &path)
{
    m_store->setValue(QStringLiteral("results"), path);
}

QStringList AppSettings::recentFiles() const
{
    return m_store->value(QStringLiteral("recentFiles")).toStringList();
}

void AppSettings::addRecentFile(const QString &path)
{
    QStringList files = recentFiles();
    const QString absolute = QFileInfo(path).absoluteFilePath();
    files.removeAll(absolute);
    files.prepend(absolute);
    while (files.size() > recentCount)
        files.removeLast();
    m_store->setValue(QStringLiteral("recentFiles"), files);
    Q_EMIT recentFilesChanged();
}

void AppSettings::removeRecentFile(const QString &path)
{
    QStringList files = recentFiles();
    if (files.removeAll(path) == 0)
        return;
    m_store->setValue(QStringLiteral("recentFiles"), files);
    Q_EMIT recentFilesChanged();
}

void AppSettings::clearRecentFiles()
{
    m_store->remove(QStringLiteral("recentFiles"));
    Q_EMIT recentFilesChanged();
}

QByteArray AppSettings::geometry() const
{
    return m_store->value(QStringLiteral("geometry")).toByteArray();
}

void AppSettings::setGeometry(const QByteArray &geometry)
{
    m_store->setValue(QStringLiteral("geometry"), geometry);
}

QByteArray AppSettings::splitter(const QString &name) const
{
    return m_store->value(QStringLiteral("splitters/") + name).toByteArray();
}

void AppSettings::setSplitter(const QString &name, const QByteArray &state)
{
    m_store->setValue(QStringLiteral("splitters/") + name, state);
}

QStringList AppSettings::hostStrips() const
{
    return m_store
        ->value(QStringLiteral("hostStrips"), QStringList{QStringLiteral("cpu"), QStringLiteral("network")})
        .toStringList();
}

void AppSettings::setHostStrips(const QStringList &strips)
{
    if (strips == hostStrips())
        return;
    m_store->setValue(QStringLiteral("hostStrips"), strips);
    Q_EMIT hostStripsChanged();
}

} // namespace Tare
