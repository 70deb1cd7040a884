// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/redisform.h"

#include "ui/widgets/countspinbox.h"

#include <QCheckBox>
#include <QGridLayout>

namespace Tare {

namespace {

constexpr int columns = 4;

/// What the load engine sends today. A profile that names another test shows that one as well.
const QList<RedisTest> &offeredTests()
{
    static const QList<RedisTest> tests{RedisTest::PingInline, RedisTest::PingMbulk, RedisTest::Set,
                                        RedisTest::Get,        RedisTest::Incr,      RedisTest::Lpush,
                                        RedisTest::Lpop,       RedisTest::Lrange100, RedisTest::Mset};
    return tests;
}

} // namespace

RedisForm::RedisForm(QWidget *parent)
    : WorkloadForm(QStringLiteral("redis"), parent)
    , m_payload(new CountSpinBox(QStringLiteral("redisPayload"), 1, 100'000'000))
    , m_keys(new CountSpinBox(QStringLiteral("redisKeys"), 1, 2'000'000'000))
    , m_pipeline(new CountSpinBox(QStringLiteral("redisPipeline"), 1, 100'000))
    , m_workers(new CountSpinBox(QStringLiteral("redisWorkers"), 1, 1024))
{
    auto *tests = new QWidget;
    tests->setObjectName(QStringLiteral("redisTests"));
    m_grid = new QGridLayout(tests);
    m_grid->setContentsMargins(0, 4, 0, 4);
    m_grid->setHorizontalSpacing(12);
    m_grid->setVerticalSpacing(6);
    m_grid->setColumnStretch(columns, 1);
    for (const RedisTest test : offeredTests())
        boxFor(test);
    form()->addRow(
        QStringLiteral("what.tests"), tests, [] { return tr("Tests"); },
        [] { return tr("Each is a case of its own, with the commands that redis-benchmark sends."); });
    form()->addHairline();
    addCountsRow(
        "clients", [] { return tr("&Clients"); },
        [] { return tr("Connections. A list such as 1, 10, 50 is run in turn."); },
        [](WorkloadSpec &workload) -> QList<int> & {
            return std::get<RedisWorkload>(workload.what).clients;
        });
    form()->addRow(
        QStringLiteral("what.workers"), m_workers, [] { return tr("Load &threads"); },
        [] { return tr("The connections are shared out among them. One is what redis-benchmark has."); });
    form()->addRow(
        QStringLiteral("what.pipeline"), m_pipeline, [] { return tr("&Pipeline"); },
        [] { return tr("Requests sent before the first reply is waited for."); });
    form()->addRow(QStringLiteral("what.payloadBytes"), m_payload, [] { return tr("Value &size"); });
    form()->addRow(
        QStringLiteral("what.keyspace"), m_keys, [] { return tr("&Keys"); },
        [] { return tr("Number of different random keys."); });
    form()->addHairline();
    addTimingRows();

    const auto connectTo = [this](CountSpinBox *box, const Text &what, const QString &field, auto member) {
        connect(box, &QSpinBox::valueChanged, this, [this, what, field, member](int value) {
            edit(what(), field,
                 [&](WorkloadSpec &workload) { std::get<RedisWorkload>(workload.what).*member = value; });
        });
    };
    connectTo(
        m_payload, [] { return tr("Change the value size"); }, QStringLiteral("payload"),
        &RedisWorkload::payloadBytes);
    connectTo(
        m_keys, [] { return tr("Change the number of keys"); }, QStringLiteral("keys"),
        &RedisWorkload::keyspace);
    connectTo(
        m_pipeline, [] { return tr("Change the pipeline"); }, QStringLiteral("pipeline"),
        &RedisWorkload::pipeline);
    connectTo(
        m_workers, [] { return tr("Change the load threads"); }, QStringLiteral("workers"),
        &RedisWorkload::workers);
}

QCheckBox *RedisForm::boxFor(RedisTest test)
{
    for (const auto &[known, box] : std::as_const(m_boxes)) {
        if (known == test)
            return box;
    }
    const QString name = redisTestName(test);
    auto *box = new QCheckBox(name);
    box->setObjectName(QStringLiteral("redisTest.") + name);
    box->setAccessibleName(name);
    const auto at = static_cast<int>(m_boxes.size());
    m_grid->addWidget(box, at / columns, at % columns);
    m_boxes.append({test, box});
    connect(box, &QCheckBox::clicked, this, &RedisForm::testsClicked);
    return box;
}

void RedisForm::testsClicked()
{
    edit(tr("Choose the tests"), {}, [this](WorkloadSpec &workload) {
        auto &redis = std::get<RedisWorkload>(workload.what);
        redis.tests.clear();
        for (const auto &[test, box] : std::as_const(m_boxes)) {
            if (box->isChecked())
                redis.tests.append(test);
        }
    });
}

void RedisForm::show(const WorkloadSpec &workload)
{
    const auto &redis = std::get<RedisWorkload>(workload.what);
    for (const RedisTest test : redis.tests)
        boxFor(test);
    for (const auto &[test, box] : std::as_const(m_boxes))
        box->setChecked(redis.tests.contains(test));
    m_payload->setValue(redis.payloadBytes);
    m_payload->setSuffix(tr(" bytes"));
    m_keys->setValue(static_cast<int>(std::min<qint64>(redis.keyspace, m_keys->maximum())));
    m_pipeline->setValue(redis.pipeline);
    m_workers->setValue(redis.workers);
}

} // namespace Tare
