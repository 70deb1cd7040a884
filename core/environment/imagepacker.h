// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/environment/containerengines.h"
#include "core/environment/programfiles.h"
#include "core/environment/serverprograms.h"

#include <QList>
#include <QSet>
#include <QString>

#include <QCoroTask>

#include <stop_token>

namespace Tare {

class MachineContext;

/// An image made by this process.
struct PackedImage
{
    EngineSetup engine;
    QString id;       ///< as the engine prints it
    QString name;     ///< "tare/redis-server:4be2…-4121"
    QString contents; ///< SHA-256 of the root file system
    QString program;  ///< path in the image, the same as on the host
    QString programHash;
    ServerAccount account;
};

/// An image that was there before.
struct FoundImage
{
    QString id;
    QString digest; ///< of the registry; else the id
    QStringList command;
    QStringList environment;
};

/// Makes images of the host's own programs with everything they load, so that a container runs the very
/// same binary. An image is made once and used again until removePacked().
class ImagePacker
{
public:
    explicit ImagePacker(MachineContext &context);

    /// Whether every file needed is there; makes nothing.
    QCoro::Task<Result<void>> check(ServerProgram program);
    QCoro::Task<Result<PackedImage>> pack(EngineSetup engine, ServerProgram program, ServerAccount account,
                                          QString runKey, std::stop_token stop = {});
    /// A small program, for trying an engine; the caller removes it.
    QCoro::Task<Result<PackedImage>> packProgram(EngineSetup engine, QString program);
    QCoro::Task<Result<void>> remove(PackedImage image);

    /// Removes every image that this process made. To be called at the end of a run.
    QCoro::Task<Result<void>> removePacked();

    /// An image by name; ImageMissing with the way out. Never pulls.
    QCoro::Task<Result<FoundImage>> find(EngineSetup engine, QString reference);

private:
    QCoro::Task<Result<PackedImage>> import(EngineSetup engine, ProgramFiles files, ServerAccount account,
                                            QString program, QString programHash, QString runKey,
                                            std::stop_token stop);

    MachineContext &m_context;
    QList<PackedImage> m_packed;
    QSet<QString> m_checked; ///< hashes of programs all of whose files are there
    int m_made = 0;
};

} // namespace Tare
