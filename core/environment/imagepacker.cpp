// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/environment/imagepacker.h"

#include "core/environment/blockingcall.h"
#include "core/environment/machinecontext.h"
#include "core/environment/resourcemark.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

#include <QCoroFuture>
#include <QCoroTimer>

using namespace Qt::StringLiterals;

namespace Tare {

namespace {

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(Tare::ImagePacker)
};

struct Archive
{
    QByteArray bytes;
    QString hash;
};

QStringList stringsOf(const QJsonValue &value)
{
    QStringList strings;
    for (const QJsonValue &item : value.toArray())
        strings << item.toString();
    return strings;
}

} // namespace

ImagePacker::ImagePacker(MachineContext &context)
    : m_context(context)
{ }

QCoro::Task<Result<void>> ImagePacker::check(ServerProgram program)
{
    if (m_checked.contains(program.sha256))
        co_return Result<void>();
    const Result<ProgramFiles> files = co_await collectServer(m_context.commands(), program);
    if (!files)
        co_return tl::unexpected(files.error());
    for (const QString &source : *files) {
        if (!QFileInfo(source).isReadable()) {
            co_return failure(
                ErrorCode::FileFailed,
                Texts::tr("“%1” cannot be read, so no image can be made of the server. Choose an "
                          "image by name instead.")
                    .arg(source));
        }
    }
    m_checked.insert(program.sha256);
    co_return Result<void>();
}

QCoro::Task<Result<PackedImage>> ImagePacker::pack(EngineSetup engine, ServerProgram program,
                                                   ServerAccount account, QString runKey,
                                                   std::stop_token stop)
{
    for (const PackedImage &packed : std::as_const(m_packed)) {
        if (packed.engine.engine == engine.engine && packed.program == program.path
            && packed.programHash == program.sha256 && packed.account == account && !packed.id.isEmpty())
            co_return packed;
    }
    Result<ProgramFiles> files = co_await collectServer(m_context.commands(), program);
    if (!files)
        co_return tl::unexpected(files.error());
    ProgramFiles named = std::move(*files);
    Result<PackedImage> image =
        co_await import(engine, std::move(named), account, program.path, program.sha256, runKey, stop);
    co_return image;
}

QCoro::Task<Result<PackedImage>> ImagePacker::packProgram(EngineSetup engine, QString program)
{
    Result<ProgramFiles> files = co_await collectProgram(m_context.commands(), program);
    if (!files)
        co_return tl::unexpected(files.error());
    ProgramFiles named = std::move(*files);
    const ServerAccount account = serverAccount(ServerKind::Redis);
    const QString key = u"try"_s;
    Result<PackedImage> image = co_await import(engine, std::move(named), account, program, key, key, {});
    co_return image;
}

QCoro::Task<Result<PackedImage>> ImagePacker::import(EngineSetup engine, ProgramFiles files,
                                                     ServerAccount account, QString program,
                                                     QString programHash, QString runKey,
                                                     std::stop_token stop)
{
    // A rootless engine's root is this account, and other owners cannot be given there.
    const ServerAccount owner = engine.rootless ? ServerAccount() : account;
    const auto work = [files, owner]() -> Result<Archive> {
        Result<QByteArray> bytes = imageArchive(files, owner);
        if (!bytes)
            return tl::unexpected(bytes.error());
        const QByteArray hash = QCryptographicHash::hash(*bytes, QCryptographicHash::Sha256).toHex();
        return Archive{std::move(*bytes), QString::fromLatin1(hash)};
    };
    const QFuture<Result<Archive>> future = blockingCall(m_context.threads(), work);
    Result<Archive> archive = co_await future;
    if (!archive)
        co_return tl::unexpected(archive.error());

    PackedImage image;
    image.engine = engine;
    image.program = program;
    image.programHash = programHash;
    image.account = account;
    image.contents = archive->hash;
    // Of this process alone: another Tare may remove its own image of the same contents at any time.
    // of "mysqld+asan" and "redis-server (copy)" what the name of an image may have
    static const QRegularExpression unusable(u"[^a-z0-9]+"_s);
    const QString name =
        QFileInfo(program).fileName().toLower().split(unusable, Qt::SkipEmptyParts).join(u'-');
    image.name = u"tare/%1:%2-%3-%4"_s.arg(name.isEmpty() ? u"server"_s : name, archive->hash.left(12))
                     .arg(QCoreApplication::applicationPid())
                     .arg(++m_made);
    QMap<QString, QString> labels = resourceLabels(runKey, 0);
    labels.remove(QStringView(madeLabel).toString());
    labels[QStringView(packedLabel).toString()] = archive->hash;
    QStringList arguments;
    for (auto it = labels.cbegin(); it != labels.cend(); ++it)
        arguments << u"--change"_s << u"LABEL %1=%2"_s.arg(it.key(), it.value());
    arguments << u"-"_s << image.name;
    Command command = engine.command(u"import"_s, arguments);
    command.input = std::move(archive->bytes);
    command.timeout = std::chrono::minutes(5);
    command.stop = stop;
    m_packed.append(image); // before it is there, so that it is removed in any case
    const Result<CommandOutput> output = co_await m_context.commands().run(std::move(command));
    if (!output)
        co_return tl::unexpected(output.error());
    if (output->exitCode != 0)
        co_return tl::unexpected(engineError(engine.engine, QString::fromLocal8Bit(output->standardError)));
    image.id = QString::fromLatin1(output->standardOutput.trimmed()).section(u'\n', -1);
    for (PackedImage &packed : m_packed) {
        if (packed.name == image.name)
            packed = image;
    }
    co_return image;
}

