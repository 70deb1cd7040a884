// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/listformpage.h"

#include "ui/appsettings.h"
#include "ui/models/idlistmodel.h"
#include "ui/models/itemroles.h"
#include "ui/widgets/messagepanel.h"
#include "ui/widgets/translated.h"
#include "ui/widgets/twolinedelegate.h"

#include <QHBoxLayout>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QPushButton>
#include <QResizeEvent>
#include <QScrollArea>
#include <QSortFilterProxyModel>
#include <QSplitter>
#include <QStackedWidget>

#include <algorithm>

namespace Tare {

namespace {

constexpr int narrowWidth = 1200 - 176; // of the page, when the window is 1200 wide
constexpr int listWidth = 272;
constexpr int sideWidth = 272;
constexpr int lowerHeight = 170; ///< of the panels under the form

} // namespace

ListFormPage::ListFormPage(const QString &name, AppSettings &settings, QWidget *parent)
    : QWidget(parent)
    , m_settings(settings)
    , m_proxy(new QSortFilterProxyModel(this))
    , m_stack(new QStackedWidget(this))
    , m_columns(new QSplitter(Qt::Horizontal))
    , m_inner(new QSplitter(Qt::Horizontal))
    , m_banner(new MessagePanel(Severity::Info, this))
{
    setObjectName(name);
    useContentBackground(this);

    m_banner->setObjectName(name + QStringLiteral("Banner"));
    m_banner->hide();
    translated(m_banner, [this] {
        m_banner->setMessage(tr("A test is running."), tr("What you change here goes to the next run."));
    });

    m_scroll = new QScrollArea;
    m_scroll->setObjectName(name + QStringLiteral("Scroll"));
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    m_scroll->setFocusPolicy(Qt::NoFocus);

    auto *middle = new QWidget;
    m_middle = new QVBoxLayout(middle);
    m_middle->setContentsMargins(0, 0, 0, 0);
    m_middle->setSpacing(0);
    m_middle->addWidget(m_scroll, 1);

    m_inner->setObjectName(name + QStringLiteral("Inner"));
    m_inner->setHandleWidth(1);
    m_inner->setChildrenCollapsible(false);
    m_inner->addWidget(middle);

    m_content = new QWidget;
    auto *content = new QVBoxLayout(m_content);
    content->setContentsMargins(0, 0, 0, 0);
    content->setSpacing(0);
    auto *bannerBox = new QVBoxLayout;
    bannerBox->setContentsMargins(16, 0, 16, 0);
    bannerBox->addWidget(m_banner);
    content->addWidget(buildHeader(name));
    content->addLayout(bannerBox);
    content->addWidget(makeHairline(Qt::Horizontal));
    content->addWidget(m_inner, 1);
    m_stack->addWidget(m_content);

    m_columns->setObjectName(name + QStringLiteral("Columns"));
    m_columns->setHandleWidth(1);
    m_columns->setChildrenCollapsible(false);
    m_columns->addWidget(buildList(name));
    m_columns->addWidget(m_stack);
    m_columns->setStretchFactor(1, 1);
    m_columns->setSizes({listWidth, 1000});
    if (const QByteArray state = settings.splitter(name + QStringLiteral("Columns")); !state.isEmpty())
        m_columns->restoreState(state);

    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_columns);
}

ListFormPage::~ListFormPage()
{
    m_settings.setSplitter(m_columns->objectName(), m_columns->saveState());
}

