#include "carddb/schema.h"

#include <array>

// The tables, version by version; carddb/README.md says what they are for. Each step is taken by files in the field and
// never changed afterwards: what is to be otherwise is the next step, with a dump of the version before it beside
// tests/carddb/versions.
namespace cardinal::carddb {
namespace {

constexpr std::string_view version_1 = R"sql(
CREATE TABLE settings (
    name  TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE games (
    id               TEXT PRIMARY KEY,
    title            TEXT NOT NULL,
    last_card_number INTEGER NOT NULL DEFAULT -1  -- numbers are never given twice
) STRICT, WITHOUT ROWID;

CREATE TABLE card_sets (
    id   INTEGER PRIMARY KEY,
    game TEXT NOT NULL REFERENCES games,
    name TEXT NOT NULL COLLATE NOCASE,
    UNIQUE (game, name)
) STRICT;

CREATE TABLE pictures (
    id     INTEGER PRIMARY KEY,
    sha256 BLOB NOT NULL UNIQUE CHECK (length(sha256) = 32),
    bytes  BLOB NOT NULL
) STRICT;

CREATE TABLE cards (
    id           INTEGER PRIMARY KEY,
    card_set     INTEGER NOT NULL REFERENCES card_sets,
    game         TEXT NOT NULL REFERENCES games,
    number       INTEGER CHECK (number BETWEEN 0 AND 46655),  -- three digits of base 36 in the printed code
    name         TEXT NOT NULL,
    folded_name  TEXT NOT NULL,
    description  TEXT NOT NULL,                               -- the whole card in the notation
    picture_file TEXT NOT NULL DEFAULT '',
    picture      INTEGER REFERENCES pictures,
    UNIQUE (card_set, folded_name),
    UNIQUE (game, number)
) STRICT;
CREATE INDEX cards_by_name ON cards (folded_name, game);

-- What a description says, once more in a form that can be asked for. Made anew whenever the card is.
CREATE TABLE card_stats (
    card   INTEGER NOT NULL REFERENCES cards ON DELETE CASCADE,
    name   TEXT NOT NULL,
    number INTEGER,
    word   TEXT,
    PRIMARY KEY (card, name)
) STRICT, WITHOUT ROWID;
CREATE INDEX card_stats_by_value ON card_stats (name, number, word);

CREATE TABLE card_keywords (
    card     INTEGER NOT NULL REFERENCES cards ON DELETE CASCADE,
    position INTEGER NOT NULL,
    keyword  TEXT NOT NULL,
    text     TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (card, position)
) STRICT, WITHOUT ROWID;
CREATE INDEX card_keywords_by_keyword ON card_keywords (keyword);

CREATE TABLE card_effects (
    card     INTEGER NOT NULL REFERENCES cards ON DELETE CASCADE,
    position INTEGER NOT NULL,
    ability  TEXT NOT NULL DEFAULT '',
    effect   TEXT NOT NULL,
    PRIMARY KEY (card, position)
) STRICT, WITHOUT ROWID;

-- Every three letters in a row: of names by themselves, and of all that a card says.
CREATE VIRTUAL TABLE card_names USING fts5 (name, tokenize = 'trigram', columnsize = 0);
CREATE VIRTUAL TABLE card_texts USING fts5 (text, tokenize = 'trigram', columnsize = 0);

-- One physical card each.
CREATE TABLE copies (
    id      INTEGER PRIMARY KEY,
    card    INTEGER NOT NULL REFERENCES cards,
    serial  INTEGER NOT NULL CHECK (serial BETWEEN 0 AND 1679615),  -- four digits of base 36 in the printed code
    origin  TEXT NOT NULL CHECK (origin IN ('printed', 'read')),
    made_at INTEGER NOT NULL,
    UNIQUE (card, serial)
) STRICT;

-- What the camera learned of a card that carries no code.
CREATE TABLE learned_art (
    id         INTEGER PRIMARY KEY,
    card       INTEGER NOT NULL REFERENCES cards,
    face       TEXT NOT NULL DEFAULT 'front' CHECK (face IN ('front', 'back')),
    print      BLOB NOT NULL,
    picture    INTEGER REFERENCES pictures,
    learned_at INTEGER NOT NULL
) STRICT;
CREATE INDEX learned_art_of_card ON learned_art (card);

CREATE TABLE players (
    id   INTEGER PRIMARY KEY,
    name TEXT NOT NULL COLLATE NOCASE UNIQUE
) STRICT;

CREATE TABLE decks (
    id      INTEGER PRIMARY KEY,
    game    TEXT NOT NULL REFERENCES games,
    name    TEXT NOT NULL COLLATE NOCASE,
    player  INTEGER REFERENCES players,
    note    TEXT NOT NULL DEFAULT '',
    made_at INTEGER NOT NULL,
    UNIQUE (game, name)
) STRICT;

CREATE TABLE deck_cards (
    deck     INTEGER NOT NULL REFERENCES decks ON DELETE CASCADE,
    position INTEGER NOT NULL,
    section  TEXT NOT NULL,
    card     INTEGER NOT NULL REFERENCES cards,
    count    INTEGER NOT NULL CHECK (count > 0),
    PRIMARY KEY (deck, position)
) STRICT, WITHOUT ROWID;
CREATE INDEX deck_cards_of_card ON deck_cards (card);

-- The physical cards that a deck was registered with.
CREATE TABLE deck_copies (
    deck INTEGER NOT NULL REFERENCES decks ON DELETE CASCADE,
    copy INTEGER NOT NULL REFERENCES copies,
    PRIMARY KEY (deck, copy)
) STRICT, WITHOUT ROWID;
CREATE INDEX deck_copies_of_copy ON deck_copies (copy);

CREATE TABLE matches (
    id            INTEGER PRIMARY KEY,
    game          TEXT NOT NULL REFERENCES games,
    rules_version TEXT NOT NULL,
    engine        TEXT NOT NULL,
    profile       TEXT NOT NULL,
    begun_at      INTEGER NOT NULL,  -- milliseconds since 1970, as every time here
    last_at       INTEGER NOT NULL,
    entries       INTEGER NOT NULL DEFAULT 0,
    flags         INTEGER NOT NULL DEFAULT 0,
    last_hash     BLOB NOT NULL CHECK (length(last_hash) = 32)
) STRICT;
CREATE INDEX matches_by_time ON matches (last_at);
CREATE INDEX matches_by_game ON matches (game, last_at);

-- What a match is played with and how it began, in the record's own text. Apart, so that lists need not read it.
CREATE TABLE match_heads (
    match INTEGER PRIMARY KEY REFERENCES matches ON DELETE CASCADE,
    text  TEXT NOT NULL
) STRICT;

CREATE TABLE match_players (
    match  INTEGER NOT NULL REFERENCES matches ON DELETE CASCADE,
    seat   TEXT NOT NULL,
    player INTEGER NOT NULL REFERENCES players,
    deck   INTEGER REFERENCES decks,
    PRIMARY KEY (match, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX match_players_of_player ON match_players (player, match);

CREATE TABLE entries (
    match  INTEGER NOT NULL REFERENCES matches ON DELETE CASCADE,
    number INTEGER NOT NULL CHECK (number > 0),
    at     INTEGER NOT NULL,
    flags  INTEGER NOT NULL DEFAULT 0,  -- broken rules in its verdict
    text   TEXT NOT NULL,               -- as in a saved match
    hash   BLOB NOT NULL CHECK (length(hash) = 32),
    PRIMARY KEY (match, number)
) STRICT, WITHOUT ROWID;

-- What an entry was seen by. The picture may be thrown away; what it was stays in the chain.
CREATE TABLE evidence (
    match    INTEGER NOT NULL,
    entry    INTEGER NOT NULL,
    position INTEGER NOT NULL,
    sha256   BLOB NOT NULL CHECK (length(sha256) = 32),
    picture  BLOB,
    PRIMARY KEY (match, entry, position),
    FOREIGN KEY (match, entry) REFERENCES entries (match, number) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
)sql";

// A copy is what its code says: game, number and serial. It stays known when its card is not, or not yet. Without the
// number of its card none was ever printed.
constexpr std::string_view version_2 = R"sql(
CREATE TABLE new_copies (
    id      INTEGER PRIMARY KEY,
    game    TEXT NOT NULL REFERENCES games,
    number  INTEGER NOT NULL CHECK (number BETWEEN 0 AND 46655),    -- its card's
    serial  INTEGER NOT NULL CHECK (serial BETWEEN 0 AND 1679615),  -- four digits of base 36 in the printed code
    card    TEXT NOT NULL,                                          -- what that was called when the copy became known
    origin  TEXT NOT NULL CHECK (origin IN ('printed', 'read')),
    made_at INTEGER NOT NULL,
    UNIQUE (game, number, serial)
) STRICT;
INSERT INTO new_copies
    SELECT co.id, c.game, c.number, co.serial, c.name, co.origin, co.made_at
    FROM copies co JOIN cards c ON c.id = co.card WHERE c.number IS NOT NULL;
DELETE FROM deck_copies WHERE copy NOT IN (SELECT id FROM new_copies);
DROP TABLE copies;
ALTER TABLE new_copies RENAME TO copies;
INSERT INTO settings SELECT 'samples', 'imported' WHERE EXISTS (SELECT 1 FROM cards) ON CONFLICT DO NOTHING;
)sql";

constexpr std::array steps{version_1, version_2};

}  // namespace

std::span<const std::string_view> schema_steps() { return steps; }

}  // namespace cardinal::carddb
