-- SPDX-FileCopyrightText: The Tare authors
-- SPDX-License-Identifier: GPL-3.0-or-later

-- Further latencies of a step, by name: attempts without their retries, kinds of statement, connecting.
CREATE TABLE step_latency (
    step_id INTEGER NOT NULL REFERENCES step (id) ON DELETE CASCADE,
    name TEXT NOT NULL,
    histogram BLOB NOT NULL,
    PRIMARY KEY (step_id, name)
) WITHOUT ROWID;
