#include "carddb/card_edit.h"

#include "carddb/card_export.h"
#include "engine/core/nearest.h"

#include <algorithm>

namespace cardinal::carddb {
namespace {

Result<CardRows> rows_of(const Game& game, const StoredCard& card)
{
    return csv_of(game, std::span(&card, 1)).and_then([](const std::string& csv) { return read_csv_cards(csv); });
}

/// The column that is meant, if it may be changed here.
Result<std::string> column_meant(const Game& game, const StoredCard& card, const CardWish& wish)
{
    const std::vector<std::string> known = columns_of(game);
    const std::string column = meaning_of(wish.column, known, {});
    if (column.empty())
        return Failure{{"Cards of " + std::string(game.title) + " have no “" + wish.column + "”." +
                        did_you_mean(wish.column, std::vector<std::string_view>(known.begin(), known.end()))}};
    if (column == "game" || column == "set")
        return Failure{{"A card stays in its " + column + "; cards import brings it into another."}};
    if (column == "name" && card.number < 0)
        return Failure{{"“" + card.name + "” has no number, so it would not be the same card under another name."}};
    return column;
}

void put(CardRow& row, const std::string& column, const std::string& value, std::vector<CardChange>& changes)
{
    auto cell = std::ranges::find(row.cells, column, &Cell::column);
    if (cell == row.cells.end())
        cell = row.cells.insert(row.cells.end(), {.column = column});
    if (cell->value != value)
        changes.push_back({.column = column, .before = cell->value, .after = value});
    cell->value = value;
}

/// The card as it would be, with what that changes.
struct Edited {
    CardRows rows{};
    std::vector<CardChange> changes{};
};
Result<Edited> edited(const Game& game, const StoredCard& card, std::span<const CardWish> wishes)
{
    auto rows = rows_of(game, card);
    if (!rows)
        return Failure{rows.error()};
    Edited made{.rows = std::move(*rows)};
    CardRow& row = made.rows.rows.front();
    for (const CardWish& wish : wishes) {
        const auto column = column_meant(game, card, wish);
        if (!column)
            return Failure{column.error()};
        put(row, *column, wish.value, made.changes);
    }
    for (const Cell& cell : row.cells)
        if (std::ranges::find(made.rows.columns, cell.column) == made.rows.columns.end())
            made.rows.columns.push_back(cell.column);
    return made;
}

Failure not_changed(const StoredCard& card, const BadRow& bad)
{
    return Failure{{"“" + card.name + "” was not changed: " + bad.reason + "."}};
}

Result<void> store(Database& database, const Game& game, const StoredCard& card, CardRows rows,
                   const CardImport& import)
{
    auto drafts = read_drafts(game, std::move(rows));
    if (!drafts)
        return Failure{drafts.error()};
    if (!drafts->bad.empty())
        return not_changed(card, drafts->bad.front());
    const auto done = import_cards(database, game, std::move(*drafts), import);
    if (!done)
        return Failure{done.error()};
    return done->bad.empty() ? Result<void>() : not_changed(card, done->bad.front());
}

}  // namespace

Result<std::vector<CardWish>> columns_now(const Game& game, const StoredCard& card)
{
    const auto rows = rows_of(game, card);
    if (!rows)
        return Failure{rows.error()};
    std::vector<CardWish> now;
    for (const std::string& column : columns_of(game)) {
        if (column == "game" || column == "set")
            continue;
        const auto& cells = rows->rows.front().cells;
        const auto cell = std::ranges::find(cells, column, &Cell::column);
        now.push_back({.column = column, .value = cell == cells.end() ? "" : cell->value});
    }
    return now;
}

Result<void> could_be_edited(const Game& game, const StoredCard& card, std::span<const CardWish> wishes)
{
    auto made = edited(game, card, wishes);
    if (!made)
        return Failure{made.error()};
    const auto drafts = read_drafts(game, std::move(made->rows));
    if (!drafts)
        return Failure{drafts.error()};
    return drafts->bad.empty() ? Result<void>() : Failure{{drafts->bad.front().reason + "."}};
}

Result<std::vector<CardChange>> edit_card(Database& database, const Game& game, const StoredCard& card,
                                          std::span<const CardWish> wishes,
                                          std::function<Result<std::string>(const std::string& file)> picture)
{
    auto made = edited(game, card, wishes);
    if (!made)
        return Failure{made.error()};
    const std::vector<CardChange>& changes = made->changes;
    const auto other = std::ranges::find(changes, "picture", &CardChange::column);
    const bool is_other_picture = other != changes.end() && !other->after.empty() && picture;
    if (const auto read = is_other_picture ? picture(other->after) : std::string(); !read)
        return Failure{read.error()};
    if (const auto stored = store(database, game, card, std::move(made->rows),
                                  {.set = card.set, .picture = is_other_picture ? std::move(picture) : nullptr});
        !stored)
        return Failure{stored.error()};
    return std::move(made->changes);
}

}  // namespace cardinal::carddb
