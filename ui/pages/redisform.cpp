// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/redisform.h"

#include "core/model/enumnames.h"
#include "ui/models/sentstatements.h"
#include "ui/pages/redismixesedit.h"
#include "ui/widgets/checkgrid.h"
#include "ui/widgets/countspinbox.h"
#include "ui/widgets/decimalbox.h"
#include "ui/widgets/foldedsection.h"
#include "ui/widgets/largecountbox.h"
#include "ui/widgets/translated.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QPushButton>

#include <algorithm>

namespace Tare {

namespace {

constexpr int mostColumns = 5;
constexpr quint64 largestKeyspace = 1'000'000'000'000; // twelve digits in a key

} // namespace

RedisForm::RedisForm(QWidget *parent)
    : WorkloadForm(QStringLiteral("redis"), parent)
{
    buildTests();
    buildMixes();
    form()->addHairline();
    buildLoad();
    addTimingRow();
    addRateRow([](WorkloadSpec &workload) -> double & { return std::get<RedisWorkload>(workload.what).rate; },
               [] { return tr(" /s", "requests a second, after a number"); });
    form()->addHairline();
    buildKeys();
    buildConnections();
    addLengthSection([] { return tr("After so many requests"); });
    describe();
}

void RedisForm::buildTests()
{
    auto *tests = new QWidget;
    tests->setObjectName(QStringLiteral("redisTests"));
    auto *grid = new CheckGrid(mostColumns);
    for (const auto &[test, name] : redisTestNames) {
        auto *box = new QCheckBox(name);
        box->setObjectName(QStringLiteral("redisTest.") + name);
        box->setAccessibleName(name);
        grid->add(box);
        m_boxes.append({test, box});
        connect(box, &QCheckBox::clicked, this, &RedisForm::testClicked);
    }
    tests->setFocusProxy(m_boxes.first().second);
    auto *suite =
        makeButton(QStringLiteral("redisTestsSuite"), ButtonKind::Link, [] { return tr("The whole suite"); });
    auto *none = makeButton(QStringLiteral("redisTestsNone"), ButtonKind::Link, [] { return tr("None"); });
    connect(suite, &QPushButton::clicked, this, [this] {
        QList<RedisTest> all;
        for (const auto &[test, box] : std::as_const(m_boxes)) {
            if (isPossible(test))
                all.append(test);
        }
        chooseTests(all);
    });
    connect(none, &QPushButton::clicked, this, [this] { chooseTests({}); });
    auto *links = new QHBoxLayout;
    links->setContentsMargins(0, 0, 0, 0);
    links->setSpacing(12);
    links->addWidget(suite);
    links->addWidget(none);
    links->addStretch(1);
    auto *column = new QVBoxLayout(tests);
    column->setContentsMargins(0, 4, 0, 0);
    column->setSpacing(4);
    column->addWidget(grid);
    column->addLayout(links);
    m_testsRow = form()->addRow(QStringLiteral("what.tests"), tests, [] { return tr("Tests"); });
}

void RedisForm::showServers(const QList<RedisServerVersion> &servers)
{
    if (servers == m_servers)
        return;
    m_servers = servers;
    describeTests();
}

bool RedisForm::isPossible(RedisTest test) const
{
    return std::all_of(m_servers.begin(), m_servers.end(), [test](const RedisServerVersion &server) {
        return redisTestProblem(test, server.version).isEmpty();
    });
}

void RedisForm::describeTests()
{
    QStringList sentences;
    for (const RedisServerVersion &server : std::as_const(m_servers)) {
        QStringList tooNew;
        for (const auto &[test, box] : std::as_const(m_boxes)) {
            if (!redisTestProblem(test, server.version).isEmpty())
                tooNew.append(redisTestName(test));
        }
        if (!tooNew.isEmpty()) {
            //: %1 name of an environment, %2 version of its server, %3 tests
            sentences.append(tr("“%1” runs Redis %2, which is too old for %3.")
                                 .arg(server.environment, server.version, tooNew.join(QStringLiteral(", "))));
        }
    }
    for (const auto &[test, box] : std::as_const(m_boxes)) {
        QStringList about{redisTestCommand(test)};
        for (const RedisServerVersion &server : std::as_const(m_servers)) {
            if (const QString problem = redisTestProblem(test, server.version); !problem.isEmpty())
                about.append(problem);
        }
        about.removeDuplicates();
        box->setEnabled(about.size() == 1 || box->isChecked()); // what is chosen can be taken back
        box->setToolTip(about.join(QLatin1Char('\n')));
        box->setAccessibleDescription(about.join(QLatin1Char(' ')));
    }
    sentences.prepend(tr("Each is a case of its own, with the commands that redis-benchmark sends."));
    m_testsRow->setHint(sentences.join(QLatin1Char(' ')));
}

void RedisForm::chooseTests(const QList<RedisTest> &tests)
{
    edit(tr("Choose the tests"), {},
         [&](WorkloadSpec &workload) { std::get<RedisWorkload>(workload.what).tests = tests; });
}

void RedisForm::testClicked()
{
    QList<RedisTest> tests;
    for (const auto &[test, box] : std::as_const(m_boxes)) {
        if (box->isChecked())
            tests.append(test);
    }
    chooseTests(tests);
}

void RedisForm::buildMixes()
{
    m_mixes = new RedisMixesEdit;
    Form *rows = nullptr;
    m_mixesSection = addSection(
        "Mixes", [] { return tr("Mixes, own commands"); }, rows);
    rows->addWideRow(QStringLiteral("what.mixes"), m_mixes);
    connect(m_mixes, &RedisMixesEdit::edited, this,
            [this](const QList<RedisMix> &mixes, const QString &what, const QString &field) {
                edit(what, field,
                     [&](WorkloadSpec &workload) { std::get<RedisWorkload>(workload.what).mixes = mixes; });
            });
}

void RedisForm::buildLoad()
{
    m_payload = new CountSpinBox(QStringLiteral("redisPayload"), 1, 536'870'912);
    m_payloadMax = new CountSpinBox(QStringLiteral("redisPayloadMax"), 0, 536'870'912);
    m_keys = new LargeCountBox(QStringLiteral("redisKeys"), 1, largestKeyspace);
    m_pipeline = new CountSpinBox(QStringLiteral("redisPipeline"), 1, 10'000);
    m_workers = new CountSpinBox(QStringLiteral("redisWorkers"), 1, 256);
    addCountsRow(
        "clients", [] { return tr("C&lients"); },
        [] { return tr("Connections. A list such as 1, 10, 50 is run in turn."); },
        [](WorkloadSpec &workload) -> QList<int> & {
            return std::get<RedisWorkload>(workload.what).clients;
        });
    form()->addRow(
        QStringLiteral("what.workers"), m_workers, [] { return tr("L&oad threads"); },
        [] { return tr("The connections are shared out among them. One is what redis-benchmark has."); });
    form()->addRow(
        QStringLiteral("what.pipeline"), m_pipeline, [] { return tr("&Pipeline"); },
        [] { return tr("Requests sent before the first reply is waited for."); });
    FormRow *size =
        form()->addRow(QStringLiteral("what.payloadBytes"), m_payload, [] { return tr("Value &size"); });
    m_payloadTo = makeLabel(TextRole::Text, LabelTone::Normal, [] { return tr("to"); });
    size->line()->addWidget(m_payloadTo);
    size->line()->addWidget(m_payloadMax);
    form()->alias(QStringLiteral("what.payloadBytesMax"), size);
    m_keysRow = form()->addRow(QStringLiteral("what.keyspace"), m_keys, [] { return tr("&Keys"); });

    const auto number = [](auto member) {
        using Value = std::remove_reference_t<decltype(RedisWorkload().*member)>;
        return std::function<Value &(RedisWorkload &)>(
            [member](RedisWorkload &redis) -> Value & { return redis.*member; });
    };
    bind(
        m_payload, [] { return tr("Change the value size"); }, QStringLiteral("payload"),
        number(&RedisWorkload::payloadBytes));
    bind(
        m_payloadMax, [] { return tr("Change the value size"); }, QStringLiteral("payloadMax"),
        number(&RedisWorkload::payloadBytesMax));
    bind(
        m_keys, [] { return tr("Change the number of keys"); }, QStringLiteral("keys"),
        number(&RedisWorkload::keyspace));
    bind(
        m_pipeline, [] { return tr("Change the pipeline"); }, QStringLiteral("pipeline"),
        number(&RedisWorkload::pipeline));
    bind(
        m_workers, [] { return tr("Change the load threads"); }, QStringLiteral("workers"),
        number(&RedisWorkload::workers));
}

void RedisForm::buildKeys()
{
    m_distribution = new QComboBox;
    m_distribution->setObjectName(QStringLiteral("redisDistribution"));
    m_distribution->setMinimumWidth(208);
    m_distribution->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    for (const auto &[distribution, name] : keyDistributionNames)
        m_distribution->addItem(name, static_cast<int>(distribution));
    m_exponent = new DecimalBox(QStringLiteral("redisZipfExponent"), 0, 100, 0.05);
    m_classic = makeCheckBox("Classic", [] { return tr("One literal key, as redis-benchmark without -r"); });
    Form *rows = nullptr;
    m_keysSection = addSection(
        "Keys", [] { return tr("Choice of keys"); }, rows);
    m_distributionRow =
        rows->addRow(QStringLiteral("what.distribution"), m_distribution, [] { return tr("Distribution"); });
    m_exponentRow = rows->addRow(
        QStringLiteral("what.zipfExponent"), m_exponent, [] { return tr("Exponent"); },
        [] { return tr("The larger, the more requests go to the first keys."); });
    rows->addRow(QStringLiteral("what.classic"), m_classic, {}, [] {
        return tr("Every request names the same key; lists are filled before LRANGE only, and reads and pops "
                  "may find nothing. For figures that compare with those of redis-benchmark.");
    });
    connect(m_distribution, &QComboBox::activated, this, [this](int index) {
        edit(tr("Choose the distribution of keys"), {}, [&](WorkloadSpec &workload) {
            std::get<RedisWorkload>(workload.what).distribution =
                static_cast<KeyDistribution>(m_distribution->itemData(index).toInt());
        });
    });
    connect(m_exponent, &QDoubleSpinBox::valueChanged, this, [this](double value) {
        edit(tr("Change the exponent"), QStringLiteral("zipfExponent"),
             [&](WorkloadSpec &workload) { std::get<RedisWorkload>(workload.what).zipfExponent = value; });
    });
    connect(m_classic, &QCheckBox::clicked, this, [this](bool on) {
        edit(tr("Change the choice of keys"), {},
             [&](WorkloadSpec &workload) { std::get<RedisWorkload>(workload.what).classic = on; });
    });
}

void RedisForm::buildConnections()
{
    m_reconnect = makeCheckBox("Reconnect", [] { return tr("A new connection for each request"); });
    Form *rows = nullptr;
    m_connectionSection = addSection(
        "Connection", [] { return tr("Connections"); }, rows);
    rows->addRow(QStringLiteral("what.reconnect"), m_reconnect, {}, [] {
        return tr("With a pipeline, for each batch. Measures connecting as well; redis-benchmark’s -k 0.");
    });
    connect(m_reconnect, &QCheckBox::clicked, this, [this](bool on) {
        edit(tr("Change the connections"), {},
             [&](WorkloadSpec &workload) { std::get<RedisWorkload>(workload.what).reconnect = on; });
    });
}

void RedisForm::show(const WorkloadSpec &workload)
{
    const auto &redis = std::get<RedisWorkload>(workload.what);
    for (const auto &[test, box] : std::as_const(m_boxes))
        box->setChecked(redis.tests.contains(test));
    m_mixes->setMixes(redis.mixes);
    m_payload->setValue(redis.payloadBytes);
    m_payloadMax->setValue(redis.payloadBytesMax);
    m_keys->setValue(static_cast<quint64>(std::max<qint64>(redis.keyspace, 1)));
    m_pipeline->setValue(redis.pipeline);
    m_workers->setValue(redis.workers);
    m_distribution->setCurrentIndex(m_distribution->findData(static_cast<int>(redis.distribution)));
    m_exponent->setValue(redis.zipfExponent);
    m_classic->setChecked(redis.classic);
    m_reconnect->setChecked(redis.reconnect);
}

void RedisForm::describe()
{
    WorkloadForm::describe();
    if (!m_connectionSection || !std::holds_alternative<RedisWorkload>(spec().what))
        return;
    const auto &redis = std::get<RedisWorkload>(spec().what);
    describeTests();
    m_payload->setSuffix(tr(" bytes"));
    m_payloadMax->setSuffix(tr(" bytes"));
    m_payloadMax->setZeroText(tr("the same"));
    m_payloadMax->setAccessibleName(tr("Largest value size"));
    m_payloadMax->setToolTip(tr("Sizes are drawn evenly from the range when this is larger"));
    m_keysRow->setHint(redis.classic ? tr("Not used with the literal key.")
                                     : tr("Number of different random keys."));
    m_keys->setEnabled(!redis.classic);
    m_distribution->setEnabled(!redis.classic);
    m_exponentRow->setRowVisible(!redis.classic && redis.distribution == KeyDistribution::Zipf);

    const QStringList names{tr("uniform"), tr("in sequence"), tr("gaussian"), tr("zipf")};
    for (int i = 0; i < m_distribution->count(); ++i)
        m_distribution->setItemText(i, names.value(i));
    const QString distribution = names.value(static_cast<int>(redis.distribution));
    switch (redis.distribution) {
    case KeyDistribution::Uniform:
        m_distributionRow->setHint(tr("Every key is as likely as any other."));
        break;
    case KeyDistribution::Sequential:
        m_distributionRow->setHint(tr("One after the other, and from the beginning again."));
        break;
    case KeyDistribution::Gaussian:
        m_distributionRow->setHint(tr("Keys in the middle are asked for most often."));
        break;
    case KeyDistribution::Zipf:
        m_distributionRow->setHint(tr("A few keys get most of the requests, as in a cache."));
        break;
    }
    m_keysSection->setSummary(redis.classic ? tr("one literal key, as redis-benchmark without -r")
                                  : redis.distribution == KeyDistribution::Zipf
                                  ? tr("zipf, exponent %1").arg(m_exponent->text())
                                  : distribution);
    m_mixesSection->setSummary(RedisMixesEdit::summary(redis.mixes));
    m_connectionSection->setSummary(redis.reconnect ? tr("a new one for each request") : tr("kept open"));
}

void RedisForm::placeProblems(const QList<ProfileProblem> &problems)
{
    m_mixes->showProblems(problems);
}

void RedisForm::focusField(const QString &field)
{
    if (field.contains(QStringLiteral("what.mixes"))) {
        m_mixesSection->setOpen(true);
        m_mixes->focusField(field);
    } else {
        WorkloadForm::focusField(field);
    }
}

} // namespace Tare
