-- SPDX-FileCopyrightText: The Tare authors
-- SPDX-License-Identifier: GPL-3.0-or-later

-- What blocked a comparison when the run ended, as a JSON array of "environment/key"; and for which keys the user had it
-- shown all the same, why and when.
ALTER TABLE run ADD COLUMN blocking TEXT NOT NULL DEFAULT '[]';

CREATE TABLE fairness_override (
    run_id INTEGER PRIMARY KEY REFERENCES run (id) ON DELETE CASCADE,
    reason TEXT NOT NULL,
    decided TEXT NOT NULL,
    keys TEXT NOT NULL
);