QWidget *ListFormPage::buildList(const QString &name)
{
    auto *column = new QWidget;
    column->setMinimumWidth(200);
    m_filter = new QLineEdit;
    m_filter->setObjectName(name + QStringLiteral("Filter"));
    m_filter->setClearButtonEnabled(true);
    m_filter->addAction(themeIcon(QStringLiteral("search")), QLineEdit::LeadingPosition);
    translated(m_filter, [this] {
        m_filter->setPlaceholderText(tr("Filter"));
        m_filter->setAccessibleName(tr("Filter the list"));
    });
    m_add = makeButton(
        name + QStringLiteral("Add"), ButtonKind::Normal, [] { return tr("&Add"); }, QStringLiteral("add"));

    m_list = new QListView;
    m_list->setObjectName(name + QStringLiteral("List"));
    m_list->setItemDelegate(new TwoLineDelegate(m_list));
    m_list->setSelectionMode(QAbstractItemView::SingleSelection);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setMouseTracking(true);
    m_list->setFrameShape(QFrame::NoFrame);

    m_proxy->setFilterCaseSensitivity(Qt::CaseInsensitive);
    m_list->setModel(m_proxy);
    connect(m_filter, &QLineEdit::textChanged, m_proxy, &QSortFilterProxyModel::setFilterFixedString);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &ListFormPage::rowChosen);
    connect(m_list, &QListView::activated, this, [this] { m_name->setFocus(Qt::ShortcutFocusReason); });

    m_listHint = makeValueLabel(TextRole::Small, LabelTone::Secondary);
    m_listHint->setContentsMargins(12, 8, 12, 16);
    m_listHint->hide();

    auto *top = new QHBoxLayout;
    top->setContentsMargins(12, 9, 12, 10);
    top->setSpacing(8);
    top->addWidget(m_filter, 1);
    top->addWidget(m_add);
    auto *layout = new QVBoxLayout(column);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(top);
    layout->addWidget(makeHairline(Qt::Horizontal));
    layout->addWidget(m_list, 1);
    layout->addWidget(m_listHint);
    return column;
}

QWidget *ListFormPage::buildHeader(const QString &name)
{
    auto *header = new QWidget;
    m_name = new QLineEdit;
    m_name->setObjectName(name + QStringLiteral("Name"));
    m_name->setMaximumWidth(304);
    m_name->setMaxLength(200);
    translated(m_name, [this] { m_name->setAccessibleName(tr("Name")); });
    connect(m_name, &QLineEdit::textEdited, this, &ListFormPage::nameEdited);
    auto *duplicate = makeButton(
        name + QStringLiteral("Duplicate"), ButtonKind::Quiet, [] { return tr("&Duplicate"); },
        QStringLiteral("duplicate"));
    auto *remove = makeButton(
        name + QStringLiteral("Remove"), ButtonKind::Quiet, [] { return tr("Re&move"); },
        QStringLiteral("remove"));
    connect(duplicate, &QPushButton::clicked, this, [this] { duplicateCurrent(); });
    connect(remove, &QPushButton::clicked, this, [this] { removeCurrent(); });

    m_headerLeft = new QHBoxLayout;
    m_headerTags = new QHBoxLayout;
    m_headerTags->setSpacing(8);
    auto *row = new QHBoxLayout(header);
    row->setContentsMargins(16, 9, 16, 10);
    row->setSpacing(12);
    row->addLayout(m_headerLeft);
    row->addWidget(m_name, 3);
    row->addLayout(m_headerTags);
    row->addStretch(1);
    row->addWidget(duplicate);
    row->addWidget(remove);
    return header;
}

void ListFormPage::setModel(IdListModel *model)
{
    m_model = model;
    m_proxy->setSourceModel(model);
    connect(model, &QAbstractItemModel::dataChanged, this, &ListFormPage::modelChanged);
    connect(model, &QAbstractItemModel::rowsRemoved, this, &ListFormPage::modelChanged);
    modelChanged();
}

void ListFormPage::setEmptyState(QWidget *widget)
{
    m_stack->addWidget(widget);
}

void ListFormPage::setForm(QWidget *form)
{
    m_scroll->setWidget(form);
    useContentBackground(m_scroll->viewport());
}

void ListFormPage::setSidePanel(QWidget *panel)
{
    auto *scroll = new QScrollArea;
    scroll->setObjectName(objectName() + QStringLiteral("Side"));
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setMinimumWidth(240);
    scroll->setMinimumHeight(120);
    scroll->setWidget(panel);
    useContentBackground(scroll->viewport(), QPalette::AlternateBase);
    m_side = scroll;
    m_inner->addWidget(scroll);
    m_inner->setStretchFactor(0, 1);
    m_inner->setStretchFactor(1, 0);
    m_inner->setSizes({1000, sideWidth});
}

