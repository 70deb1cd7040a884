// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/model/dumpjson.h"

namespace Tare {

namespace {

template<typename Enum, std::size_t N>
QJsonArray wordsToJson(const std::array<EnumName<Enum>, N> &table, const QList<Enum> &values)
{
    QJsonArray words;
    for (const Enum value : values)
        words.append(enumName(table, value));
    return words;
}

template<typename Enum, std::size_t N>
QList<Enum> readWords(JsonFields &fields, const QString &key, const std::array<EnumName<Enum>, N> &table,
                      const QList<Enum> &otherwise)
{
    if (!fields.has(key))
        return otherwise;
    QList<Enum> values;
    const QStringList words = fields.texts(key, {});
    for (qsizetype i = 0; i < words.size(); ++i) {
        if (const auto value = enumValue(table, words.at(i)))
            values.append(*value);
        else
            fields.notOneOf(QStringLiteral("%1[%2]").arg(key, QString::number(i)), words.at(i),
                            enumWords(table));
    }
    return values;
}

} // namespace

QJsonObject dumpToJson(const DumpWorkload &dump)
{
    QJsonArray threads;
    for (const int count : dump.threads)
        threads.append(count);
    return {
        {QStringLiteral("tools"), wordsToJson(dumpToolNames, dump.tools)},
        {QStringLiteral("compressions"), wordsToJson(dumpCompressionNames, dump.compressions)},
        {QStringLiteral("threads"), threads},
        {QStringLiteral("restore"), enumName(dumpRestoreNames, dump.restore)},
        {QStringLiteral("schema"), dump.schema},
        {QStringLiteral("tables"), dump.tables},
        {QStringLiteral("tableSize"), dump.tableSize},
        {QStringLiteral("seed"), JsonFields::seedValue(dump.seed)},
        {QStringLiteral("chunkRows"), dump.chunkRows},
        {QStringLiteral("consistency"), enumName(dumpConsistencyNames, dump.consistency)},
        {QStringLiteral("cache"), enumName(dumpCacheNames, dump.cache)},
        {QStringLiteral("directory"), dump.directory},
        {QStringLiteral("checksums"), dump.checksums},
        {QStringLiteral("stallTimeout"), dump.stallTimeout},
        {QStringLiteral("timeLimit"), dump.timeLimit},
    };
}

DumpWorkload readDump(JsonFields &fields)
{
    DumpWorkload dump;
    dump.tools = readWords(fields, QStringLiteral("tools"), dumpToolNames, dump.tools);
    dump.compressions =
        readWords(fields, QStringLiteral("compressions"), dumpCompressionNames, dump.compressions);
    dump.threads = fields.integers(QStringLiteral("threads"), dump.threads);
    dump.restore = fields.word(QStringLiteral("restore"), dumpRestoreNames, dump.restore);
    dump.schema = fields.text(QStringLiteral("schema"), dump.schema);
    dump.tables = fields.integer(QStringLiteral("tables"), dump.tables);
    dump.tableSize = fields.largeInteger(QStringLiteral("tableSize"), dump.tableSize);
    dump.seed = fields.seed(QStringLiteral("seed"), dump.seed);
    dump.chunkRows = fields.largeInteger(QStringLiteral("chunkRows"), dump.chunkRows);
    dump.consistency = fields.word(QStringLiteral("consistency"), dumpConsistencyNames, dump.consistency);
    dump.cache = fields.word(QStringLiteral("cache"), dumpCacheNames, dump.cache);
    dump.directory = fields.text(QStringLiteral("directory"), dump.directory);
    dump.checksums = fields.boolean(QStringLiteral("checksums"), dump.checksums);
    dump.stallTimeout = fields.integer(QStringLiteral("stallTimeout"), dump.stallTimeout);
    dump.timeLimit = fields.integer(QStringLiteral("timeLimit"), dump.timeLimit);
    return dump;
}

} // namespace Tare
