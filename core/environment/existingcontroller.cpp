// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/environment/existingcontroller.h"

#include "core/engine/load.h"
#include "core/environment/blockingcall.h"
#include "core/environment/networkmechanism.h"
#include "core/environment/processfacts.h"
#include "core/environment/serverprograms.h"
#include "core/environment/tcpport.h"

#include <QCoreApplication>
#include <QFile>

#include <QCoroFuture>
#include <QCoroTimer>

using namespace Qt::StringLiterals;

namespace Tare {

namespace {

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(Tare::ExistingController)
};

Result<Facts> ask(const Endpoint &endpoint)
{
    return probeServer(endpoint, std::chrono::seconds(5));
}

bool isHere(const Endpoint &endpoint)
{
    return endpoint.transport == Transport::UnixSocket || isLoopbackAddress(endpoint.address);
}

} // namespace

ExistingController::ExistingController(EnvironmentSpec environment, MachineContext &context)
    : m_environment(std::move(environment))
    , m_existing(std::get<ExistingEndpoint>(m_environment.how))
    , m_context(context)
{ }

Endpoint ExistingController::endpointFromSpec()
{
    const bool redis = m_environment.server == ServerKind::Redis;
    Endpoint endpoint;
    endpoint.server = m_environment.server;
    endpoint.address = m_existing.address == u"localhost" ? u"127.0.0.1"_s : m_existing.address;
    endpoint.port = static_cast<quint16>(m_existing.port != 0 ? m_existing.port : redis ? 6379 : 3306);
    if (!m_existing.socketPath.isEmpty()) {
        endpoint.transport = Transport::UnixSocket;
        endpoint.socketPath = m_existing.socketPath;
    }
    endpoint.user = m_existing.user;
    endpoint.database = m_existing.database;
    if (!redis && endpoint.database.isEmpty())
        endpoint.database = u"tare_oltp"_s;
    endpoint.tls = m_existing.tls;
    endpoint.tlsCaFile = m_existing.tlsCaFile;
    endpoint.tlsCertificateFile = m_existing.tlsCertificateFile;
    endpoint.tlsKeyFile = m_existing.tlsKeyFile;
    if (m_context.passwordFor)
        endpoint.password = m_context.passwordFor(m_environment);
    return endpoint;
}

QCoro::Task<Result<void>> ExistingController::check()
{
    const Endpoint endpoint = endpointFromSpec();
    const auto work = [endpoint] { return ask(endpoint); };
    const QFuture<Result<Facts>> future = blockingCall(m_context.threads(), work);
    const Result<Facts> answer = co_await future;
    if (!answer)
        co_return tl::unexpected(answer.error());
    co_return Result<void>();
}

QCoro::Task<Result<Endpoint>> ExistingController::start(StartRequest request, std::stop_token stop)
{
    m_endpoint = endpointFromSpec();
    const Endpoint endpoint = m_endpoint;
    const auto deadline = std::chrono::steady_clock::now() + request.readyTimeout;
    while (true) {
        if (stop.stop_requested())
            co_return failure(ErrorCode::Cancelled, Texts::tr("Stopped while the server was being asked."));
        const auto work = [endpoint] { return ask(endpoint); };
        const QFuture<Result<Facts>> future = blockingCall(m_context.threads(), work);
        Result<Facts> answer = co_await future;
        if (answer) {
            co_await collectFacts(*answer);
            Endpoint reached = m_endpoint; // what is returned is moved from
            co_return reached;
        }
        // A server that is loading its data will answer; one that refuses, or is not there, will not.
        const bool loading = answer.error().detail.contains(u"LOADING"_s);
        if (!loading || std::chrono::steady_clock::now() >= deadline)
            co_return tl::unexpected(answer.error());
        co_await QCoro::sleepFor(std::chrono::milliseconds(250));
    }
}

QCoro::Task<void> ExistingController::collectFacts(Facts fromServer)
{
    m_facts = fromServer;
    m_facts[u"environment.kind"_s] = u"existing"_s;
    m_facts[u"network.path"_s] = u"existing endpoint"_s;
    const bool socket = m_endpoint.transport == Transport::UnixSocket;
    m_facts[u"network.mechanism"_s] = socket ? u"Unix socket"_s : u"TCP"_s;
    m_servers.clear();
    m_proxies.clear();
    const std::optional<PortHolder> holder =
        !socket && isHere(m_endpoint) ? tcpListener(m_endpoint.port) : std::nullopt;
    if (!holder || holder->pid <= 0)
        co_return;
    const qint64 server = forwardsPorts(holder->program) ? 0 : holder->pid;
    const NetworkFinding finding = co_await findNetworkMechanism(m_context, m_endpoint, server);
    m_facts[u"network.mechanism"_s] = finding.mechanism;
    // The listener is the server unless it only passes bytes on.
    if (finding.mechanism == u"loopback" && finding.proxies.isEmpty()) {
        m_servers = {holder->pid};
        m_facts.insert(processFacts(holder->pid));
        m_facts[u"network.peer"_s] = finding.peer;
        const QString executable = u"/proc/%1/exe"_s.arg(holder->pid);
        m_facts[u"server.binary"_s] = startedProgram(holder->pid);
        const QString hash = co_await m_context.programs().hashOf(executable);
        if (!hash.isEmpty())
            m_facts[u"server.sha256"_s] = hash;
    } else {
        m_proxies = finding.proxies;
    }
}

QCoro::Task<Result<void>> ExistingController::stop(bool /*force*/)
{
    co_return Result<void>();
}

QCoro::Task<QString> ExistingController::death()
{
    for (const qint64 pid : m_servers) {
        if (!QFile::exists(u"/proc/%1"_s.arg(pid)))
            co_return Texts::tr("the server's process is gone");
    }
    co_return QString();
}

Facts ExistingController::facts() const
{
    return m_facts;
}

QList<qint64> ExistingController::serverProcesses() const
{
    return m_servers;
}

QList<qint64> ExistingController::proxyProcesses() const
{
    return m_proxies;
}

QString ExistingController::lastLogLines() const
{
    return {};
}

QString ExistingController::dataPath() const
{
    return {};
}

std::pair<uint, uint> ExistingController::dataOwner() const
{
    return {0, 0};
}

QString ExistingController::dataFormatKey() const
{
    return {};
}

} // namespace Tare
