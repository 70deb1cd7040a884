// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/charts/chartexportdialog.h"

#include "core/model/numberformat.h"
#include "ui/charts/chartpicture.h"
#include "ui/widgets/basics.h"
#include "ui/widgets/messagepanel.h"
#include "ui/widgets/segmentedcontrol.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPainter>
#include <QPushButton>
#include <QSpinBox>
#include <QStandardPaths>
#include <QVBoxLayout>

namespace Tare {

namespace {

/// Where the last picture went, for as long as the program runs.
QString &lastFolder()
{
    static QString folder = QStandardPaths::writableLocation(QStandardPaths::PicturesLocation);
    return folder;
}

} // namespace

ChartExportDialog::ChartExportDialog(const ChartPicture &picture, const ChartProvenance &provenance,
                                     const QString &suggestedName, QWidget *parent)
    : QDialog(parent)
    , m_picture(picture.copy())
    , m_provenance(provenance)
{
    setWindowTitle(tr("Export chart"));
    setObjectName(QStringLiteral("chartExportDialog"));

    m_preview = new QLabel(this);
    m_preview->setObjectName(QStringLiteral("preview"));
    m_preview->setAlignment(Qt::AlignCenter);
    m_preview->setMinimumSize(560, 330);
    m_preview->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    m_preview->setAccessibleName(tr("Preview"));
    m_preview->setAccessibleDescription(picture.description());

    m_format = new SegmentedControl(
        QStringLiteral("format"), [] { return tr("Format"); }, this);
    for (const ChartFormat format : {ChartFormat::Png, ChartFormat::Svg, ChartFormat::Pdf}) {
        const QString name = suffixOf(format).toUpper();
        m_format->addSegment(suffixOf(format), [name] { return name; });
    }
    m_format->setCurrent(QStringLiteral("png"));

    const auto makeSpin = [this](const QString &name, int low, int high, int value, const QString &label) {
        auto *spin = new QSpinBox(this);
        spin->setObjectName(name);
        spin->setRange(low, high);
        spin->setValue(value);
        spin->setAccessibleName(label);
        connect(spin, &QSpinBox::valueChanged, this, &ChartExportDialog::showPreview);
        return spin;
    };
    const ChartExportOptions usual;
    m_width = makeSpin(QStringLiteral("width"), smallestExport.width(), largestExport.width(),
                       usual.size.width(), tr("Width"));
    m_height = makeSpin(QStringLiteral("height"), smallestExport.height(), largestExport.height(),
                        usual.size.height(), tr("Height"));
    m_width->setSingleStep(50);
    m_height->setSingleStep(50);
    m_scale = makeSpin(QStringLiteral("scale"), 1, 4, usual.scale, tr("Scale"));
    m_scale->setSuffix(QStringLiteral(" ×"));
    m_pixels = makeValueLabel(TextRole::Small, LabelTone::Secondary, this);
    m_theme = new QCheckBox(tr("Colours of the window instead of light ones"), this);
    m_theme->setObjectName(QStringLiteral("presentTheme"));
    connect(m_theme, &QCheckBox::toggled, this, &ChartExportDialog::showPreview);

    m_path = new QLineEdit(this);
    m_path->setObjectName(QStringLiteral("path"));
    m_path->setAccessibleName(tr("File"));
    auto *browse = makeButton(
        QStringLiteral("browse"), ButtonKind::Normal, [] { return tr("Choose…"); }, QStringLiteral("folder"),
        this);
    connect(browse, &QPushButton::clicked, this, &ChartExportDialog::choosePath);

    auto *form = new QFormLayout;
    form->setHorizontalSpacing(12);
    form->setVerticalSpacing(8);
    const auto addRow = [&](const QString &text, QWidget *buddy, std::initializer_list<QWidget *> widgets,
                            bool stretch) {
        auto *label = new QLabel(text, this);
        label->setProperty("role", QStringLiteral("secondary"));
        label->setBuddy(buddy);
        auto *line = new QHBoxLayout;
        line->setSpacing(8);
        for (QWidget *widget : widgets) {
            line->addWidget(widget);
        }
        if (stretch) {
            line->addStretch();
        }
        form->addRow(label, line);
    };
    addRow(tr("&Format"), m_format, {m_format}, true);
    auto *times = new QLabel(QStringLiteral("×"), this);
    addRow(tr("&Size"), m_width, {m_width, times, m_height, m_scale, m_pixels}, true);
    addRow(QString(), m_theme, {m_theme}, true);
    addRow(tr("F&ile"), m_path, {m_path, browse}, false);

    m_problem = new MessagePanel(Severity::Error, this);
    m_problem->setObjectName(QStringLiteral("problem"));
    m_problem->hide();

    auto *buttons = new QDialogButtonBox(this);
    auto *save = makeButton(
        QStringLiteral("save"), ButtonKind::Primary, [] { return tr("Export"); }, {}, this);
    save->setDefault(true);
    auto *cancel = makeButton(
        QStringLiteral("cancel"), ButtonKind::Normal, [] { return tr("Cancel"); }, {}, this);
    buttons->addButton(save, QDialogButtonBox::AcceptRole);
    buttons->addButton(cancel, QDialogButtonBox::RejectRole);
    connect(buttons, &QDialogButtonBox::accepted, this, &ChartExportDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(16, 16, 16, 16);
    layout->setSpacing(12);
    layout->addWidget(m_preview, 1);
    layout->addLayout(form);
    layout->addWidget(m_problem);
    layout->addWidget(buttons);

    connect(m_format, &SegmentedControl::currentChanged, this, &ChartExportDialog::formatChanged);
    setPath(QDir(lastFolder()).filePath(suggestedName + QStringLiteral(".png")));
    showPreview();
    m_path->setFocus();
}

ChartExportDialog::~ChartExportDialog() = default;

QString ChartExportDialog::fileNameFor(const QString &title)
{
    QString name;
    for (const QChar c : title.simplified()) {
        if (c.isLetterOrNumber() || c == u'.' || c == u'_') {
            name.append(c);
        } else if (!name.isEmpty() && !name.endsWith(u'-')) {
            name.append(u'-');
        }
    }
    while (name.endsWith(u'-') || name.endsWith(u'.')) {
        name.chop(1);
    }
    return name.isEmpty() ? QStringLiteral("chart") : name.left(80);
}

ChartFormat ChartExportDialog::format() const
{
    return formatOf(QStringLiteral("x.") + m_format->current()).value_or(ChartFormat::Png);
}

ChartExportOptions ChartExportDialog::options() const
{
    ChartExportOptions options;
    options.size = QSize(m_width->value(), m_height->value());
    options.scale = m_scale->value();
    options.presentTheme = m_theme->isChecked();
    return options;
}

void ChartExportDialog::setPath(const QString &path)
{
    m_path->setText(QDir::toNativeSeparators(path));
    if (const auto named = formatOf(path)) {
        m_format->setCurrent(suffixOf(*named));
    }
}

void ChartExportDialog::choosePath()
{
    const QString filter = tr("%1 picture (*.%2)").arg(suffixOf(format()).toUpper(), suffixOf(format()));
    const QString path = QFileDialog::getSaveFileName(this, tr("Export chart"), m_path->text(), filter,
                                                      nullptr, QFileDialog::DontConfirmOverwrite);
    if (!path.isEmpty()) {
        setPath(withSuffix(path, formatOf(path).value_or(format())));
    }
}

void ChartExportDialog::formatChanged()
{
    m_path->setText(withSuffix(m_path->text(), format()));
    m_scale->setEnabled(format() == ChartFormat::Png);
    showPreview();
}

void ChartExportDialog::showPreview()
{
    const ChartExportOptions wanted = options();
    m_pixels->setText(format() == ChartFormat::Png
                          ? tr("%1 × %2 pixels")
                                .arg(formatCount(wanted.size.width() * wanted.scale),
                                     formatCount(wanted.size.height() * wanted.scale))
                          : tr("vector, any size"));
    ChartExportOptions shown = wanted;
    shown.scale = 1;
    const QImage image = chartImage(*m_picture, m_provenance, shown);
    const qreal ratio = devicePixelRatioF();
    QImage fitted = image.scaled((QSizeF(m_preview->size()) * ratio).toSize(), Qt::KeepAspectRatio,
                                 Qt::SmoothTransformation);
    fitted.setDevicePixelRatio(ratio);
    QPainter painter(&fitted);
    painter.setPen(themeColors().hairline);
    painter.drawRect(QRectF(0, 0, fitted.width() / ratio - 1, fitted.height() / ratio - 1));
    painter.end();
    m_preview->setPixmap(QPixmap::fromImage(fitted));
}

void ChartExportDialog::resizeEvent(QResizeEvent *event)
{
    QDialog::resizeEvent(event);
    showPreview();
}

void ChartExportDialog::accept()
{
    const QString path = QDir::fromNativeSeparators(m_path->text().trimmed());
    if (path.isEmpty() || QFileInfo(path).isDir()) {
        m_problem->setMessage(tr("Name a file for the picture."), {});
        m_problem->show();
        m_path->setFocus();
        return;
    }
    const QString target = withSuffix(QFileInfo(path).absoluteFilePath(), format());
    if (QFileInfo::exists(target)
        && QMessageBox::question(
               this, tr("Export chart"),
               tr("There is already a file %1. Replace it?").arg(QFileInfo(target).fileName()),
               QMessageBox::Yes | QMessageBox::No, QMessageBox::No)
            != QMessageBox::Yes) {
        return;
    }
    const Result<QString> written = exportChart(*m_picture, m_provenance, target, format(), options());
    if (!written) {
        m_problem->setError(written.error());
        m_problem->show();
        return;
    }
    m_written = *written;
    lastFolder() = QFileInfo(m_written).absolutePath();
    QDialog::accept();
}

} // namespace Tare
