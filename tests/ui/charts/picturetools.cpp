// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/ui/charts/picturetools.h"

#include <QCoreApplication>
#include <QDir>
#include <QGraphicsScene>
#include <QPainter>
#include <QTest>

#include <cmath>
#include <cstdlib>

namespace Tare::Test {

namespace {

bool near(QRgb a, QRgb b, int tolerance)
{
    return std::abs(qRed(a) - qRed(b)) <= tolerance && std::abs(qGreen(a) - qGreen(b)) <= tolerance
        && std::abs(qBlue(a) - qBlue(b)) <= tolerance;
}

} // namespace

QImage drawn(ChartPicture &picture, const QSize &size, const ChartStyle &style)
{
    picture.setChartStyle(style);
    picture.resize(size);
    QGraphicsScene scene;
    scene.addItem(&picture);
    QImage image(size, QImage::Format_RGB32);
    image.fill(style.colors.content);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    scene.render(&painter, QRectF(QPointF(0, 0), size), QRectF(QPointF(0, 0), size));
    painter.end();
    scene.removeItem(&picture);
    if (const QString folder = qEnvironmentVariable("TARE_WALK_PICTURES"); !folder.isEmpty()) {
        static int count = 0;
        QDir().mkpath(folder);
        image.save(QDir(folder).filePath(
            QStringLiteral("%1-%2-%3.png")
                .arg(QCoreApplication::applicationName(), QString::fromLatin1(QTest::currentTestFunction()))
                .arg(++count)));
    }
    return image;
}

bool isColor(const QImage &image, const QPointF &at, const QColor &color, int tolerance)
{
    const QPoint point(static_cast<int>(std::floor(at.x())), static_cast<int>(std::floor(at.y())));
    return image.rect().contains(point) && near(image.pixel(point), color.rgb(), tolerance);
}

int countColor(const QImage &image, const QRectF &rect, const QColor &color, int tolerance)
{
    int count = 0;
    const QRect area = rect.toAlignedRect().intersected(image.rect());
    for (int y = area.top(); y <= area.bottom(); ++y) {
        for (int x = area.left(); x <= area.right(); ++x) {
            count += near(image.pixel(x, y), color.rgb(), tolerance) ? 1 : 0;
        }
    }
    return count;
}

bool isBlank(const QImage &image)
{
    const QRgb first = image.pixel(0, 0);
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            if (image.pixel(x, y) != first) {
                return false;
            }
        }
    }
    return true;
}

} // namespace Tare::Test
