// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <tl/expected.hpp>

#include <QString>

namespace Tare {

/// What kind of thing went wrong. The window chooses the way out it offers by this; the command line
/// chooses its exit code.
enum class ErrorCode {
    Unknown,
    InvalidProfile, ///< a profile that cannot be read or does not hold together
    InvalidArgument,
    FileFailed, ///< a file or directory could not be read or written
    DiskFull,
    ResultsDamaged, ///< the results file is damaged, foreign or newer
    ResultsLocked,
    ServerMissing, ///< no server program of that kind on this machine
    ServerFailed,  ///< the server did not start, did not become ready, or died
    ServerFrozen,  ///< the server stopped answering; the step ended at its deadline
    ServerRefused, ///< the server answered with an error (password, rights, TLS, limits …)
    EngineMissing, ///< no docker or podman
    EngineDenied,  ///< the engine's socket refuses this account
    EngineFailed,  ///< the engine answered, but could not run a container
    ImageMissing,
    PortTaken,
    CommandFailed, ///< an external command could not be started, failed or timed out
    DataRefused,   ///< a schema or key space holds something that Tare did not create
    LoadFailed,    ///< the load generator had to give up
    Busy,          ///< another run is going on on this machine
    Cancelled,     ///< stopped by the user
};

/// A failure as the user meets it. Never holds a password.
struct Error
{
    ErrorCode code = ErrorCode::Unknown;
    QString sentence; ///< what happened, why, and what to do now; translated
    QString detail;   ///< the other side's own words (standard error, SQL error, log lines); may be empty

    bool operator==(const Error &) const = default;
};

template<typename T>
using Result = tl::expected<T, Error>;

inline tl::unexpected<Error> failure(ErrorCode code, QString sentence, QString detail = {})
{
    return tl::unexpected<Error>(Error{code, std::move(sentence), std::move(detail)});
}

} // namespace Tare
