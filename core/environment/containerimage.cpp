// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/environment/containerimage.h"

#include "core/environment/datainitialiser.h"

using namespace Qt::StringLiterals;

namespace Tare {

namespace {

QString environmentValue(const QStringList &environment, const QString &name)
{
    for (const QString &entry : environment) {
        if (entry.startsWith(name + u'='))
            return entry.mid(name.size() + 1);
    }
    return {};
}

} // namespace

ContainerImage foundContainerImage(const FoundImage &found, const QString &name, ServerKind server)
{
    ContainerImage image;
    image.id = found.id;
    image.name = name;
    image.digest = found.digest;
    // The entry scripts of the usual images change the account and make data their own way. The server
    // program itself is started instead, so that both sides do the same.
    const QString named = found.command.value(0).section(u'/', -1);
    const bool redis = server == ServerKind::Redis;
    const QStringList usual =
        redis ? serverProgramNames(ServerKind::Redis) : QStringList{u"mariadbd"_s, u"mysqld"_s};
    const bool isMariaDb =
        !environmentValue(found.environment, u"MARIADB_VERSION"_s).isEmpty() || named == u"mariadbd";
    image.flavour = redis ? ServerFlavour::Redis : isMariaDb ? ServerFlavour::MariaDb : ServerFlavour::MySql;
    image.program = usual.contains(named) ? found.command.first() : redis ? u"redis-server"_s : u"mysqld"_s;
    image.installProgram = u"mariadb-install-db"_s;
    return image;
}

QStringList initialisationArguments(const ContainerShape &shape, const ContainerImage &image,
                                    const StartRequest &request)
{
    const ServerPaths &outside = shape.outside;
    const ServerPaths &inside = shape.inside;
    const bool mysql = image.flavour == ServerFlavour::MySql;
    QStringList arguments;
    arguments << u"--rm"_s << u"--name"_s << shape.name + u"-init"_s;
    arguments << commonArguments(shape, request) << u"--network"_s << u"none"_s;
    arguments << bindMount(outside.data(), inside.data())
              << bindMount(outside.temporary(), inside.temporary());
    arguments << u"--entrypoint"_s << (mysql ? image.program : image.installProgram) << image.id;
    arguments << u"--no-defaults"_s << u"--datadir="_s + inside.data() << u"--tmpdir="_s + inside.temporary();
    if (mysql)
        arguments << u"--initialize-insecure"_s;
    else
        arguments << u"--auth-root-authentication-method=normal"_s << u"--skip-test-db"_s;
    if (shape.engine.rootless)
        arguments << u"--user=root"_s;
    arguments << initialisationOptions(image.flavour, shape.server.options);
    return arguments;
}

} // namespace Tare
