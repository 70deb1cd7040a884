// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/environment/environmentcontroller.h"
#include "core/model/processmark.h"

#include <QCoreApplication>
#include <QDir>

#include <QCoroTask>

#include <cstdio>
#include <sys/stat.h>

using namespace Qt::StringLiterals;
using namespace Tare;

/// Starts servers as a run does, says so, and waits to be killed. Arguments: run key, then any of native,
/// docker, podman.
int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    const QStringList words = application.arguments();
    MachineContext context;
    const QString key = words.value(1);
    const QString directory = context.workDirectory() + u"/runs/"_s + key;
    QDir().mkpath(directory);
    for (const QString &path : {context.workDirectory(), context.workDirectory() + u"/runs"_s, directory})
        ::chmod(path.toLocal8Bit().constData(), 0711);
    const auto mark = ProcessMark::ofThisProcess();
    if (!mark || !mark->write(directory + u'/' + QStringView(runMarkName).toString()))
        return 1;
    std::vector<std::unique_ptr<EnvironmentController>> controllers;
    for (int order = 1; order + 1 < words.size(); ++order) {
        const QString &what = words[order + 1];
        EnvironmentSpec environment;
        environment.name = what;
        environment.server = ServerKind::Redis;
        if (what == u"native") {
            environment.how = NativeServer();
        } else {
            ContainerServer container;
            container.engine = what == u"podman" ? ContainerEngine::Podman : ContainerEngine::Docker;
            container.storage = ContainerStorage::Volume;
            environment.how = container;
        }
        StartRequest request;
        request.runKey = key;
        request.order = order;
        request.directory = directory + u"/step-%1"_s.arg(order);
        QDir().mkpath(request.directory);
        controllers.push_back(makeEnvironmentController(environment, context));
        const auto endpoint = QCoro::waitFor(controllers.back()->start(request, {}));
        if (!endpoint) {
            std::fprintf(stderr, "%s\n%s\n", qPrintable(endpoint.error().sentence),
                         qPrintable(endpoint.error().detail));
            return 1;
        }
        std::printf("%s %lld\n", qPrintable(what), controllers.back()->serverProcesses().first());
    }
    std::printf("ready\n");
    std::fflush(stdout);
    return application.exec();
}
