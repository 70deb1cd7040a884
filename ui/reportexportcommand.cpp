// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/reportexportcommand.h"

#include "core/model/publishedfigures.h"
#include "core/results/resultstore.h"
#include "ui/appsettings.h"
#include "ui/languages.h"
#include "ui/reportexport.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QFileInfo>

#include <algorithm>
#include <cstdio>
#include <memory>

namespace Tare {

namespace {

constexpr int exitDone = 0;
constexpr int exitFailed = 1;
constexpr int exitUnusable = 2;

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Tare::ReportExport)
};

struct Request
{
    QString run;
    QString path;
    ReportFormat format = ReportFormat::Html;
    QString baseline;
    QString results;
    QString language;
};

int complain(const Error &error, int code)
{
    std::fprintf(stderr, "tare: %s\n", qPrintable(error.sentence));
    if (!error.detail.isEmpty())
        std::fprintf(stderr, "%s\n", qPrintable(error.detail));
    return code;
}

Result<Request> parse(const QStringList &arguments)
{
    const auto unusable = [](const QString &sentence) {
        return failure(ErrorCode::InvalidArgument, sentence);
    };
    QCommandLineParser parser;
    const QCommandLineOption run(QStringLiteral("export-report"), {}, QStringLiteral("ID"));
    const QCommandLineOption to(QStringLiteral("to"), {}, QStringLiteral("FILE"));
    const QCommandLineOption baseline(QStringLiteral("baseline"), {}, QStringLiteral("NAME"));
    const QCommandLineOption results(QStringLiteral("results"), {}, QStringLiteral("FILE"));
    const QCommandLineOption language(QStringLiteral("language"), {}, QStringLiteral("LANGUAGE"));
    parser.addOptions({run, to, baseline, results, language});
    if (!parser.parse(arguments))
        return unusable(parser.errorText());
    if (!parser.positionalArguments().isEmpty())
        return unusable(Words::tr("“%1” is not understood here.").arg(parser.positionalArguments().first()));
    Request request{parser.value(run),      parser.value(to),      {},
                    parser.value(baseline), parser.value(results), parser.value(language)};
    const auto format = reportFormatOf(request.path);
    if (!format) {
        return unusable(
            Words::tr("Write a file that ends in .html, .pdf, .md, .csv or .json after --to; “%1” does not.")
                .arg(request.path));
    }
    request.format = *format;
    return request;
}

/// What the report is made of: the run and what was run for it.
struct Source
{
    RunRecord run;
    QStringList commands;
};

Result<Source> read(const Request &request)
{
    if (request.run.startsWith(examplePrefix)) {
        const Result<RunRecord> run = loadExample(request.run.mid(examplePrefix.size()));
        if (!run)
            return tl::unexpected(run.error());
        return Source{*run, {}};
    }
    bool number = false;
    const qint64 id = request.run.toLongLong(&number);
    if (!number || id < 1) {
        return failure(
            ErrorCode::InvalidArgument,
            Words::tr("“%1” is no number of a run. “tare-cli results list” shows them.").arg(request.run));
    }
    const QString results = request.results.isEmpty() ? ResultStore::defaultPath() : request.results;
    if (!QFileInfo::exists(results))
        return failure(ErrorCode::FileFailed, Words::tr("There is no results file %1.").arg(results));
    const auto store = ResultStore::open(results);
    if (!store)
        return tl::unexpected(store.error());
    const Result<RunRecord> run = (*store)->run(id);
    if (!run)
        return tl::unexpected(run.error());
    return Source{*run, (*store)->commands(id).value_or(QStringList())};
}

int write(const Request &request)
{
    const Result<Source> source = read(request);
    if (!source)
        return complain(source.error(), exitUnusable);
    ComparisonSet set({source->run});
    if (set.isEmpty())
        return complain({ErrorCode::InvalidArgument, Words::tr("The run has no step to report on."), {}},
                        exitUnusable);
    if (!request.baseline.isEmpty()) {
        const auto side = std::ranges::find_if(
            set.sides(), [&request](const CompareSide &its) { return its.name == request.baseline; });
        if (side == set.sides().end()) {
            return complain({ErrorCode::InvalidArgument,
                             Words::tr("The run has no environment “%1”.").arg(request.baseline),
                             {}},
                            exitUnusable);
        }
        set.setBaseline(side->id);
    }
    if (const Result<void> written = exportReport(set, request.path, request.format, source->commands);
        !written)
        return complain(written.error(), exitFailed);
    std::printf("%s\n", qPrintable(request.path));
    return exitDone;
}

} // namespace

int exportReportCommand(const QStringList &arguments)
{
    std::unique_ptr<QApplication> own;
    static int count = 1;
    static char name[] = "tare";
    static char *values[] = {name, nullptr};
    if (!QCoreApplication::instance()) {
        qputenv("QT_QPA_PLATFORM", "offscreen"); // a report needs no display
        own = std::make_unique<QApplication>(count, values);
    }
    const Result<Request> request = parse(arguments);
    if (!request)
        return complain(request.error(), exitUnusable);
    std::unique_ptr<Languages> languages;
    if (own) {
        const AppSettings settings;
        languages = std::make_unique<Languages>(*own);
        languages->setLanguage(request->language.isEmpty() ? settings.language() : request->language);
    }
    return write(*request);
}

} // namespace Tare
