// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QMap>
#include <QPlainTextEdit>
#include <QString>

namespace Tare {

/// Server options, one a line: "maxmemory = 200mb". Blank lines and lines with # are left out.
class OptionsEdit final : public QPlainTextEdit
{
    Q_OBJECT

public:
    explicit OptionsEdit(const QString &name, QWidget *parent = nullptr);

    void setOptions(const QMap<QString, QString> &options);
    QMap<QString, QString> options() const;

    static QString summary(const QMap<QString, QString> &options);

Q_SIGNALS:
    void edited();

private:
    bool m_loading = false;
};

} // namespace Tare
