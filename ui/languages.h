// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QFont>
#include <QObject>
#include <QString>
#include <QTranslator>

class QApplication;

namespace Tare {

/// The language of the window, switched while it is open: translators, default locale (numbers, dates) and
/// the order of the font families.
class Languages final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(Languages)

public:
    explicit Languages(QApplication &application, QObject *parent = nullptr);
    ~Languages() override;

    /// "system", "en", "zh_CN". Anything else is English.
    void setLanguage(const QString &choice);
    QString current() const { return m_current; } ///< "en" or "zh_CN"

    static bool hasChineseFont();

private:
    void applyFont();
    QApplication &m_application;
    QFont m_systemFont;
    QTranslator m_own;
    QTranslator m_qt;
    QString m_current;
};

} // namespace Tare
