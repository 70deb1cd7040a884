// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/results/hostcodec.h"

#include <QDataStream>
#include <QIODevice>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>

#include <algorithm>
#include <cmath>
#include <limits>

namespace Tare {

namespace {

constexpr quint8 layout = 1;

void prepare(QDataStream &stream)
{
    stream.setVersion(QDataStream::Qt_6_0);
    stream.setByteOrder(QDataStream::LittleEndian);
    stream.setFloatingPointPrecision(QDataStream::DoublePrecision);
}

/// As it is, whatever precision the stream has for numbers.
void writeFloat(QDataStream &stream, double value)
{
    stream.setFloatingPointPrecision(QDataStream::SinglePrecision);
    stream << static_cast<float>(value);
    stream.setFloatingPointPrecision(QDataStream::DoublePrecision);
}

double readFloat(QDataStream &stream)
{
    float value = 0;
    stream.setFloatingPointPrecision(QDataStream::SinglePrecision);
    stream >> value;
    stream.setFloatingPointPrecision(QDataStream::DoublePrecision);
    return static_cast<double>(value);
}

} // namespace

QString hostFiguresToText(const HostFigures &figures)
{
    QJsonObject object;
    for (auto it = figures.cbegin(); it != figures.cend(); ++it)
        object.insert(it.key(), QJsonArray{it->mean, it->most});
    return QString::fromUtf8(QJsonDocument(object).toJson(QJsonDocument::Compact));
}

HostFigures hostFiguresFromText(const QString &text)
{
    HostFigures figures;
    const QJsonObject object = QJsonDocument::fromJson(text.toUtf8()).object();
    for (auto it = object.constBegin(); it != object.constEnd(); ++it) {
        const QJsonArray pair = it.value().toArray();
        if (pair.size() == 2)
            figures.insert(it.key(), {pair.at(0).toDouble(), pair.at(1).toDouble()});
    }
    return figures;
}

QByteArray packHostSamples(const QList<HostSample> &samples)
{
    QByteArray bytes;
    QDataStream stream(&bytes, QIODevice::WriteOnly);
    prepare(stream);
    stream << layout << static_cast<quint32>(samples.size());
    QSet<QString> found;
    for (const HostSample &sample : samples) {
        stream << sample.start << sample.length;
        for (auto it = sample.values.keyBegin(); it != sample.values.keyEnd(); ++it)
            found.insert(*it);
    }
    QStringList keys = found.values();
    keys.sort();
    stream << static_cast<quint32>(keys.size());
    for (const QString &key : std::as_const(keys)) {
        stream << key;
        for (const HostSample &sample : samples) {
            const auto value = sample.values.constFind(key);
            writeFloat(stream,
                       value == sample.values.cend() ? std::numeric_limits<double>::quiet_NaN() : *value);
        }
    }
    return qCompress(bytes);
}

QList<HostSample> unpackHostSamples(const QByteArray &packed)
{
    const QByteArray bytes = qUncompress(packed);
    QDataStream stream(bytes);
    prepare(stream);
    quint8 version = 0;
    quint32 count = 0;
    stream >> version >> count;
    // a number from a damaged file must not ask for all memory
    if (version != layout || count > static_cast<quint32>(bytes.size()))
        return {};
    QList<HostSample> samples(static_cast<qsizetype>(count));
    for (HostSample &sample : samples)
        stream >> sample.start >> sample.length;
    quint32 keys = 0;
    stream >> keys;
    for (quint32 i = 0; i < keys && stream.status() == QDataStream::Ok; ++i) {
        QString key;
        stream >> key;
        for (HostSample &sample : samples) {
            const double value = readFloat(stream);
            if (!std::isnan(value))
                sample.values.insert(key, value);
        }
    }
    return stream.status() == QDataStream::Ok ? samples : QList<HostSample>();
}

} // namespace Tare
