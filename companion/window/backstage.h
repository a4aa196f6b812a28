#pragma once

#include "carddb/database.h"
#include "companion/pages/tongue.h"
#include "companion/shelf/replay.h"
#include "companion/window/match_session.h"

#include <filesystem>
#include <functional>
#include <stop_token>
#include <string>
#include <vector>

namespace cardinal::window {

/// A match that somebody wants to play.
struct MatchWish {
    std::string game{};
    std::vector<std::string> players{};  ///< the name of each, may be empty
    std::vector<std::string> decks{};    ///< of each player a stored one; all empty: the sample table of two
    std::vector<std::string> options{};  ///< house rules, each `NAME=VALUE`
    std::string profile{};               ///< practice or tournament
    std::int64_t resume = 0;             ///< the number of a stored match that goes on; then nothing else matters
};

/// Something that somebody wants on paper.
struct PrintWish {
    enum class What : std::uint8_t {
        everything,
        sheets,
        labels,
        tokens,
        dice,
        playmat,
        playmat_tiles,
        markers,
        command_cards,
        board
    };
    What what = What::sheets;
    std::string game{};
    std::string deck{};  ///< a stored one: for sheets and labels
    bool is_letter = false, has_small_codes = false, is_light = false, is_registered = false;
    std::filesystem::path file{};  ///< of everything the folder
};

/// How something that takes long goes on: whoever does it tells how far it is, and stops where it can when nobody wants
/// it any more.
struct Underway {
    std::stop_token stop{};
    std::function<void(int part, int of)> tell{};  ///< which part is begun; may be empty
};

/// Whatever the window asks others for. They are asked on any thread, and may take their time.
struct Backstage {
    std::filesystem::path data{};  ///< where this user's data lies; empty: nowhere
    std::function<Result<carddb::Database>()> database{};
    std::function<Result<std::shared_ptr<MatchSetup>>(const MatchWish&)> begin{};
    std::function<Result<shelf::ShelvedReplay>(const std::string& file)> read{};  ///< a match that was saved or told
    /// A stored match as others read it: `html`, in a language, `jsonl` or `notation`.
    std::function<Result<std::string>(std::int64_t match, const std::string& as, const pages::Tongue& say)> write{};
    /// What people should know of it, sentences.
    std::function<Result<std::vector<std::string>>(const PrintWish&, const Underway&)> print{};
};

}  // namespace cardinal::window
