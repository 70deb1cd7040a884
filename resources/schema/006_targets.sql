-- SPDX-FileCopyrightText: The Tare authors
-- SPDX-License-Identifier: GPL-3.0-or-later

-- What became of each target of a step with several: instances and schemas of a topology.
CREATE TABLE step_target (
    step_id INTEGER NOT NULL REFERENCES step (id) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    instance INTEGER NOT NULL,
    schema_number INTEGER NOT NULL,
    address TEXT NOT NULL,
    database_name TEXT NOT NULL,
    seconds REAL NOT NULL,
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
    answered TEXT NOT NULL,
    histogram BLOB,
    server_counted INTEGER,
    PRIMARY KEY (step_id, position)
) WITHOUT ROWID;

-- Each target's share of an interval; target is the position in step_target.
CREATE TABLE target_sample (
    step_id INTEGER NOT NULL REFERENCES step (id) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    target INTEGER NOT NULL,
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
    PRIMARY KEY (step_id, position, target)
) WITHOUT ROWID;
