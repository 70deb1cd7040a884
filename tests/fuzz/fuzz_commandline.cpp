// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Pasted text of any content: reading it must not crash, and what it gives must survive being saved.

#include "core/importers/commandline.h"
#include "core/model/planexpander.h"
#include "core/model/profilejson.h"
#include "core/model/profilevalidation.h"

#include <cstdint>
#include <cstdlib>

using namespace Tare;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const QString text =
        QString::fromUtf8(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size));
    const Result<CommandMeaning> meaning = readCommands(text);
    if (!meaning) {
        if (meaning.error().sentence.isEmpty())
            std::abort();
        return 0;
    }
    if (meaning->isEmpty() || meaning->understood.isEmpty())
        std::abort();
    const TestProfile profile = profileOf(*meaning, QStringLiteral("pasted"));
    const Result<ParsedProfile> again = parseProfile(writeProfile(profile));
    if (!again || !(again->profile == profile))
        std::abort();
    validateProfile(profile);
    return 0;
}
