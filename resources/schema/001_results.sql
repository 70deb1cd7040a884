-- SPDX-FileCopyrightText: The Tare authors
-- SPDX-License-Identifier: GPL-3.0-or-later

-- A statement ends with a semicolon at the end of its line. Times are UTC, ISO 8601 with milliseconds; lengths are
-- seconds, latencies milliseconds. A number that is not known is NULL, never 0.

CREATE TABLE run (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    key TEXT NOT NULL,
    profile_name TEXT NOT NULL,
    profile BLOB NOT NULL,
    note TEXT NOT NULL DEFAULT '',
    status TEXT NOT NULL,
    started TEXT NOT NULL,
    finished TEXT,
    tare_version TEXT NOT NULL,
    baseline_id TEXT NOT NULL DEFAULT '',
    machine TEXT NOT NULL DEFAULT '{}',
    owner_host TEXT NOT NULL,
    owner_boot TEXT NOT NULL,
    owner_pid INTEGER NOT NULL,
    owner_start INTEGER NOT NULL
);

CREATE TABLE step (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    run_id INTEGER NOT NULL REFERENCES run (id) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    environment_id TEXT NOT NULL,
    environment_name TEXT NOT NULL,
    environment_slot INTEGER NOT NULL,
    workload_id TEXT NOT NULL,
    case_key TEXT NOT NULL,
    workload TEXT NOT NULL,
    repetition INTEGER NOT NULL,
    status TEXT NOT NULL,
    reason TEXT NOT NULL DEFAULT '',
    reason_detail TEXT NOT NULL DEFAULT '',
    started TEXT,
    finished TEXT,
    seconds REAL NOT NULL DEFAULT 0,
    operations INTEGER NOT NULL DEFAULT 0,
    queries INTEGER NOT NULL DEFAULT 0,
    reads INTEGER NOT NULL DEFAULT 0,
    writes INTEGER NOT NULL DEFAULT 0,
    others INTEGER NOT NULL DEFAULT 0,
    empties INTEGER NOT NULL DEFAULT 0,
    retries INTEGER NOT NULL DEFAULT 0,
    errors INTEGER NOT NULL DEFAULT 0,
    bytes_in INTEGER NOT NULL DEFAULT 0,
    bytes_out INTEGER NOT NULL DEFAULT 0,
    answered TEXT NOT NULL DEFAULT '{}',
    histogram BLOB,
    server_counted INTEGER,
    client_cpu REAL,
    server_cpu REAL,
    proxy_cpu REAL,
    facts TEXT NOT NULL DEFAULT '{}',
    UNIQUE (run_id, position)
);

CREATE TABLE interval_sample (
    step_id INTEGER NOT NULL REFERENCES step (id) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    warmup INTEGER NOT NULL,
    partial INTEGER NOT NULL,
    start REAL NOT NULL,
    length REAL NOT NULL,
    operations INTEGER NOT NULL,
    queries INTEGER NOT NULL,
    reads INTEGER NOT NULL,
    writes INTEGER NOT NULL,
    others INTEGER NOT NULL,
    empties INTEGER NOT NULL,
    retries INTEGER NOT NULL,
    errors INTEGER NOT NULL,
    bytes_in INTEGER NOT NULL,
    bytes_out INTEGER NOT NULL,
    latency_avg REAL,
    latency_min REAL,
    latency_p50 REAL,
    latency_p95 REAL,
    latency_p99 REAL,
    latency_p999 REAL,
    latency_max REAL,
    client_cpu REAL,
    server_cpu REAL,
    proxy_cpu REAL,
    PRIMARY KEY (step_id, position)
) WITHOUT ROWID;

CREATE TABLE step_error (
    step_id INTEGER NOT NULL REFERENCES step (id) ON DELETE CASCADE,
    code TEXT NOT NULL,
    text TEXT NOT NULL,
    count INTEGER NOT NULL,
    first_seen REAL NOT NULL,
    last_seen REAL NOT NULL,
    PRIMARY KEY (step_id, code)
) WITHOUT ROWID;

CREATE TABLE event (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    run_id INTEGER NOT NULL REFERENCES run (id) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    severity TEXT NOT NULL,
    at REAL,
    happened TEXT,
    text TEXT NOT NULL,
    detail TEXT NOT NULL DEFAULT '',
    mark INTEGER NOT NULL DEFAULT 0
);

CREATE INDEX event_of_run ON event (run_id);

CREATE TABLE command (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    run_id INTEGER NOT NULL REFERENCES run (id) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    line TEXT NOT NULL
);

CREATE INDEX command_of_run ON command (run_id);
