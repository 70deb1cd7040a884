-- SPDX-FileCopyrightText: The Tare authors
-- SPDX-License-Identifier: GPL-3.0-or-later

-- The figures of an imported step as its report states them (JSON); NULL for a step that Tare measured.
ALTER TABLE step ADD COLUMN stated TEXT;
