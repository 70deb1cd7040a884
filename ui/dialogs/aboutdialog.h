// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QDialog>

namespace Tare {

class MachineStatus;

/// Name, version, licence, and what was found on this machine, to be copied into a report.
class AboutDialog final : public QDialog
{
    Q_OBJECT

public:
    explicit AboutDialog(const MachineStatus &machine, QWidget *parent = nullptr);
};

} // namespace Tare
