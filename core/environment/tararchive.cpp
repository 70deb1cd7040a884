// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/environment/tararchive.h"

#include <QFile>

#include <array>
#include <cstdio>
#include <cstring>
#include <utility>

namespace Tare {

namespace {

constexpr qsizetype blockSize = 512;

// The header of ustar (POSIX 1003.1): offset and length of each field.
struct Field
{
    size_t offset;
    size_t length;
};
constexpr Field nameField{0, 100};
constexpr Field modeField{100, 8};
constexpr Field uidField{108, 8};
constexpr Field gidField{116, 8};
constexpr Field sizeField{124, 12};
constexpr Field timeField{136, 12};
constexpr Field checksumField{148, 8};
constexpr Field linkField{157, 100};
constexpr size_t typeOffset = 156;
constexpr size_t magicOffset = 257;

using Header = std::array<char, static_cast<size_t>(blockSize)>;

void put(Header &header, const Field &field, const QByteArray &text)
{
    std::memcpy(header.data() + field.offset, text.constData(),
                qMin(field.length, static_cast<size_t>(text.size())));
}

void putOctal(Header &header, const Field &field, quint64 value)
{
    char text[24] = {};
    std::snprintf(text, sizeof text, "%0*llo", static_cast<int>(field.length - 1),
                  static_cast<unsigned long long>(value));
    put(header, field, QByteArray(text));
}

QByteArray archived(const QString &path)
{
    QByteArray name = QFile::encodeName(path);
    while (name.startsWith('/'))
        name.remove(0, 1);
    while (name.endsWith('/'))
        name.chop(1);
    return name;
}

QByteArray padding(qsizetype size)
{
    const qsizetype rest = size % blockSize;
    return QByteArray(rest == 0 ? 0 : blockSize - rest, '\0');
}

} // namespace

void TarArchive::addEntry(const QByteArray &name, char type, const TarAttributes &attributes,
                          const QByteArray &contents, const QByteArray &link)
{
    const qsizetype limit = static_cast<qsizetype>(nameField.length);
    if (name.size() > limit && type != 'L')
        addEntry("././@LongLink", 'L', {}, name + '\0');
    Header header{};
    put(header, nameField, name.left(limit));
    putOctal(header, modeField, attributes.mode);
    putOctal(header, uidField, attributes.uid);
    putOctal(header, gidField, attributes.gid);
    putOctal(header, sizeField, static_cast<quint64>(contents.size()));
    putOctal(header, timeField, 0);
    put(header, linkField, link);
    header[typeOffset] = type;
    std::memcpy(header.data() + magicOffset, "ustar\00000", 8);
    // The checksum is taken with its own field full of blanks.
    std::memset(header.data() + checksumField.offset, ' ', checksumField.length);
    unsigned sum = 0;
    for (const char c : header)
        sum += static_cast<unsigned char>(c);
    char text[8] = {};
    std::snprintf(text, sizeof text, "%06o", sum & 0777777U);
    std::memcpy(header.data() + checksumField.offset, text, 7);
    m_bytes.append(header.data(), blockSize);
    m_bytes.append(contents);
    m_bytes.append(padding(contents.size()));
}

void TarArchive::addParents(const QByteArray &name)
{
    for (qsizetype slash = name.indexOf('/'); slash > 0; slash = name.indexOf('/', slash + 1)) {
        const QByteArray parent = name.left(slash);
        if (m_names.contains(parent))
            continue;
        m_names.insert(parent);
        addEntry(parent + '/', '5', {0755, 0, 0}, {});
    }
}

void TarArchive::addDirectory(const QString &path, const TarAttributes &attributes)
{
    const QByteArray name = archived(path);
    if (name.isEmpty() || m_names.contains(name))
        return;
    addParents(name);
    m_names.insert(name);
    addEntry(name + '/', '5', attributes, {});
}

void TarArchive::addFile(const QString &path, const QByteArray &contents, const TarAttributes &attributes)
{
    const QByteArray name = archived(path);
    if (m_names.contains(name))
        return;
    addParents(name);
    m_names.insert(name);
    addEntry(name, '0', attributes, contents);
}

void TarArchive::addLink(const QString &path, const QString &target)
{
    const QByteArray name = archived(path);
    if (m_names.contains(name))
        return;
    addParents(name);
    m_names.insert(name);
    addEntry(name, '2', {0777, 0, 0}, {}, QFile::encodeName(target));
}

bool TarArchive::contains(const QString &path) const
{
    return m_names.contains(archived(path));
}

QByteArray TarArchive::finish()
{
    m_bytes.append(QByteArray(2 * blockSize, '\0'));
    m_names.clear();
    return std::exchange(m_bytes, QByteArray());
}

} // namespace Tare
