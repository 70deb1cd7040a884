// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/model/error.h"
#include "core/model/testprofile.h"

#include <QObject>
#include <QString>

class QWidget;

namespace Tare {

class AppSettings;
class ProfileDocument;

/// New, Open, Save and the question about unsaved changes.
class DocumentFiles final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(DocumentFiles)

public:
    DocumentFiles(ProfileDocument &document, AppSettings &settings, QWidget *window);

    bool newProfile(const TestProfile &profile = {}); ///< false: kept by the user
    bool newFromPreset(const QString &name);
    bool newFromBytes(const QByteArray &profile); ///< the document that a run was made from
    bool open();                                  ///< asks for the file
    bool openFile(const QString &path);
    bool save();
    bool saveAs();
    bool saveTo(const QString &path);
    /// Asks when something would be lost. False: stay.
    bool mayDiscard();

Q_SIGNALS:
    /// A file could not be used; the open document is as it was.
    void failed(const Tare::Error &error);
    /// Read, but something in it was odd.
    void warned(const QString &path, const QStringList &warnings);
    void opened();

private:
    ProfileDocument &m_document;
    AppSettings &m_settings;
    QWidget *m_window;
};

} // namespace Tare