void ListFormPage::setBottomPanel(QWidget *panel)
{
    m_bottom = new QWidget;
    auto *column = new QVBoxLayout(m_bottom);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(makeHairline(Qt::Horizontal));
    column->addWidget(panel, 1);
    m_middle->addWidget(m_bottom);
}

void ListFormPage::setListName(const Text &name)
{
    translated(m_list, [this, name] { m_list->setAccessibleName(name()); });
}

void ListFormPage::setListHint(const Text &hint)
{
    translated(m_listHint, [this, hint] { m_listHint->setText(hint()); });
    m_listHint->show();
}

void ListFormPage::select(const QString &id)
{
    m_currentId = id;
    modelChanged();
}

void ListFormPage::selectFirst()
{
    m_filter->clear();
    m_lastRow = 0;
    select(m_model->idAt(0));
}

void ListFormPage::addPasteEntry(QMenu *menu)
{
    menu->addSeparator();
    QAction *paste = menu->addAction(QString());
    paste->setObjectName(QStringLiteral("add.paste"));
    translated(menu, [paste] { paste->setText(tr("Paste command line…")); });
    connect(paste, &QAction::triggered, this, &ListFormPage::pasteRequested);
}

void ListFormPage::focusFilter()
{
    m_filter->setFocus(Qt::ShortcutFocusReason);
    m_filter->selectAll();
}

void ListFormPage::renameCurrent()
{
    if (m_currentId.isEmpty())
        return;
    m_name->setFocus(Qt::ShortcutFocusReason);
    m_name->selectAll();
}

void ListFormPage::setRunning(bool running)
{
    m_running = running;
    m_banner->setVisible(running);
}

void ListFormPage::modelChanged()
{
    if (!m_model)
        return;
    const int rows = m_model->rowCount();
    if (m_model->rowOf(m_currentId) < 0)
        m_currentId = rows > 0 ? m_model->idAt(std::clamp(m_lastRow, 0, rows - 1)) : QString();
    const int row = m_model->rowOf(m_currentId);
    m_lastRow = std::max(row, 0);
    m_stack->setCurrentIndex(rows > 0 || m_stack->count() < 2 ? 0 : 1);
    const QModelIndex index = m_proxy->mapFromSource(m_model->index(row));
    if (index.isValid() && index != m_list->currentIndex())
        m_list->setCurrentIndex(index);
    if (row >= 0)
        showCurrent();
    Q_EMIT currentChanged();
}

void ListFormPage::rowChosen()
{
    const QString id = m_list->currentIndex().data(IdRole).toString();
    if (id.isEmpty() || id == m_currentId)
        return;
    m_currentId = id;
    m_lastRow = m_model->rowOf(id);
    showCurrent();
    Q_EMIT currentChanged();
}

void ListFormPage::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    if (!m_sized && width() > 2 * listWidth) {
        m_sized = true;
        if (m_settings.splitter(m_columns->objectName()).isEmpty())
            m_columns->setSizes({listWidth, width() - listWidth});
    }
    if (const bool narrow = width() < narrowWidth; narrow != m_narrow && m_side) {
        m_narrow = narrow;
        arrange();
    }
}

void ListFormPage::arrange()
{
    m_inner->setOrientation(m_narrow ? Qt::Vertical : Qt::Horizontal);
    if (!m_narrow) {
        m_inner->addWidget(m_side);
        if (m_bottom)
            m_middle->addWidget(m_bottom);
        if (m_lower)
            m_lower->hide();
        m_inner->setStretchFactor(0, 1);
        m_inner->setSizes({1000, sideWidth});
        return;
    }
    if (m_bottom) {
        if (!m_lower) {
            m_lower = new QSplitter(Qt::Horizontal);
            m_lower->setHandleWidth(1);
            m_lower->setChildrenCollapsible(false);
            m_inner->addWidget(m_lower);
        }
        m_lower->addWidget(m_side);
        m_lower->addWidget(m_bottom);
        m_lower->show();
        m_lower->setSizes({sideWidth, 1000});
    }
    // The form is what one works in: the rest is looked at.
    m_inner->setSizes({1000, lowerHeight});
}

} // namespace Tare
