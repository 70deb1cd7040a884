// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/analysis/fairnessrules.h"

#include <algorithm>
#include <array>

namespace Tare {

namespace {

/// Beginnings ("ssl_*") and whole names.
constexpr std::array passingSettings{
    // MySQL and MariaDB
    "aria_log_dir_path", "log_slow_query_file", "server_uid", "wsrep_data_home_dir", "basedir",
    "bind_address", "character_sets_dir", "datadir", "error_count", "external_user", "general_log_file",
    "gtid_*", "hostname", "identity", "in_transaction", "init_file", "innodb_data_home_dir",
    "innodb_log_group_home_dir", "innodb_temp_tablespaces_dir", "innodb_tmpdir", "innodb_undo_directory",
    "innodb_version", "insert_id", "last_gtid", "last_insert_id", "lc_messages_dir", "log_bin_basename",
    "log_bin_index", "log_error", "open_files_limit", "pid_file", "plugin_dir", "port", "proxy_user",
    "pseudo_*", "rand_seed*", "relay_log*", "report_host", "report_port", "secure_file_priv", "server_uuid",
    "slave_load_tmpdir", "slow_query_log_file", "socket", "ssl_*", "timestamp", "tls_*", "tmpdir", "uptime",
    "version*", "warning_count", "wsrep_node_*", "admin_*", "mysqlx_*", "caching_sha2_password_*",
    "sha256_password_*", "replica_load_tmpdir",
    // Redis
    "aclfile", "bind", "bind-source-addr", "cluster-announce-*", "cluster-config-file", "dbfilename", "dir",
    "daemonize", "logfile", "masterauth", "masteruser", "pidfile", "proc-title-template",
    "replica-announce-*", "requirepass", "server_cpulist", "set-proc-title", "supervised", "syslog-*",
    "tls-*", "unixsocket", "unixsocketperm", "user"};

constexpr std::array weightySettings{
    // MySQL and MariaDB
    "innodb_flush_log_at_trx_commit", "sync_binlog", "innodb_flush_method", "innodb_doublewrite",
    "innodb_buffer_pool_size", "innodb_log_file_size", "innodb_log_files_in_group",
    "innodb_redo_log_capacity", "innodb_log_buffer_size", "innodb_page_size", "innodb_checksum_algorithm",
    "log_bin", "binlog_format", "innodb_io_capacity*", "innodb_read_io_threads", "innodb_write_io_threads",
    "innodb_use_native_aio", "innodb_data_file_buffering", "innodb_log_file_buffering", "query_cache_*",
    "thread_handling",
    // Redis
    "appendonly", "appendfsync", "save", "io-threads", "io-threads-do-reads", "no-appendfsync-on-rewrite"};

constexpr std::array topologySettings{"innodb_buffer_pool_size", "innodb_buffer_pool_chunk_size",
                                      "innodb_buffer_pool_instances", "maxmemory", "databases"};

constexpr std::array memorySettings{"innodb_buffer_pool_size", "maxmemory"};

template<std::size_t N>
bool holds(const std::array<const char *, N> &names, const QString &name)
{
    return std::any_of(names.begin(), names.end(), [&name](const char *each) {
        const QLatin1StringView pattern(each);
        return pattern.endsWith(QLatin1Char('*')) ? name.startsWith(pattern.chopped(1)) : name == pattern;
    });
}

} // namespace

bool isPassingSetting(const QString &name)
{
    return holds(passingSettings, name);
}

bool isTopologySetting(const QString &name)
{
    return holds(topologySettings, name);
}

bool isMemorySetting(const QString &name)
{
    return holds(memorySettings, name);
}

bool isWeightySetting(const QString &name)
{
    return holds(weightySettings, name);
}

} // namespace Tare
