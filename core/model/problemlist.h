// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/model/profilevalidation.h"

namespace Tare {

/// Collects the problems of one object of the document.
class ProblemList
{
public:
    /// path: of the object, "environments[1]".
    ProblemList(QList<ProfileProblem> &list, QString path, QString objectId)
        : m_list(list)
        , m_path(std::move(path))
        , m_objectId(std::move(objectId))
    { }

    /// field: within the object, "how.port"; empty for the object itself.
    void error(const QString &field, const QString &sentence)
    {
        add(ProblemSeverity::Error, field, sentence);
    }
    void warning(const QString &field, const QString &sentence)
    {
        add(ProblemSeverity::Warning, field, sentence);
    }

private:
    void add(ProblemSeverity severity, const QString &field, const QString &sentence)
    {
        m_list.append({severity, field.isEmpty() ? m_path : m_path + u'.' + field, m_objectId, sentence});
    }

    QList<ProfileProblem> &m_list;
    QString m_path;
    QString m_objectId;
};

} // namespace Tare
