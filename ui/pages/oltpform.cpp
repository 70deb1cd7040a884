// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/oltpform.h"

#include "core/model/numberformat.h"
#include "ui/models/workloadwords.h"
#include "ui/widgets/countspinbox.h"
#include "ui/widgets/foldedsection.h"
#include "ui/widgets/translated.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>

#include <algorithm>

namespace Tare {

OltpForm::OltpForm(QWidget *parent)
    : WorkloadForm(QStringLiteral("oltp"), parent)
    , m_mix(new QComboBox)
    , m_tables(new CountSpinBox(QStringLiteral("oltpTables"), 1, 10000))
    , m_rows(new CountSpinBox(QStringLiteral("oltpRows"), 1, 2'000'000'000))
    , m_distribution(new QComboBox)
    , m_prepared(new QCheckBox)
    , m_skipTransactions(new QCheckBox)
    , m_seed(new CountSpinBox(QStringLiteral("oltpSeed"), 0, 2'000'000'000))
{
    build();
    connect(m_mix, &QComboBox::activated, this, [this](int index) {
        edit(tr("Choose the mix"), {}, [&](WorkloadSpec &workload) {
            std::get<OltpWorkload>(workload.what).mix = static_cast<OltpMix>(m_mix->itemData(index).toInt());
        });
    });
    connect(m_distribution, &QComboBox::activated, this, [this](int index) {
        edit(tr("Choose the distribution of rows"), {}, [&](WorkloadSpec &workload) {
            std::get<OltpWorkload>(workload.what).distribution =
                static_cast<RowDistribution>(m_distribution->itemData(index).toInt());
        });
    });
    const auto connectTo = [this](CountSpinBox *box, const Text &what, const QString &field, auto member) {
        connect(box, &QSpinBox::valueChanged, this, [this, what, field, member](int value) {
            edit(what(), field, [&](WorkloadSpec &workload) {
                auto &oltp = std::get<OltpWorkload>(workload.what);
                oltp.*member = static_cast<std::remove_reference_t<decltype(oltp.*member)>>(value);
            });
        });
    };
    connectTo(
        m_tables, [] { return tr("Change the tables"); }, QStringLiteral("tables"), &OltpWorkload::tables);
    connectTo(
        m_rows, [] { return tr("Change the rows"); }, QStringLiteral("rows"), &OltpWorkload::tableSize);
    connectTo(
        m_seed, [] { return tr("Change the seed"); }, QStringLiteral("seed"), &OltpWorkload::seed);
    connect(m_prepared, &QCheckBox::clicked, this, [this](bool on) {
        edit(tr("Change the statements"), {},
             [&](WorkloadSpec &workload) { std::get<OltpWorkload>(workload.what).preparedStatements = on; });
    });
    connect(m_skipTransactions, &QCheckBox::clicked, this, [this](bool on) {
        edit(tr("Change the transactions"), {},
             [&](WorkloadSpec &workload) { std::get<OltpWorkload>(workload.what).skipTransactions = on; });
    });
}

void OltpForm::build()
{
    m_mix->setObjectName(QStringLiteral("oltpMix"));
    m_mix->setMinimumWidth(208);
    m_mix->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    for (const OltpMix mix : {OltpMix::ReadWrite, OltpMix::ReadOnly, OltpMix::PointSelect})
        m_mix->addItem(oltpMixName(mix), static_cast<int>(mix));
    m_mixRow = form()->addRow(QStringLiteral("what.mix"), m_mix, [] { return tr("M&ix"); });

    m_tablesRow = form()->addRow(QStringLiteral("what.tables"), m_tables, [] { return tr("&Tables"); });
    m_tablesOf = makeLabel(TextRole::Text, LabelTone::Normal, [] { return tr("tables of"); });
    m_rowsEach = makeLabel(TextRole::Text, LabelTone::Normal, [] { return tr("rows each"); });
    m_tablesRow->line()->addWidget(m_tablesOf);
    m_tablesRow->line()->addWidget(m_rows);
    m_tablesRow->line()->addWidget(m_rowsEach);
    m_tablesRow->line()->addStretch(1);
    form()->alias(QStringLiteral("what.tableSize"), m_tablesRow);
    translated(m_rows, [this] { m_rows->setAccessibleName(tr("Rows of each table")); });

    m_distribution->setObjectName(QStringLiteral("oltpDistribution"));
    m_distribution->setMinimumWidth(264);
    m_distribution->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    for (const RowDistribution distribution :
         {RowDistribution::Uniform, RowDistribution::Special, RowDistribution::Gaussian,
          RowDistribution::Pareto, RowDistribution::Zipfian})
        m_distribution->addItem({}, static_cast<int>(distribution));
    m_distributionRow = form()->addRow(QStringLiteral("what.distribution"), m_distribution,
                                       [] { return tr("&Random rows"); });
    form()->addHairline();
    addCountsRow(
        "threads", [] { return tr("T&hreads"); },
        [] { return tr("A list such as 4, 8, 16 is run in turn as a thread sweep."); },
        [](WorkloadSpec &workload) -> QList<int> & { return std::get<OltpWorkload>(workload.what).threads; });
    addTimingRows();

    m_prepared->setObjectName(QStringLiteral("oltpPrepared"));
    m_skipTransactions->setObjectName(QStringLiteral("oltpSkipTransactions"));
    translated(m_prepared, [this] { m_prepared->setText(tr("Prepared statements")); });
    translated(m_skipTransactions, [this] { m_skipTransactions->setText(tr("No BEGIN and COMMIT")); });
    m_statements =
        new FoldedSection(QStringLiteral("oltpStatementsSection"), [] { return tr("Statements"); });
    auto *statements = new Form;
    statements->addRow({}, m_prepared, {});
    statements->addRow({}, m_skipTransactions, {});
    statements->addRow(
        {}, m_seed, [] { return tr("Se&ed"); },
        [] { return tr("Of the data and of the rows that are asked for."); });
    m_statements->setContent(statements);
    form()->addWide(m_statements);
}

void OltpForm::show(const WorkloadSpec &workload)
{
    const auto &oltp = std::get<OltpWorkload>(workload.what);
    m_mix->setCurrentIndex(m_mix->findData(static_cast<int>(oltp.mix)));
    m_tables->setValue(oltp.tables);
    m_rows->setValue(static_cast<int>(std::min<qint64>(oltp.tableSize, m_rows->maximum())));
    m_distribution->setCurrentIndex(m_distribution->findData(static_cast<int>(oltp.distribution)));
    m_prepared->setChecked(oltp.preparedStatements);
    m_skipTransactions->setChecked(oltp.skipTransactions);
    m_seed->setValue(static_cast<int>(std::min<quint64>(oltp.seed, static_cast<quint64>(m_seed->maximum()))));
}

void OltpForm::describe()
{
    WorkloadForm::describe();
    if (!m_statements)
        return;
    m_distribution->setItemText(0, tr("uniform"));
    m_distribution->setItemText(1, tr("special, default of sysbench 1.0"));
    m_distribution->setItemText(2, tr("gaussian"));
    m_distribution->setItemText(3, tr("pareto"));
    m_distribution->setItemText(4, tr("zipfian"));
    if (!std::holds_alternative<OltpWorkload>(spec().what))
        return;
    const auto &oltp = std::get<OltpWorkload>(spec().what);
    m_mixRow->setHint(oltp.mix == OltpMix::ReadWrite
                          ? tr("Reads, range reads and writes in one transaction, as sysbench 1.0 sends.")
                          : oltp.mix == OltpMix::ReadOnly
                          ? tr("Point and range reads in one transaction, as sysbench 1.0 sends.")
                          : tr("One row by its key, no transaction, as sysbench 1.0 sends."));
    m_tablesRow->setHint(tr("About %1 on disk.").arg(formatBytes(dataBytes(spec()))));
    m_distributionRow->setHint(oltp.distribution == RowDistribution::Special
                                   ? tr("75 % of all accesses go to a small part of the rows.")
                                   : oltp.distribution == RowDistribution::Uniform
                                   ? tr("Every row is as likely as any other.")
                                   : QStringLiteral(""));
    QStringList parts;
    parts << (oltp.preparedStatements ? tr("prepared statements") : tr("statements as text"));
    if (oltp.skipTransactions)
        parts << tr("no BEGIN and COMMIT");
    parts << tr("seed %1").arg(oltp.seed);
    m_statements->setSummary(parts.join(QStringLiteral(", ")));
}

} // namespace Tare