QCoro::Task<Result<void>> ImagePacker::remove(PackedImage image)
{
    m_packed.removeIf([&image](const PackedImage &packed) { return packed.name == image.name; });
    QStringList arguments;
    arguments << u"rm"_s;
    // Podman takes force as leave to remove every container that uses the image, whoever made it.
    if (image.engine.engine == ContainerEngine::Docker)
        arguments << u"-f"_s;
    arguments << image.name;
    // An import that was broken off may still be finished by Docker's daemon, which had all of it already.
    const bool brokenOff = image.engine.engine == ContainerEngine::Docker && image.id.isEmpty();
    constexpr int brokenOffTries = 9;
    const auto pause = std::chrono::milliseconds(500);
    for (int attempt = 1;; ++attempt) {
        Command command = image.engine.command(u"image"_s, arguments);
        command.timeout = std::chrono::minutes(2);
        const Result<CommandOutput> output = co_await m_context.commands().run(std::move(command));
        if (!output)
            co_return tl::unexpected(output.error());
        const QString text = QString::fromLocal8Bit(output->standardError);
        const bool gone = text.contains(u"no such image"_s, Qt::CaseInsensitive)
            || text.contains(u"image not known"_s, Qt::CaseInsensitive);
        if (gone && brokenOff && attempt < brokenOffTries) {
            co_await QCoro::sleepFor(pause);
            continue;
        }
        if (output->exitCode != 0 && !gone) {
            co_return failure(ErrorCode::EngineFailed,
                              Texts::tr("The image “%1” could not be removed.").arg(image.name), text);
        }
        break;
    }
    co_return Result<void>();
}

QCoro::Task<Result<void>> ImagePacker::removePacked()
{
    Result<void> result;
    const QList<PackedImage> packed = m_packed;
    for (const PackedImage &image : packed) {
        Result<void> removed = co_await remove(image);
        if (!removed)
            result = removed;
    }
    co_return result;
}

QCoro::Task<Result<FoundImage>> ImagePacker::find(EngineSetup engine, QString reference)
{
    QStringList arguments;
    arguments << u"inspect"_s << reference;
    Command command = engine.command(u"image"_s, arguments);
    const Result<CommandOutput> output = co_await m_context.commands().run(std::move(command));
    if (!output)
        co_return tl::unexpected(output.error());
    if (output->exitCode != 0) {
        const QString text = QString::fromLocal8Bit(output->standardError);
        const EngineTrouble trouble = engineTrouble(text);
        if (trouble == EngineTrouble::Denied || trouble == EngineTrouble::NotRunning)
            co_return tl::unexpected(engineError(engine.engine, text));
        co_return failure(
            ErrorCode::ImageMissing,
            Texts::tr("The image “%1” is not on this computer, and Tare fetches none by itself. Fetch it "
                      "with “%2 pull %1”, or let Tare pack one from the host's own server program.")
                .arg(reference, engineProgramName(engine.engine)),
            text);
    }
    const QJsonObject image = QJsonDocument::fromJson(output->standardOutput).array().at(0).toObject();
    const QJsonObject config = image["Config"_L1].toObject();
    FoundImage found;
    found.id = image["Id"_L1].toString();
    const QString digest = image["RepoDigests"_L1].toArray().at(0).toString();
    found.digest = digest.contains(u'@') ? digest.section(u'@', 1) : found.id;
    found.command = stringsOf(config["Cmd"_L1]);
    found.environment = stringsOf(config["Env"_L1]);
    if (found.id.isEmpty()) {
        co_return failure(
            ErrorCode::EngineFailed,
            Texts::tr("%1 did not describe the image “%2”.").arg(engineTitle(engine.engine), reference),
            QString::fromLocal8Bit(output->standardOutput));
    }
    co_return found;
}

} // namespace Tare
