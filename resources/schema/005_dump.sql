-- SPDX-FileCopyrightText: The Tare authors
-- SPDX-License-Identifier: GPL-3.0-or-later

-- What a dump and its restore took (JSON, keys in docs/output.md); NULL for other workloads.
ALTER TABLE step ADD COLUMN dump TEXT;
