// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The reply scanner against hiredis: the same replies, however the bytes are cut, and nothing that hiredis
// refuses is taken.

#include "core/engine/redis/replyscanner.h"

#include <hiredis/hiredis.h>

#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

using Tare::ReplyScanner;

namespace {

struct Seen
{
    char type = 0;
    std::int64_t value = 0;
    std::string error;

    bool operator==(const Seen &) const = default;
};

struct Walk
{
    std::vector<Seen> replies;
    bool broken = false;
    bool idle = true;

    bool operator==(const Walk &) const = default;
};

Walk walk(std::string_view bytes, std::size_t piece)
{
    Walk result;
    ReplyScanner scanner;
    while (!bytes.empty()) {
        std::string_view part = bytes.substr(0, piece);
        bytes.remove_prefix(part.size());
        while (!part.empty()) {
            std::size_t used = 0;
            const auto state = scanner.scan(part.data(), part.size(), used);
            if (used > part.size())
                std::abort();
            part.remove_prefix(used);
            if (state == ReplyScanner::Result::Broken) {
                result.broken = true;
                result.idle = false;
                return result;
            }
            if (state == ReplyScanner::Result::More) {
                if (!part.empty())
                    std::abort();
                break;
            }
            if (scanner.isError())
                result.replies.push_back({'-', 0, scanner.errorText()});
            else if (scanner.type() != ':' && scanner.value() < 0)
                result.replies.push_back({'$', -1, {}}); // hiredis tells one nil for both
            else
                result.replies.push_back({scanner.type(), scanner.value(), {}});
        }
    }
    result.idle = scanner.idle();
    return result;
}

Seen toSeen(const redisReply &reply)
{
    constexpr std::size_t kept = 512; // as much of an error's text as the scanner keeps
    switch (reply.type) {
    case REDIS_REPLY_STATUS:
        return {'+', 0, {}};
    case REDIS_REPLY_ERROR:
        return {'-', 0, std::string(reply.str, static_cast<std::size_t>(reply.len)).substr(0, kept)};
    case REDIS_REPLY_INTEGER:
        return {':', reply.integer, {}};
    case REDIS_REPLY_STRING:
        return {'$', static_cast<std::int64_t>(reply.len), {}};
    case REDIS_REPLY_ARRAY:
        return {'*', static_cast<std::int64_t>(reply.elements), {}};
    default:
        return {'$', -1, {}};
    }
}

/// hiredis allocates what an array's header promises, so the promise must be kept within reason here.
bool promisesTooMuch(std::string_view bytes)
{
    for (std::size_t at = 0; (at = bytes.find('*', at)) != std::string_view::npos; ++at) {
        std::size_t digits = 0;
        while (at + 1 + digits < bytes.size() && bytes[at + 1 + digits] >= '0'
               && bytes[at + 1 + digits] <= '9')
            ++digits;
        if (digits > 4)
            return true;
    }
    return false;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const std::string_view bytes(reinterpret_cast<const char *>(data), size);
    const Walk whole = walk(bytes, size + 1);
    for (const std::size_t piece : {std::size_t(1), std::size_t(2), std::size_t(3), std::size_t(17)}) {
        if (walk(bytes, piece) != whole)
            std::abort();
    }
    if (promisesTooMuch(bytes))
        return 0;

    Walk oracle;
    redisReader *reader = redisReaderCreate();
    redisReaderFeed(reader, bytes.data(), bytes.size());
    oracle.idle = bytes.empty();
    while (!oracle.idle) {
        void *raw = nullptr;
        if (redisReaderGetReply(reader, &raw) != REDIS_OK) {
            oracle.broken = true;
            break;
        }
        if (!raw)
            break;
        oracle.replies.push_back(toSeen(*static_cast<redisReply *>(raw)));
        freeReplyObject(raw);
        oracle.idle = reader->pos == reader->len;
    }
    const bool tooDeep =
        oracle.broken && std::string_view(reader->errstr).find("nested") != std::string_view::npos;
    redisReaderFree(reader);
    if (tooDeep) // more than hiredis can hold and no reason for the scanner to stop
        return 0;

    // All that hiredis saw the scanner saw, until the scanner stopped. It may stop earlier: it wants a line
    // end after a bulk's bytes, and notices a letter in a number before its line has come.
    if (whole != oracle) {
        if (!whole.broken || whole.replies.size() > oracle.replies.size())
            std::abort();
        for (std::size_t i = 0; i < whole.replies.size(); ++i) {
            if (whole.replies[i] != oracle.replies[i])
                std::abort();
        }
    }
    return 0;
}
