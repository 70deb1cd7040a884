// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QSet>
#include <QString>

namespace Tare {

/// Who a file in an archive belongs to, and its rights.
struct TarAttributes
{
    uint mode = 0644;
    uint uid = 0;
    uint gid = 0;
};

/// Writes a tar archive (ustar, with the GNU form for long names) in memory. The same files give the same
/// bytes: times are left at zero.
class TarArchive
{
public:
    /// Paths are absolute or relative to the archive's root. Directories above are added when missing.
    void addDirectory(const QString &path, const TarAttributes &attributes = {0755, 0, 0});
    void addFile(const QString &path, const QByteArray &contents, const TarAttributes &attributes = {});
    void addLink(const QString &path, const QString &target);

    bool contains(const QString &path) const;

    /// Ends the archive and gives it away.
    QByteArray finish();

private:
    void addParents(const QByteArray &name);
    void addEntry(const QByteArray &name, char type, const TarAttributes &attributes,
                  const QByteArray &contents, const QByteArray &link = {});

    QByteArray m_bytes;
    QSet<QByteArray> m_names;
};

} // namespace Tare
