# SPDX-FileCopyrightText: The Tare authors
# SPDX-License-Identifier: GPL-3.0-or-later

# Reading Qt's and the standard library's headers is most of the time a file takes to compile: they are read once for
# everything below the window and once for the window. CMAKE_DISABLE_PRECOMPILE_HEADERS, as in the preset dev-clang,
# compiles every file by itself, so that a forgotten #include is seen.
set(tare_core_headers
    <QByteArray> <QCoreApplication> <QDateTime> <QDir> <QFile> <QFileInfo> <QHash> <QJsonArray> <QJsonDocument> <QJsonObject>
    <QList> <QLocale> <QMap> <QObject> <QRegularExpression> <QSet> <QString> <QStringList>
    <algorithm> <array> <atomic> <chrono> <cmath> <functional> <limits> <memory> <mutex> <numeric> <optional> <span>
    <stop_token> <string> <thread> <variant> <vector> <tl/expected.hpp>)
set(tare_window_headers
    <QAbstractTableModel> <QAction> <QApplication> <QCheckBox> <QComboBox> <QDialog> <QGridLayout> <QHeaderView> <QLabel>
    <QLineEdit> <QMenu> <QPainter> <QPushButton> <QScrollArea> <QSettings> <QSpinBox> <QStackedWidget> <QStyledItemDelegate>
    <QTableView> <QToolButton> <QVBoxLayout> <QWidget> <QtCharts/QChart>)

if(TARE_FUZZERS) # which compile some of the libraries with options of their own
    set(CMAKE_DISABLE_PRECOMPILE_HEADERS ON)
endif()
file(WRITE "${PROJECT_BINARY_DIR}/generated/precompiled.cpp" "// Only there to be compiled with its headers.\n")
foreach(part IN ITEMS core window)
    if(part STREQUAL "core" OR TARE_GUI)
        add_library(tare_${part}_headers OBJECT "${PROJECT_BINARY_DIR}/generated/precompiled.cpp")
        target_link_libraries(tare_${part}_headers PRIVATE tare_options Qt6::Core tl::expected)
        target_precompile_headers(tare_${part}_headers PRIVATE ${tare_core_headers})
        set_target_properties(tare_${part}_headers PROPERTIES AUTOMOC OFF AUTOUIC OFF AUTORCC OFF)
    endif()
endforeach()
if(TARE_GUI)
    target_link_libraries(tare_window_headers PRIVATE Qt6::Widgets Qt6::Charts)
    target_precompile_headers(tare_window_headers PRIVATE ${tare_window_headers})
endif()

# tare_precompile(TARGET [libraries…])
# Lets a target use what was read once; whether it links the window says which of the two.
function(tare_precompile target)
    if("${target} ${ARGN}" MATCHES "tare_ui|tare_madeupruns")
        target_precompile_headers(${target} REUSE_FROM tare_window_headers)
    else()
        target_precompile_headers(${target} REUSE_FROM tare_core_headers)
    endif()
endfunction()
