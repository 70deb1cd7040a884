// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/chosenrun.h"

#include "core/model/publishedfigures.h"

using namespace Qt::StringLiterals;

namespace Tare {

Result<RunReference> runReference(const QString &word)
{
    if (word.startsWith(examplePrefix))
        return RunReference{0, word.mid(examplePrefix.size())};
    bool isNumber = false;
    const qint64 id = word.toLongLong(&isNumber);
    if (!isNumber || id < 1)
        return failure(ErrorCode::InvalidArgument,
                       u"“%1” is not the number of a run. See: tare-cli results list"_s.arg(word));
    return RunReference{id, {}};
}

Result<std::unique_ptr<ResultStore>> openResults(const QString &path)
{
    if (!QFileInfo::exists(path))
        return failure(ErrorCode::InvalidArgument, u"There is no results file %1."_s.arg(path));
    return ResultStore::open(path);
}

Result<RunRecord> readChosenRun(const RunReference &reference, const QString &resultsPath, bool withIntervals)
{
    if (reference.id == 0)
        return loadExample(reference.example);
    auto store = openResults(resultsPath);
    if (!store)
        return tl::unexpected(store.error());
    return (*store)->run(reference.id, withIntervals);
}

} // namespace Tare
