// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/dumpform.h"

#include "core/model/enumnames.h"
#include "core/model/numberformat.h"
#include "ui/models/workloadwords.h"
#include "ui/widgets/checkgrid.h"
#include "ui/widgets/countspinbox.h"
#include "ui/widgets/foldedsection.h"
#include "ui/widgets/largecountbox.h"
#include "ui/widgets/optionalnumber.h"
#include "ui/widgets/translated.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>

#include <algorithm>
#include <limits>

namespace Tare {

namespace {

constexpr int mostTables = 10000;
constexpr quint64 mostRows = 2'000'000'000;
constexpr quint64 firstChunk = 100'000; ///< what a choice begins with; soon replaced by what the user wants
constexpr int week = 7 * 86400;
constexpr int fieldWidth = 264;

template<typename Value>
std::function<Value &(DumpWorkload &)> member(Value DumpWorkload::*pointer)
{
    return [pointer](DumpWorkload &dump) -> Value & { return dump.*pointer; };
}

/// The entries of a choice, anew in the present language.
template<typename Enum>
void fillChoice(QComboBox *box, std::initializer_list<std::pair<Enum, QString>> entries)
{
    for (const auto &[value, text] : entries) {
        const int at = box->findData(static_cast<int>(value));
        if (at < 0)
            box->addItem(text, static_cast<int>(value));
        else
            box->setItemText(at, text);
    }
}

template<typename Enum>
void setChoice(QComboBox *box, Enum value)
{
    box->setCurrentIndex(box->findData(static_cast<int>(value)));
}

} // namespace

template<typename Value>
QList<Value> DumpForm::Ticks<Value>::ticked() const
{
    QList<Value> values;
    for (const auto &[value, box] : boxes) {
        if (box->isChecked())
            values.append(value);
    }
    return values;
}

template<typename Value>
void DumpForm::Ticks<Value>::show(const QList<Value> &values) const
{
    for (const auto &[value, box] : boxes)
        box->setChecked(values.contains(value));
}

DumpForm::DumpForm(QWidget *parent)
    : WorkloadForm(QStringLiteral("dump"), parent)
{
    buildSweep();
    form()->addHairline();
    buildData();
    buildConditions();
    form()->addHairline();
    buildTarget();
    buildProof();
    buildLimits();
    describe();
}

void DumpForm::editDump(const QString &what, const QString &field, const Change &change)
{
    edit(what, field, [&change](WorkloadSpec &workload) { change(std::get<DumpWorkload>(workload.what)); });
}

QComboBox *DumpForm::makeChoice(const char *name) const
{
    auto *box = new QComboBox;
    box->setObjectName(prefixed(name));
    box->setMinimumWidth(fieldWidth);
    box->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    return box;
}

void DumpForm::buildSweep()
{
    auto *tools = new CheckGrid(3);
    tools->setObjectName(QStringLiteral("dumpTools"));
    for (const auto &[tool, name] : dumpToolNames) {
        auto *box = new QCheckBox(dumpToolTitle(tool));
        box->setObjectName(QStringLiteral("dumpTool.") + name);
        box->setAccessibleName(dumpToolTitle(tool));
        tools->add(box);
        m_tools.boxes.append({tool, box});
        connect(box, &QCheckBox::clicked, this, [this] {
            editDump(tr("Choose the tools"), {},
                     [this](DumpWorkload &dump) { dump.tools = m_tools.ticked(); });
        });
    }
    tools->setFocusProxy(m_tools.boxes.first().second);
    form()->addRow(
        QStringLiteral("what.tools"), tools, [] { return tr("Too&ls"); },
        [] {
            return tr("mydumper with myloader; mariadb-dump (or mysqldump) with one thread, the baseline; "
                      "mariadb-dump --dir with mariadb-import, from MariaDB 11.5 on.");
        });

    auto *compressions = new CheckGrid(3);
    compressions->setObjectName(QStringLiteral("dumpCompressions"));
    for (const auto &[compression, name] : dumpCompressionNames) {
        auto *box = new QCheckBox;
        box->setObjectName(QStringLiteral("dumpCompression.") + name);
        translated(box, [box, compression = compression] {
            box->setText(dumpCompressionTitle(compression));
            box->setAccessibleName(dumpCompressionTitle(compression));
        });
        compressions->add(box);
        m_compressions.boxes.append({compression, box});
        connect(box, &QCheckBox::clicked, this, [this] {
            editDump(tr("Choose the compression"), {},
                     [this](DumpWorkload &dump) { dump.compressions = m_compressions.ticked(); });
        });
    }
    compressions->setFocusProxy(m_compressions.boxes.first().second);
    form()->addRow(
        QStringLiteral("what.compressions"), compressions, [] { return tr("&Compression"); },
        [] { return tr("Each is a line of the chart. mydumper 0.10 knows gzip only."); });

    addCountsRow(
        "threads", [] { return tr("Thread&s"); },
        [] { return tr("A list such as 2, 4, 6, 8 is the sweep. mariadb-dump has one thread in any case."); },
        [](WorkloadSpec &workload) -> QList<int> & { return std::get<DumpWorkload>(workload.what).threads; });

    m_restore = makeChoice("Restore");
    form()->addRow(
        QStringLiteral("what.restore"), m_restore, [] { return tr("&Restore"); },
        [] { return tr("Into a schema of its own, with as many threads, timed apart from the dump."); });
    connect(m_restore, &QComboBox::activated, this, [this](int index) {
        editDump(tr("Choose what is restored"), {}, [&](DumpWorkload &dump) {
            dump.restore = static_cast<DumpRestore>(m_restore->itemData(index).toInt());
        });
    });
}

void DumpForm::buildData()
{
    m_data = makeChoice("Data");
    m_dataRow = form()->addRow({}, m_data, [] { return tr("&Data"); });
    connect(m_data, &QComboBox::activated, this,
            [this](int index) { chooseData(m_data->itemData(index).toBool()); });

    m_tables = new CountSpinBox(QStringLiteral("dumpTables"), 1, mostTables);
    m_rows = new LargeCountBox(QStringLiteral("dumpRows"), 1, mostRows);
    m_tablesRow = form()->addRow(QStringLiteral("what.tables"), m_tables, [] { return tr("Ta&bles"); });
    m_tablesRow->line()->addWidget(
        makeLabel(TextRole::Text, LabelTone::Normal, [] { return tr("tables of"); }));
    m_tablesRow->line()->addWidget(m_rows);
    m_tablesRow->line()->addWidget(
        makeLabel(TextRole::Text, LabelTone::Normal, [] { return tr("rows each"); }));
    m_tablesRow->line()->addStretch(1);
    form()->alias(QStringLiteral("what.tableSize"), m_tablesRow);
    translated(m_rows, [this] { m_rows->setAccessibleName(tr("Rows of each table")); });
    bind(
        m_tables, [] { return tr("Change the tables"); }, QStringLiteral("tables"),
        member(&DumpWorkload::tables));
    bind(
        m_rows, [] { return tr("Change the rows"); }, QStringLiteral("rows"),
        member(&DumpWorkload::tableSize));

    m_schema = new QLineEdit;
    m_schema->setObjectName(QStringLiteral("dumpSchema"));
    m_schema->setMaximumWidth(fieldWidth);
    m_schemaRow = form()->addRow(
        QStringLiteral("what.schema"), m_schema, [] { return tr("Sche&ma"); },
        [] { return tr("On an existing server; it is only read."); });
    connect(m_schema, &QLineEdit::textEdited, this, &DumpForm::schemaEdited);

    m_chunkRows = new LargeCountBox(QStringLiteral("dumpChunkRows"), 1, mostRows);
    m_chunkRows->setValue(firstChunk);
    m_chunks = new OptionalNumber(
        QStringLiteral("dumpChunks"), [] { return tr("&Whole tables"); },
        [] { return tr("Pieces of so man&y rows"); }, m_chunkRows);
    form()->addRow(
        QStringLiteral("what.chunkRows"), m_chunks, [] { return tr("Shared out as"); },
        [] {
            return tr(
                "Whole tables are shared out to the threads, so their number should be a multiple of the "
                "threads. Pieces let several threads work on one table (mydumper, whole-number keys).");
        });
    connect(m_chunks, &OptionalNumber::toggled, this, [this](bool on) {
        const auto rows = on ? static_cast<qint64>(m_chunkRows->value()) : 0;
        editDump(tr("Choose how tables are shared out"), {},
                 [rows](DumpWorkload &dump) { dump.chunkRows = rows; });
    });
    connect(m_chunkRows, &LargeCountBox::valueChanged, this, [this](quint64 value) {
        if (m_chunks->isOn())
            editDump(tr("Change the rows of a piece"), QStringLiteral("chunkRows"),
                     [value](DumpWorkload &dump) { dump.chunkRows = static_cast<qint64>(value); });
    });
}

void DumpForm::chooseData(bool named)
{
    m_named = named;
    if (!named)
        editDump(tr("Choose the data"), {}, [](DumpWorkload &dump) { dump.schema.clear(); });
    else if (!m_schema->text().trimmed().isEmpty())
        schemaEdited(m_schema->text());
    tellSchema();
    describeData();
}

void DumpForm::schemaEdited(const QString &text)
{
    editDump(tr("Change the schema"), QStringLiteral("schema"),
             [&text](DumpWorkload &dump) { dump.schema = text.trimmed(); });
    tellSchema();
}

/// A schema without a name would mean data that Tare makes.
void DumpForm::tellSchema()
{
    const bool missing = m_named && m_schema->text().trimmed().isEmpty();
    Q_EMIT unreadable(QStringLiteral("what.schema"),
                      missing ? tr("Write the name of the schema that is to be dumped.") : QString());
}

/// Another workload is looked at: a name that was not typed is no problem of that one.
void DumpForm::hideEvent(QHideEvent *event)
{
    WorkloadForm::hideEvent(event);
    if (isHidden() && m_named && m_schema->text().trimmed().isEmpty()) {
        m_named = false;
        tellSchema();
    }
}

void DumpForm::buildConditions()
{
    m_consistency = makeChoice("Consistency");
    m_consistencyRow =
        form()->addRow(QStringLiteral("what.consistency"), m_consistency, [] { return tr("C&onsistency"); });
    connect(m_consistency, &QComboBox::activated, this, [this](int index) {
        editDump(tr("Choose the consistency"), {}, [&](DumpWorkload &dump) {
            dump.consistency = static_cast<DumpConsistency>(m_consistency->itemData(index).toInt());
        });
    });
    m_cache = makeChoice("Cache");
    m_cacheRow = form()->addRow(QStringLiteral("what.cache"), m_cache, [] { return tr("In m&emory"); });
    connect(m_cache, &QComboBox::activated, this, [this](int index) {
        editDump(tr("Choose what is in memory"), {}, [&](DumpWorkload &dump) {
            dump.cache = static_cast<DumpCache>(m_cache->itemData(index).toInt());
        });
    });
}

void DumpForm::buildTarget()
{
    Form *rows = nullptr;
    m_targetSection = addSection(
        "Target", [] { return tr("Target"); }, rows);
    m_directory = new QLineEdit;
    m_directory->setObjectName(QStringLiteral("dumpDirectory"));
    m_directory->setMinimumWidth(fieldWidth);
    FormRow *row = rows->addRow(
        QStringLiteral("what.directory"), m_directory, [] { return tr("&Folder"); },
        [] {
            return tr("Each dump gets a folder of its own in it, which is removed afterwards. Empty: beside "
                      "Tare’s other working files.");
        });
    auto *button =
        makeButton(QStringLiteral("dumpBrowse"), ButtonKind::Normal, [] { return tr("C&hoose…"); });
    row->line()->addWidget(button);
    connect(button, &QPushButton::clicked, this, &DumpForm::browse);
    connect(m_directory, &QLineEdit::textEdited, this, [this](const QString &text) {
        editDump(tr("Change the folder"), QStringLiteral("directory"),
                 [&text](DumpWorkload &dump) { dump.directory = text.trimmed(); });
    });
}

void DumpForm::browse()
{
    const QString chosen =
        QFileDialog::getExistingDirectory(this, tr("Folder for the dumps"), m_directory->text().trimmed());
    if (chosen.isEmpty())
        return;
    m_directory->setText(chosen);
    editDump(tr("Change the folder"), {}, [&chosen](DumpWorkload &dump) { dump.directory = chosen; });
}

void DumpForm::buildProof()
{
    Form *rows = nullptr;
    m_proofSection = addSection(
        "Proof", [] { return tr("Proof"); }, rows);
    m_checksums = makeCheckBox("Checksums", [] { return tr("Compare CHECKSUM TABLE of every table"); });
    rows->addRow(QStringLiteral("what.checksums"), m_checksums, {}, [] {
        return tr("After a restore, beside the rows, which are compared in any case. Reads all data twice, "
                  "outside the times.");
    });
    connect(m_checksums, &QCheckBox::clicked, this, [this](bool on) {
        editDump(tr("Choose what is compared"), {}, [on](DumpWorkload &dump) { dump.checksums = on; });
    });
}

void DumpForm::buildLimits()
{
    Form *rows = nullptr;
    m_limitsSection = addSection(
        "Limits", [] { return tr("Limits"); }, rows);
    m_stallTimeout = new CountSpinBox(QStringLiteral("dumpStallTimeout"), 5, week);
    rows->addRow(
        QStringLiteral("what.stallTimeout"), m_stallTimeout, [] { return tr("Stands still"); },
        [] { return tr("A tool without any progress for so long is stopped, and its step has failed."); });
    bind(
        m_stallTimeout, [] { return tr("Change the limits"); }, QStringLiteral("stallTimeout"),
        member(&DumpWorkload::stallTimeout));
    m_timeLimit = new CountSpinBox(QStringLiteral("dumpTimeLimit"), 1, week);
    rows->addRow(
        QStringLiteral("what.timeLimit"), m_timeLimit, [] { return tr("At most"); },
        [] { return tr("For a dump, and again for its restore."); });
    bind(
        m_timeLimit, [] { return tr("Change the limits"); }, QStringLiteral("timeLimit"),
        member(&DumpWorkload::timeLimit));
    m_seed = new LargeCountBox(QStringLiteral("dumpSeed"), 0, std::numeric_limits<quint64>::max());
    rows->addRow(
        QStringLiteral("what.seed"), m_seed, [] { return tr("Seed"); }, [] { return tr("Of the data."); });
    bind(
        m_seed, [] { return tr("Change the seed"); }, QStringLiteral("seed"), member(&DumpWorkload::seed));
}

void DumpForm::show(const WorkloadSpec &workload)
{
    const auto &dump = std::get<DumpWorkload>(workload.what);
    const bool other = workload.id != m_shownId;
    m_shownId = workload.id;
    m_tools.show(dump.tools);
    m_compressions.show(dump.compressions);
    setChoice(m_restore, dump.restore);
    if (other || !dump.schema.isEmpty())
        m_named = !dump.schema.isEmpty();
    if (m_schema->text().trimmed() != dump.schema && (other || !m_named || !dump.schema.isEmpty()))
        m_schema->setText(dump.schema);
    m_data->setCurrentIndex(m_named ? 1 : 0);
    m_tables->setValue(dump.tables);
    m_rows->setValue(static_cast<quint64>(std::max<qint64>(dump.tableSize, 1)));
    m_chunks->setOn(dump.chunkRows > 0);
    if (dump.chunkRows > 0)
        m_chunkRows->setValue(static_cast<quint64>(dump.chunkRows));
    setChoice(m_consistency, dump.consistency);
    setChoice(m_cache, dump.cache);
    if (m_directory->text().trimmed() != dump.directory)
        m_directory->setText(dump.directory);
    m_checksums->setChecked(dump.checksums);
    m_stallTimeout->setValue(dump.stallTimeout);
    m_timeLimit->setValue(dump.timeLimit);
    m_seed->setValue(dump.seed);
}

void DumpForm::describe()
{
    WorkloadForm::describe();
    if (!m_seed)
        return; // called while the form is being built
    fillChoice<DumpRestore>(m_restore,
                            {{DumpRestore::None, tr("nothing")},
                             {DumpRestore::Uncompressed, tr("the plain dumps")},
                             {DumpRestore::Every, tr("every dump")}});
    fillChoice<DumpConsistency>(m_consistency,
                                {{DumpConsistency::ToolDefault, tr("as the tool does by itself")},
                                 {DumpConsistency::Transactions, tr("snapshots of transactions")},
                                 {DumpConsistency::LockTables, tr("locked tables")},
                                 {DumpConsistency::NoLocks, tr("no lock")}});
    fillChoice<DumpCache>(m_cache,
                          {{DumpCache::AsFound, tr("whatever the step before left")},
                           {DumpCache::Cold, tr("nothing: cold")},
                           {DumpCache::Warm, tr("every table: warm")}});
    m_stallTimeout->setSuffix(tr(" s", "seconds, after a number"));
    m_timeLimit->setSuffix(tr(" s", "seconds, after a number"));
    describeData();
    if (!std::holds_alternative<DumpWorkload>(spec().what))
        return; // nothing was loaded yet
    const auto &dump = std::get<DumpWorkload>(spec().what);
    setChoice(m_restore, dump.restore);
    setChoice(m_consistency, dump.consistency);
    setChoice(m_cache, dump.cache);
    switch (dump.consistency) {
    case DumpConsistency::ToolDefault:
        m_consistencyRow->setHint(
            tr("mydumper 0.10 holds a lock on all tables until every thread has its snapshot."));
        break;
    case DumpConsistency::Transactions:
        m_consistencyRow->setHint(tr("Writers wait only while the snapshots are taken. Right for InnoDB."));
        break;
    case DumpConsistency::LockTables:
        m_consistencyRow->setHint(tr("Nobody writes while the dump runs."));
        break;
    case DumpConsistency::NoLocks:
        m_consistencyRow->setHint(tr("Only where nobody changes the data."));
        break;
    }
    switch (dump.cache) {
    case DumpCache::AsFound:
        m_cacheRow->setHint(tr("The first step differs from the others."));
        break;
    case DumpCache::Cold:
        m_cacheRow->setHint(
            tr("The server is started anew and, where Tare is root, its files are dropped from "
               "the page cache. Not for a server that Tare did not start."));
        break;
    case DumpCache::Warm:
        m_cacheRow->setHint(tr("Every table is read once before, without being timed."));
        break;
    }
    m_targetSection->setSummary(dump.directory.isEmpty() ? tr("Tare’s own folder") : dump.directory);
    m_proofSection->setSummary(dump.checksums ? tr("rows and checksums") : tr("rows"));
    m_limitsSection->setSummary(tr("%1 without progress, %2 in all")
                                    .arg(formatDuration(dump.stallTimeout), formatDuration(dump.timeLimit)));
}

void DumpForm::describeData()
{
    if (m_data->count() == 0) {
        m_data->addItem({}, false);
        m_data->addItem({}, true);
    }
    m_data->setItemText(0, tr("tables as sysbench makes them"));
    m_data->setItemText(1, tr("a schema that is there already"));
    m_data->setCurrentIndex(m_named ? 1 : 0);
    m_tablesRow->setRowVisible(!m_named);
    m_schemaRow->setRowVisible(m_named);
    const bool loaded = std::holds_alternative<DumpWorkload>(spec().what);
    m_dataRow->setHint(
        !loaded || m_named
            ? QString()
            : tr("About %1 in each server.", "size of the data").arg(formatBytes(dataBytes(spec()))));
}

} // namespace Tare
