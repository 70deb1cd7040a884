-- SPDX-FileCopyrightText: The Tare authors
-- SPDX-License-Identifier: GPL-3.0-or-later

-- What the machine did while a step was measured, by key: [mean, most] (JSON; keys in docs/host-metrics.md).
ALTER TABLE step ADD COLUMN host TEXT NOT NULL DEFAULT '{}';

-- The same once a second, warm-up included, packed: core/results/hostcodec.h.
CREATE TABLE step_host (
    step_id INTEGER PRIMARY KEY REFERENCES step (id) ON DELETE CASCADE,
    samples BLOB NOT NULL
);
