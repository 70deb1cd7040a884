// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/widgets/basics.h"

#include <QWidget>

class QHBoxLayout;
class QLabel;
class QLineEdit;
class QListView;
class QMenu;
class QPushButton;
class QScrollArea;
class QSortFilterProxyModel;
class QSplitter;
class QStackedWidget;
class QVBoxLayout;

namespace Tare {

class AppSettings;
class IdListModel;
class MessagePanel;

/// What the pages Environments and Workloads share: a list with filter and Add at the left, the form of the
/// current row in the middle, a panel beside it (under it in a narrow window), an empty state.
class ListFormPage : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ListFormPage)

public:
    ~ListFormPage() override;

    QString currentId() const { return m_currentId; }
    void select(const QString &id);
    void selectFirst(); ///< another document
    void focusFilter();
    void renameCurrent();
    virtual void duplicateCurrent() = 0;
    virtual void removeCurrent() = 0;
    void setRunning(bool running); ///< shows the banner

    virtual QString statusText() const = 0;

Q_SIGNALS:
    void currentChanged();
    void pasteRequested(); ///< "Paste command line…" of the menu behind Add

protected:
    ListFormPage(const QString &name, AppSettings &settings, QWidget *parent);

    void setModel(IdListModel *model);
    void setEmptyState(QWidget *widget);
    void setForm(QWidget *form);
    void setSidePanel(QWidget *panel);
    void setBottomPanel(QWidget *panel);
    void setListName(const Text &name);
    void setListHint(const Text &hint);
    void addPasteEntry(QMenu *menu);
    QPushButton *addButton() const { return m_add; }
    QLineEdit *nameField() const { return m_name; }
    QHBoxLayout *headerLeft() const { return m_headerLeft; }
    QHBoxLayout *headerTags() const { return m_headerTags; }
    QScrollArea *scrollArea() const { return m_scroll; }
    bool isRunning() const { return m_running; }

    virtual void showCurrent() = 0; ///< the current id is another one, or its data changed
    virtual void nameEdited(const QString &name) = 0;

    void resizeEvent(QResizeEvent *event) override;

private:
    void arrange(); ///< panels beside the form, or under it in a narrow window
    void modelChanged();
    void rowChosen();
    QWidget *buildList(const QString &name);
    QWidget *buildHeader(const QString &name);

    AppSettings &m_settings;
    IdListModel *m_model = nullptr;
    QSortFilterProxyModel *m_proxy = nullptr;
    QString m_currentId;
    int m_lastRow = 0;
    bool m_running = false;
    QStackedWidget *m_stack = nullptr;
    QWidget *m_content = nullptr;
    QLineEdit *m_filter = nullptr;
    QPushButton *m_add = nullptr;
    QListView *m_list = nullptr;
    QLabel *m_listHint = nullptr;
    QLineEdit *m_name = nullptr;
    QHBoxLayout *m_headerLeft = nullptr;
    QHBoxLayout *m_headerTags = nullptr;
    QScrollArea *m_scroll = nullptr;
    QSplitter *m_columns = nullptr;
    QSplitter *m_inner = nullptr;
    QVBoxLayout *m_middle = nullptr;
    QScrollArea *m_side = nullptr;
    QWidget *m_bottom = nullptr;
    QSplitter *m_lower = nullptr; ///< both panels in a narrow window
    bool m_narrow = false;
    bool m_sized = false; ///< the columns have their first widths
    MessagePanel *m_banner = nullptr;
};

} // namespace Tare
