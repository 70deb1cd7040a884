// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/themeicon.h"

#include "ui/theme.h"

#include <QFile>
#include <QHash>
#include <QIconEngine>
#include <QPainter>
#include <QPixmapCache>
#include <QSvgRenderer>

#include <cmath>

namespace Tare {

namespace {

QColor colorFor(IconColor color, QIcon::Mode mode, QIcon::State state)
{
    const ThemeColors &theme = themeColors();
    if (mode == QIcon::Disabled)
        return theme.disabled;
    switch (color) {
    case IconColor::Follow:
        if (mode == QIcon::Selected || state == QIcon::On)
            return theme.accentText;
        return mode == QIcon::Active ? theme.text : theme.secondary;
    case IconColor::Text:
        return theme.text;
    case IconColor::Link:
        return theme.accentText;
    case IconColor::OnAccent:
        return Qt::white;
    case IconColor::Disabled:
        return theme.disabled;
    case IconColor::Good:
        return theme.good;
    case IconColor::Warning:
        return theme.warning;
    case IconColor::Error:
        return theme.error;
    }
    return theme.text;
}

const QByteArray &source(const QString &name)
{
    static QHash<QString, QByteArray> files;
    const auto found = files.constFind(name);
    if (found != files.constEnd())
        return *found;
    QFile file(QStringLiteral(":/icons/%1.svg").arg(name));
    QByteArray bytes;
    if (file.open(QIODevice::ReadOnly))
        bytes = file.readAll();
    else
        qWarning("icon %s is not in the resources", qUtf8Printable(name));
    return *files.insert(name, bytes);
}

void paintSvg(QPainter &painter, const QRectF &rect, const QString &name, const QColor &color)
{
    QByteArray svg = source(name);
    svg.replace("currentColor", color.name().toLatin1());
    // The hole of a filled state icon shows what is written on it.
    svg.replace("contentColor", themeColors().content.name().toLatin1());
    QSvgRenderer renderer(svg);
    renderer.setAspectRatioMode(Qt::KeepAspectRatio);
    renderer.render(&painter, rect);
}

class SvgIconEngine final : public QIconEngine
{
public:
    SvgIconEngine(QString name, IconColor color)
        : m_name(std::move(name))
        , m_color(color)
    { }

    void paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State state) override
    {
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        const int side = std::min(rect.width(), rect.height());
        const QRect square(rect.x() + (rect.width() - side) / 2, rect.y() + (rect.height() - side) / 2, side,
                           side);
        paintSvg(*painter, square, m_name, colorFor(m_color, mode, state));
        painter->restore();
    }

    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State state) override
    {
        const QColor color = colorFor(m_color, mode, state);
        const QString key = QStringLiteral("tare-icon-%1-%2x%3-%4-%5")
                                .arg(m_name)
                                .arg(size.width())
                                .arg(size.height())
                                .arg(color.name(), themeColors().content.name());
        QPixmap picture;
        if (QPixmapCache::find(key, &picture))
            return picture;
        picture = QPixmap(size);
        picture.fill(Qt::transparent);
        QPainter painter(&picture);
        paint(&painter, QRect(QPoint(), size), mode, state);
        painter.end();
        QPixmapCache::insert(key, picture);
        return picture;
    }

    QIconEngine *clone() const override { return new SvgIconEngine(m_name, m_color); }
    QString key() const override { return QStringLiteral("TareSvgIconEngine"); }
    QString iconName() override { return m_name; }
    bool isNull() override { return source(m_name).isEmpty(); }

private:
    QString m_name;
    IconColor m_color;
};

} // namespace

QIcon themeIcon(const QString &name, IconColor color)
{
    return QIcon(new SvgIconEngine(name, color));
}

QPixmap themePixmap(const QString &name, int size, qreal devicePixelRatio, IconColor color)
{
    const int pixels = static_cast<int>(std::ceil(size * devicePixelRatio));
    QPixmap picture = SvgIconEngine(name, color).pixmap(QSize(pixels, pixels), QIcon::Normal, QIcon::Off);
    picture.setDevicePixelRatio(devicePixelRatio);
    return picture;
}

} // namespace Tare
