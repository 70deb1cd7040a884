// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/languages.h"

#include <QApplication>
#include <QFontDatabase>
#include <QFontInfo>
#include <QLibraryInfo>
#include <QLocale>

namespace Tare {

namespace {

// Without a desktop Qt falls back to 9 points; the sizes of the window are made for 10.
constexpr qreal smallestBase = 10;

QString chineseFamily()
{
    const QStringList families = QFontDatabase::families(QFontDatabase::SimplifiedChinese);
    for (const QString &preferred : {QStringLiteral("Noto Sans CJK SC"), QStringLiteral("Source Han Sans SC"),
                                     QStringLiteral("WenQuanYi Micro Hei")}) {
        if (families.contains(preferred))
            return preferred;
    }
    for (const QString &family : families) {
        if (!family.contains(QStringLiteral("Mono")) && !family.contains(QStringLiteral("Serif")))
            return family;
    }
    return families.value(0);
}

} // namespace

Languages::Languages(QApplication &application, QObject *parent)
    : QObject(parent)
    , m_application(application)
    , m_systemFont(QApplication::font())
{
    if (m_systemFont.pointSizeF() > 0 && m_systemFont.pointSizeF() < smallestBase)
        m_systemFont.setPointSizeF(smallestBase);
}

Languages::~Languages()
{
    QCoreApplication::removeTranslator(&m_own);
    QCoreApplication::removeTranslator(&m_qt);
}

void Languages::setLanguage(const QString &choice)
{
    QString wanted = choice;
    if (choice == QStringLiteral("system")) {
        const QStringList systemLanguages = QLocale::system().uiLanguages();
        wanted = systemLanguages.value(0).startsWith(QStringLiteral("zh")) ? QStringLiteral("zh_CN")
                                                                           : QStringLiteral("en");
    }
    m_current = wanted == QStringLiteral("zh_CN") || wanted == QStringLiteral("zh") ? QStringLiteral("zh_CN")
                                                                                    : QStringLiteral("en");

    // English numbers as the user's own English locale writes them, if it is one.
    QLocale locale(m_current);
    if (m_current == QStringLiteral("en") && QLocale::system().language() == QLocale::English)
        locale = QLocale::system();
    QLocale::setDefault(locale);
    applyFont();

    // Both out before one comes in: each change sends the whole window through its texts.
    QCoreApplication::removeTranslator(&m_own);
    QCoreApplication::removeTranslator(&m_qt);
    if (m_qt.load(QLocale(m_current), QStringLiteral("qtbase"), QStringLiteral("_"),
                  QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(&m_qt);
    const bool loaded = m_own.load(QStringLiteral("tare_%1").arg(m_current), QStringLiteral(":/i18n"));
    if (loaded) {
        QCoreApplication::installTranslator(&m_own);
    } else {
        QEvent event(QEvent::LanguageChange);
        QCoreApplication::sendEvent(&m_application, &event);
    }
}

bool Languages::hasChineseFont()
{
    return !QFontDatabase::families(QFontDatabase::SimplifiedChinese).isEmpty();
}

void Languages::applyFont()
{
    QFont font = m_systemFont;
    if (m_current == QStringLiteral("zh_CN")) {
        const QString family = chineseFamily();
        if (!family.isEmpty()) {
            QStringList families{family};
            families.append(m_systemFont.families().isEmpty() ? QStringList{m_systemFont.family()}
                                                              : m_systemFont.families());
            font.setFamilies(families);
        }
    }
    QApplication::setFont(font);
}

} // namespace Tare
