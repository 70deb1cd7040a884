# SPDX-FileCopyrightText: The Tare authors
# SPDX-License-Identifier: GPL-3.0-or-later

# What every target of Tare shares: language, warnings, Qt strictness, sanitizers.
add_library(tare_options INTERFACE)
target_compile_features(tare_options INTERFACE cxx_std_20)
target_include_directories(tare_options INTERFACE "${PROJECT_SOURCE_DIR}" "${PROJECT_BINARY_DIR}/generated")
target_compile_definitions(tare_options INTERFACE
    QT_NO_CAST_FROM_ASCII QT_NO_CAST_TO_ASCII QT_NO_CAST_FROM_BYTEARRAY QT_NO_URL_CAST_FROM_STRING
    QT_NO_NARROWING_CONVERSIONS_IN_CONNECT QT_NO_FOREACH QT_NO_KEYWORDS QT_DISABLE_DEPRECATED_BEFORE=0x060400
    _FILE_OFFSET_BITS=64) # as the client library asks for; the same everywhere, or precompiled headers do not fit
target_compile_options(tare_options INTERFACE
    -Wall -Wextra -Wpedantic -Wshadow -Wnon-virtual-dtor -Woverloaded-virtual -Wcast-align -Wformat=2 -Wvla
    $<$<BOOL:${TARE_WERROR}>:-Werror>)
if(TARE_SANITIZE)
    target_compile_options(tare_options INTERFACE -fsanitize=${TARE_SANITIZE} -fno-omit-frame-pointer)
    target_link_options(tare_options INTERFACE -fsanitize=${TARE_SANITIZE})
endif()
set(CMAKE_CXX_EXTENSIONS OFF)

configure_file("${CMAKE_CURRENT_LIST_DIR}/version.h.in" "${PROJECT_BINARY_DIR}/generated/version.h" @ONLY)

# tare_add_library(NAME SOURCES … [PUBLIC libs…] [PRIVATE libs…])
# A static library of one folder. List headers with Q_OBJECT among the sources.
function(tare_add_library name)
    cmake_parse_arguments(arg "" "" "SOURCES;PUBLIC;PRIVATE" ${ARGN})
    add_library(${name} STATIC ${arg_SOURCES})
    target_link_libraries(${name} PUBLIC tare_options ${arg_PUBLIC} PRIVATE ${arg_PRIVATE})
    tare_precompile(${name})
endfunction()

# tare_add_test(NAME LABEL unit|ui|integration|lint [engine] SOURCES … [LIBS …] [TIMEOUT seconds])
# One Qt Test program, run offscreen. A second label "engine" is for those that the thread sanitizer runs.
function(tare_add_test name)
    cmake_parse_arguments(arg "" "TIMEOUT" "LABEL;SOURCES;LIBS" ${ARGN})
    if(NOT arg_TIMEOUT)
        set(arg_TIMEOUT 120)
    endif()
    add_executable(${name} ${arg_SOURCES})
    target_link_libraries(${name} PRIVATE tare_options Qt6::Test ${arg_LIBS})
    tare_precompile(${name} ${arg_LIBS})
    set_source_files_properties("${CMAKE_CURRENT_BINARY_DIR}/${name}_autogen/mocs_compilation.cpp"
        PROPERTIES SKIP_PRECOMPILE_HEADERS ON) # nearly empty: a test includes its own .moc file
    target_compile_definitions(${name} PRIVATE TARE_SOURCE_DIR="${PROJECT_SOURCE_DIR}" TARE_BINARY_DIR="${PROJECT_BINARY_DIR}")
    add_test(NAME ${name} COMMAND ${name})
    set_tests_properties(${name} PROPERTIES
        LABELS "${arg_LABEL}" TIMEOUT ${arg_TIMEOUT}
        ENVIRONMENT "QT_QPA_PLATFORM=offscreen;LC_ALL=C.UTF-8;TARE_RUN_LOCK=${PROJECT_BINARY_DIR}/run.lock;QT_LOGGING_RULES=qt.qpa.*=false")
    if("integration" IN_LIST arg_LABEL)
        set_tests_properties(${name} PROPERTIES RUN_SERIAL ON)
    endif()
endfunction()
