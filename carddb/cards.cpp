#include "carddb/cards.h"

#include "carddb/card_row.h"
#include "carddb/guarded.h"
#include "carddb/plain_text.h"
#include "carddb/query.h"
#include "engine/notation/cards.h"

namespace cardinal::carddb {
namespace {

std::vector<StoredCard> all_of(Query& rows)
{
    std::vector<StoredCard> cards;
    while (rows.next())
        cards.push_back(card_in(rows));
    return cards;
}

/// The name that a description's line begins with.
void add_name(const notation::Statement& line, notation::NameIndex& names)
{
    notation::Errors none;
    notation::Cursor cursor(line, none);
    if (cursor.take("card"))
        if (const auto name = notation::take_name_of_card(cursor))
            names.add(*name, static_cast<int>(names.known().size()));
}

}  // namespace

Result<std::vector<StoredCard>> cards_of(Database& database, const CardFilter& filter)
{
    return guarded(database, [&]() -> Result<std::vector<StoredCard>> {
        Query rows(database, select_cards("ORDER BY c.game, s.name, c.number IS NULL, c.number, c.id"), filter.game,
                   filter.set);
        return all_of(rows);
    });
}

Result<std::vector<StoredCard>> cards_called(Database& database, std::string_view name, const CardFilter& filter)
{
    return guarded(database, [&]() -> Result<std::vector<StoredCard>> {
        Query rows(database, select_cards("AND c.folded_name = ?3 ORDER BY c.id"), filter.game, filter.set,
                   folded_name(name));
        return all_of(rows);
    });
}

Result<std::vector<StoredCard>> cards_numbered(Database& database, std::string_view game, std::string_view number)
{
    return guarded(database, [&]() -> Result<std::vector<StoredCard>> {
        Query rows(database, select_cards("AND c.number = CAST(?3 AS INTEGER) AND ?3 <> ''"), game, "", number);
        return all_of(rows);
    });
}

Result<std::string> picture_of_card(Database& database, std::int64_t card)
{
    return guarded(database, [&]() -> Result<std::string> {
        Query row(database, "SELECT p.bytes FROM cards c JOIN pictures p ON p.id = c.picture WHERE c.id = ?", card);
        return row.next() ? row.text(0) : std::string();
    });
}

Result<int> count_cards(Database& database)
{
    return guarded(database, [&]() -> Result<int> {
        Query count(database, "SELECT count(*) FROM cards");
        count.next();
        return count.number(0);
    });
}

Result<CardLibrary> library_of(const Game& game, std::span<const StoredCard> cards)
{
    notation::Errors errors;
    notation::NameIndex names;
    std::vector<std::vector<notation::Statement>> descriptions;
    for (const StoredCard& card : cards) {
        descriptions.push_back(notation::statements_of(card.description, "card " + std::to_string(card.id), errors));
        if (!descriptions.back().empty())
            add_name(descriptions.back().front(), names);
    }
    notation::CardReader reader(*game.words, names);
    for (const auto& lines : descriptions)
        for (const notation::Statement& line : lines) {
            notation::Cursor cursor(line, errors);
            if (cursor.take("card"))
                reader.take_card(cursor);
            else if (!reader.take_more(cursor))
                cursor.fail("a card");
            cursor.expect_end();
        }
    if (!errors.empty())
        return Failure{errors.as_error().while_doing("reading stored cards")};
    return reader.finished();
}

}  // namespace cardinal::carddb
