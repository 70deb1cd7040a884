// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/oltpform.h"

#include "core/model/enumnames.h"
#include "core/model/numberformat.h"
#include "ui/models/sentstatements.h"
#include "ui/models/workloadwords.h"
#include "ui/widgets/countspinbox.h"
#include "ui/widgets/decimalbox.h"
#include "ui/widgets/foldedsection.h"
#include "ui/widgets/largecountbox.h"
#include "ui/widgets/translated.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLineEdit>

#include <algorithm>
#include <limits>

namespace Tare {

namespace {

QComboBox *makeChoice(const QString &name, int width)
{
    auto *box = new QComboBox;
    box->setObjectName(name);
    box->setMinimumWidth(width);
    box->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    return box;
}

template<typename Value>
std::function<Value &(OltpWorkload &)> member(Value OltpWorkload::*pointer)
{
    return [pointer](OltpWorkload &oltp) -> Value & { return oltp.*pointer; };
}

template<typename Value>
std::function<Value &(OltpWorkload &)> tableMember(Value OltpTableOptions::*pointer)
{
    return [pointer](OltpWorkload &oltp) -> Value & { return oltp.table.*pointer; };
}

} // namespace

OltpForm::OltpForm(QWidget *parent)
    : WorkloadForm(QStringLiteral("oltp"), parent)
{
    buildData();
    form()->addHairline();
    buildLoad();
    form()->addHairline();
    buildStatements();
    buildTables();
    buildConnections();
    buildErrors();
    addLengthSection([] { return tr("After so many transactions"); });
    describe();
}

void OltpForm::buildData()
{
    m_mix = makeChoice(QStringLiteral("oltpMix"), 208);
    for (const auto &[mix, name] : oltpMixNames)
        m_mix->addItem(name, static_cast<int>(mix));
    m_mixRow = form()->addRow(QStringLiteral("what.mix"), m_mix, [] { return tr("M&ix"); });
    connect(m_mix, &QComboBox::activated, this, [this](int index) {
        edit(tr("Choose the mix"), {}, [&](WorkloadSpec &workload) {
            std::get<OltpWorkload>(workload.what).mix = static_cast<OltpMix>(m_mix->itemData(index).toInt());
        });
    });

    m_tables = new CountSpinBox(QStringLiteral("oltpTables"), 1, 10000);
    m_rows = new LargeCountBox(QStringLiteral("oltpRows"), 1, 2'000'000'000);
    m_tablesRow = form()->addRow(QStringLiteral("what.tables"), m_tables, [] { return tr("Tab&les"); });
    m_tablesOf = makeLabel(TextRole::Text, LabelTone::Normal, [] { return tr("tables of"); });
    m_rowsEach = makeLabel(TextRole::Text, LabelTone::Normal, [] { return tr("rows each"); });
    m_tablesRow->line()->addWidget(m_tablesOf);
    m_tablesRow->line()->addWidget(m_rows);
    m_tablesRow->line()->addWidget(m_rowsEach);
    m_tablesRow->line()->addStretch(1);
    form()->alias(QStringLiteral("what.tableSize"), m_tablesRow);
    translated(m_rows, [this] { m_rows->setAccessibleName(tr("Rows of each table")); });
    bind(
        m_tables, [] { return tr("Change the tables"); }, QStringLiteral("tables"),
        member(&OltpWorkload::tables));
    bind(
        m_rows, [] { return tr("Change the rows"); }, QStringLiteral("rows"),
        member(&OltpWorkload::tableSize));

    m_distribution = makeChoice(QStringLiteral("oltpDistribution"), 264);
    for (const auto &[distribution, name] : rowDistributionNames)
        m_distribution->addItem(name, static_cast<int>(distribution));
    m_distributionRow = form()->addRow(QStringLiteral("what.distribution"), m_distribution,
                                       [] { return tr("Rand&om rows"); });
    m_exponent = new DecimalBox(QStringLiteral("oltpZipfExponent"), 0, 100, 0.05);
    m_shape = new DecimalBox(QStringLiteral("oltpParetoShape"), 0, 1, 0.05);
    translated(m_exponent, [this] {
        m_exponent->setAccessibleName(tr("Exponent"));
        m_shape->setAccessibleName(tr("Shape h"));
    });
    m_distributionRow->line()->addWidget(m_exponent);
    m_distributionRow->line()->addWidget(m_shape);
    form()->alias(QStringLiteral("what.zipfExponent"), m_distributionRow);
    form()->alias(QStringLiteral("what.paretoShape"), m_distributionRow);
    connect(m_distribution, &QComboBox::activated, this, [this](int index) {
        edit(tr("Choose the distribution of rows"), {}, [&](WorkloadSpec &workload) {
            std::get<OltpWorkload>(workload.what).distribution =
                static_cast<RowDistribution>(m_distribution->itemData(index).toInt());
        });
    });
    bind(
        m_exponent, [] { return tr("Change the exponent"); }, QStringLiteral("zipfExponent"),
        member(&OltpWorkload::zipfExponent));
    bind(
        m_shape, [] { return tr("Change the shape"); }, QStringLiteral("paretoShape"),
        member(&OltpWorkload::paretoShape));
}

void OltpForm::buildLoad()
{
    addCountsRow(
        "threads", [] { return tr("Thread&s"); },
        [] { return tr("A list such as 4, 8, 16 is run in turn as a thread sweep."); },
        [](WorkloadSpec &workload) -> QList<int> & { return std::get<OltpWorkload>(workload.what).threads; });
    addTimingRow();
    addRateRow([](WorkloadSpec &workload) -> double & { return std::get<OltpWorkload>(workload.what).rate; },
               [] { return tr(" /s", "transactions a second, after a number"); });
}

void OltpForm::addCount(Form *rows, const char *key, int most, const Text &label,
                        int OltpStatementCounts::*pointer)
{
    const QString name = QLatin1StringView(key);
    const QString capital = name.left(1).toUpper() + name.mid(1);
    Count count;
    count.member = pointer;
    count.box = new CountSpinBox(QStringLiteral("oltp") + capital, 0, most);
    count.row = rows->addRow(QStringLiteral("what.counts.") + name, count.box, label);
    m_counts.append(count);
    bind(
        count.box, [] { return tr("Change the number of statements"); }, name,
        std::function<int &(OltpWorkload &)>(
            [pointer](OltpWorkload &oltp) -> int & { return oltp.counts.*pointer; }));
}

QCheckBox *OltpForm::addSwitch(Form *rows, const char *name, const QString &key, const Text &text,
                               const Text &hint, const Text &what,
                               const std::function<bool &(OltpWorkload &)> &pointer)
{
    QCheckBox *box = makeCheckBox(name, text);
    rows->addRow(key, box, {}, hint);
    connect(box, &QCheckBox::clicked, this, [this, what, pointer](bool on) {
        edit(what(), {},
             [&](WorkloadSpec &workload) { pointer(std::get<OltpWorkload>(workload.what)) = on; });
    });
    return box;
}

void OltpForm::buildStatements()
{
    Form *rows = nullptr;
    m_statements = addSection(
        "Statements", [] { return tr("Statements"); }, rows);
    constexpr int most = 10'000;
    constexpr int widest = 1'000'000;
    using Counts = OltpStatementCounts;
    addCount(
        rows, "pointSelects", most, [] { return tr("Point selects"); }, &Counts::pointSelects);
    addCount(
        rows, "simpleRanges", most, [] { return tr("Simple ranges"); }, &Counts::simpleRanges);
    addCount(
        rows, "sumRanges", most, [] { return tr("Sum ranges"); }, &Counts::sumRanges);
    addCount(
        rows, "orderRanges", most, [] { return tr("Order ranges"); }, &Counts::orderRanges);
    addCount(
        rows, "distinctRanges", most, [] { return tr("Distinct ranges"); }, &Counts::distinctRanges);
    addCount(
        rows, "rangeSize", widest, [] { return tr("Rows of a range"); }, &Counts::rangeSize);
    addCount(
        rows, "indexUpdates", most, [] { return tr("Index updates"); }, &Counts::indexUpdates);
    addCount(
        rows, "nonIndexUpdates", most, [] { return tr("Other updates"); }, &Counts::nonIndexUpdates);
    addCount(
        rows, "deleteInserts", most, [] { return tr("Delete and insert"); }, &Counts::deleteInserts);
    addCount(
        rows, "randomPoints", most, [] { return tr("Points in the list"); }, &Counts::randomPoints);
    addCount(
        rows, "numberOfRanges", most, [] { return tr("Ranges"); }, &Counts::numberOfRanges);
    addCount(
        rows, "delta", widest, [] { return tr("Width of a range"); }, &Counts::delta);
    m_prepared = addSwitch(
        rows, "Prepared", QStringLiteral("what.preparedStatements"), [] { return tr("Prepared statements"); },
        [] { return tr("The server parses each once for a connection; otherwise each time, as text."); },
        [] { return tr("Change the statements"); }, member(&OltpWorkload::preparedStatements));
    m_skipTransactions = addSwitch(
        rows, "SkipTransactions", QStringLiteral("what.skipTransactions"),
        [] { return tr("No BEGIN and COMMIT"); },
        [] { return tr("Each write is a transaction of its own."); },
        [] { return tr("Change the transactions"); }, member(&OltpWorkload::skipTransactions));
    m_skipRow = rows->row(QStringLiteral("what.skipTransactions"));
    m_statementLatency = addSwitch(
        rows, "StatementLatency", QStringLiteral("what.statementLatency"),
        [] { return tr("Latency of each kind of statement"); },
        [] { return tr("Beside that of the transaction. Costs two readings of the clock a statement."); },
        [] { return tr("Change what is measured"); }, member(&OltpWorkload::statementLatency));
}

void OltpForm::buildTables()
{
    Form *rows = nullptr;
    m_tableSection = addSection(
        "Tables", [] { return tr("Tables"); }, rows);
    const Text what = [] { return tr("Change the tables"); };
    m_autoIncrement = addSwitch(
        rows, "AutoIncrement", QStringLiteral("what.table.autoIncrement"),
        [] { return tr("The server numbers the rows (AUTO_INCREMENT)"); }, {}, what,
        tableMember(&OltpTableOptions::autoIncrement));
    m_secondaryKey = addSwitch(
        rows, "SecondaryKey", QStringLiteral("what.table.secondaryKey"),
        [] { return tr("A plain key on id in place of the primary key"); }, {}, what,
        tableMember(&OltpTableOptions::secondaryKey));
    m_secondaryIndex = addSwitch(
        rows, "SecondaryIndex", QStringLiteral("what.table.secondaryIndex"), [] { return tr("Index on k"); },
        [] { return tr("Made after the rows are in."); }, what,
        tableMember(&OltpTableOptions::secondaryIndex));
    m_engine = new QLineEdit;
    m_engine->setObjectName(QStringLiteral("oltpEngine"));
    m_engine->setMaximumWidth(208);
    rows->addRow(
        QStringLiteral("what.table.storageEngine"), m_engine, [] { return tr("Storage engine"); },
        [] { return tr("As the server names it: InnoDB, MyISAM, Aria, MyRocks…"); });
    connect(m_engine, &QLineEdit::textEdited, this, [this](const QString &text) {
        edit(tr("Change the storage engine"), QStringLiteral("storageEngine"), [&](WorkloadSpec &workload) {
            std::get<OltpWorkload>(workload.what).table.storageEngine = text.trimmed();
        });
    });
    m_seed = new LargeCountBox(QStringLiteral("oltpSeed"), 0, std::numeric_limits<quint64>::max());
    rows->addRow(
        QStringLiteral("what.seed"), m_seed, [] { return tr("Seed"); },
        [] { return tr("Of the data and of the rows that are asked for."); });
    bind(
        m_seed, [] { return tr("Change the seed"); }, QStringLiteral("seed"), member(&OltpWorkload::seed));
    m_compatible = addSwitch(
        rows, "Compatible", QStringLiteral("what.sysbenchCompatible"),
        [] { return tr("As sysbench 1.0 makes them"); },
        [] {
            return tr(
                "Column k drawn from the distribution above, 32-bit ids, the server’s own character set. For "
                "figures that compare with those of sysbench.");
        },
        what, member(&OltpWorkload::sysbenchCompatible));
}

void OltpForm::buildConnections()
{
    Form *rows = nullptr;
    m_connections = addSection(
        "Connections", [] { return tr("Connections"); }, rows);
    m_reconnectEvery = new CountSpinBox(QStringLiteral("oltpReconnectEvery"), 0, 1'000'000'000);
    rows->addRow(
        QStringLiteral("what.reconnectEvery"), m_reconnectEvery, [] { return tr("Open anew"); },
        [] { return tr("After so many transactions on a connection; measures connecting as well."); });
    bind(
        m_reconnectEvery, [] { return tr("Change the connections"); }, QStringLiteral("reconnectEvery"),
        member(&OltpWorkload::reconnectEvery));
    m_lostConnection = makeChoice(QStringLiteral("oltpLostConnection"), 264);
    for (const auto &[policy, name] : lostConnectionNames)
        m_lostConnection->addItem(name, static_cast<int>(policy));
    rows->addRow(
        QStringLiteral("what.lostConnection"), m_lostConnection, [] { return tr("When lost"); },
        [] { return tr("What was counted before stays in either case."); });
    connect(m_lostConnection, &QComboBox::activated, this, [this](int index) {
        edit(tr("Change the connections"), {}, [&](WorkloadSpec &workload) {
            std::get<OltpWorkload>(workload.what).lostConnection =
                static_cast<LostConnection>(m_lostConnection->itemData(index).toInt());
        });
    });
}

void OltpForm::buildErrors()
{
    Form *rows = nullptr;
    m_errors = addSection(
        "Errors", [] { return tr("Errors"); }, rows);
    m_retries = new CountSpinBox(QStringLiteral("oltpRetries"), 0, 1'000'000);
    rows->addRow(
        QStringLiteral("what.retries"), m_retries, [] { return tr("Retries"); },
        [] {
            return tr("Attempts more after a deadlock (1213), a lock wait timeout (1205) or a changed row "
                      "(1020), each "
                      "after a ROLLBACK. They are counted apart.");
        });
    bind(
        m_retries, [] { return tr("Change the retries"); }, QStringLiteral("retries"),
        member(&OltpWorkload::retries));
}

void OltpForm::show(const WorkloadSpec &workload)
{
    const auto &oltp = std::get<OltpWorkload>(workload.what);
    m_mix->setCurrentIndex(m_mix->findData(static_cast<int>(oltp.mix)));
    m_tables->setValue(oltp.tables);
    m_rows->setValue(static_cast<quint64>(std::max<qint64>(oltp.tableSize, 1)));
    m_distribution->setCurrentIndex(m_distribution->findData(static_cast<int>(oltp.distribution)));
    m_exponent->setValue(oltp.zipfExponent);
    m_shape->setValue(oltp.paretoShape);
    for (const Count &count : std::as_const(m_counts))
        count.box->setValue(oltp.counts.*count.member);
    m_prepared->setChecked(oltp.preparedStatements);
    m_skipTransactions->setChecked(oltp.skipTransactions);
    m_statementLatency->setChecked(oltp.statementLatency);
    m_autoIncrement->setChecked(oltp.table.autoIncrement);
    m_secondaryKey->setChecked(oltp.table.secondaryKey);
    m_secondaryIndex->setChecked(oltp.table.secondaryIndex);
    if (m_engine->text().trimmed() != oltp.table.storageEngine)
        m_engine->setText(oltp.table.storageEngine);
    m_seed->setValue(oltp.seed);
    m_compatible->setChecked(oltp.sysbenchCompatible);
    m_reconnectEvery->setValue(oltp.reconnectEvery);
    m_lostConnection->setCurrentIndex(m_lostConnection->findData(static_cast<int>(oltp.lostConnection)));
    m_retries->setValue(oltp.retries);
}

void OltpForm::describe()
{
    WorkloadForm::describe();
    if (!m_errors || !std::holds_alternative<OltpWorkload>(spec().what))
        return;
    const auto &oltp = std::get<OltpWorkload>(spec().what);
    m_mixRow->setHint(mixSentence(oltp.mix));
    const bool bulk = oltp.mix == OltpMix::BulkInsert;
    const bool oneTable = oltp.mix == OltpMix::RandomPoints || oltp.mix == OltpMix::RandomRanges;
    m_tables->setEnabled(!bulk);
    m_rows->setEnabled(!bulk);
    m_tablesRow->setHint(
        bulk ? tr("The mix makes an empty table of its own for each thread.")
            : oneTable
            ? tr("About %1 on disk. The mix reads the first table only.").arg(formatBytes(dataBytes(spec())))
            : tr("About %1 on disk.").arg(formatBytes(dataBytes(spec()))));
    describeDistribution(oltp);
    for (const Count &count : std::as_const(m_counts))
        count.row->setRowVisible(usesCount(oltp.mix, count.member));
    m_skipRow->setRowVisible(hasTransaction(oltp.mix));
    m_reconnectEvery->setZeroText(tr("never"));
    m_reconnectEvery->setSuffix(tr(" transactions"));
    m_retries->setZeroText(tr("none"));
    m_lostConnection->setItemText(0, tr("open a new one and go on"));
    m_lostConnection->setItemText(1, tr("end the step as failed"));
    describeSections(oltp);
}

void OltpForm::describeDistribution(const OltpWorkload &oltp)
{
    const QStringList names{tr("uniform"), tr("special, default of sysbench 1.0"), tr("gaussian"),
                            tr("pareto"), tr("zipfian")};
    for (int i = 0; i < m_distribution->count(); ++i)
        m_distribution->setItemText(i, names.value(i));
    m_exponent->setVisible(oltp.distribution == RowDistribution::Zipfian);
    m_shape->setVisible(oltp.distribution == RowDistribution::Pareto);
    m_exponent->setToolTip(tr("Exponent: the larger, the more accesses go to the first rows"));
    m_shape->setToolTip(tr("Shape h: with 0.2, 80 % of the accesses go to 20 % of the rows"));
    switch (oltp.distribution) {
    case RowDistribution::Uniform:
        m_distributionRow->setHint(tr("Every row is as likely as any other."));
        break;
    case RowDistribution::Special:
        m_distributionRow->setHint(tr("75 % of all accesses go to a small part of the rows."));
        break;
    case RowDistribution::Gaussian:
        m_distributionRow->setHint(tr("Rows in the middle are asked for most often."));
        break;
    case RowDistribution::Pareto:
        m_distributionRow->setHint(
            tr("%1 of all accesses go to the first %2 of the rows.")
                .arg(formatPercent(1 - oltp.paretoShape, 0), formatPercent(oltp.paretoShape, 0)));
        break;
    case RowDistribution::Zipfian:
        m_distributionRow->setHint(tr("A few rows get most of the accesses."));
        break;
    }
}

void OltpForm::describeSections(const OltpWorkload &oltp)
{
    const OltpStatementCounts usual;
    const bool asUsual = std::all_of(m_counts.cbegin(), m_counts.cend(), [&](const Count &count) {
        return !usesCount(oltp.mix, count.member) || oltp.counts.*count.member == usual.*count.member;
    });
    QStringList parts;
    parts << (asUsual ? tr("as the mix has them") : tr("numbers changed"))
          << (oltp.preparedStatements ? tr("prepared") : tr("sent as text"));
    if (oltp.skipTransactions && hasTransaction(oltp.mix))
        parts << tr("no BEGIN and COMMIT");
    if (oltp.statementLatency)
        parts << tr("latency of each kind");
    m_statements->setSummary(parts.join(QStringLiteral(", ")));

    parts = QStringList{oltp.table.storageEngine};
    if (!oltp.table.autoIncrement)
        parts << tr("numbered by Tare");
    if (oltp.table.secondaryKey)
        parts << tr("no primary key");
    parts << (oltp.table.secondaryIndex ? tr("index on k") : tr("no index on k"));
    if (oltp.sysbenchCompatible)
        parts << tr("as sysbench 1.0 makes them");
    parts << tr("seed %1").arg(oltp.seed);
    m_tableSection->setSummary(parts.join(QStringLiteral(", ")));

    const QString kept = oltp.reconnectEvery > 0
        ? tr("opened anew after %1 transactions").arg(formatCount(oltp.reconnectEvery))
        : tr("kept open");
    const QString lost = oltp.lostConnection == LostConnection::Reconnect ? tr("a lost one is opened anew")
                                                                          : tr("a lost one ends the step");
    m_connections->setSummary(QStringList{kept, lost}.join(QStringLiteral(", ")));
    m_errors->setSummary(oltp.retries > 0 ? tr("deadlocks and lock timeouts are counted and retried")
                                          : tr("deadlocks and lock timeouts are counted"));
}

} // namespace Tare
