// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/cpulistedit.h"

#include "core/model/profilevalidation.h"
#include "ui/widgets/translated.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QThread>

#include <algorithm>

namespace Tare {

namespace {

constexpr int mostBoxes = 8;

/// {0,2,3} → "0,2-3"
QString rangesText(const QList<int> &cpus)
{
    QStringList parts;
    for (qsizetype i = 0; i < cpus.size();) {
        qsizetype end = i;
        while (end + 1 < cpus.size() && cpus.at(end + 1) == cpus.at(end) + 1)
            ++end;
        parts << (end == i ? QString::number(cpus.at(i))
                           : QStringLiteral("%1-%2").arg(cpus.at(i)).arg(cpus.at(end)));
        i = end + 1;
    }
    return parts.join(QLatin1Char(','));
}

} // namespace

CpuListEdit::CpuListEdit(const QString &name, QWidget *parent)
    : QWidget(parent)
    , m_field(new QLineEdit(this))
{
    setObjectName(name + QStringLiteral("Box"));
    m_field->setObjectName(name);
    m_field->setFixedWidth(88);
    setFocusProxy(m_field);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(12);
    row->addWidget(m_field);
    const int cpus = QThread::idealThreadCount();
    if (cpus <= mostBoxes) {
        for (int cpu = 0; cpu < cpus; ++cpu) {
            auto *box = new QCheckBox(QString::number(cpu), this);
            box->setObjectName(QStringLiteral("%1Cpu%2").arg(name).arg(cpu));
            translated(box, [box, cpu] { box->setAccessibleName(tr("CPU %1").arg(cpu)); });
            connect(box, &QCheckBox::clicked, this, &CpuListEdit::boxClicked);
            row->addWidget(box);
            m_boxes.append(box);
        }
    }
    row->addStretch(1);
    translated(m_field, [this] { m_field->setAccessibleName(tr("CPU list")); });
    connect(m_field, &QLineEdit::textEdited, this, [this](const QString &typed) {
        showBoxes();
        Q_EMIT edited(typed.trimmed());
    });
}

QString CpuListEdit::text() const
{
    return m_field->text().trimmed();
}

void CpuListEdit::setText(const QString &text)
{
    if (m_field->text().trimmed() != text)
        m_field->setText(text);
    showBoxes();
}

void CpuListEdit::showBoxes()
{
    const QList<int> cpus = parseCpuList(text()).value_or(QList<int>{});
    for (int cpu = 0; cpu < m_boxes.size(); ++cpu)
        m_boxes.at(cpu)->setChecked(cpus.contains(cpu));
}

void CpuListEdit::boxClicked()
{
    QList<int> cpus;
    for (int cpu = 0; cpu < m_boxes.size(); ++cpu) {
        if (m_boxes.at(cpu)->isChecked())
            cpus.append(cpu);
    }
    m_field->setText(rangesText(cpus));
    Q_EMIT edited(m_field->text());
}

} // namespace Tare
