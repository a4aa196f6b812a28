#include "companion/window/library/scan_model.h"

#include "companion/match/clock.h"
#include "companion/window/language.h"
#include "companion/window/library/shelf_rows.h"
#include "companion/window/shown_values.h"
#include "engine/games/all_games.h"

#include <QDir>
#include <QFile>
#include <QStandardPaths>
#include <algorithm>
#include <map>

namespace cardinal::window {
namespace {

using carddb::Copy;

/// What a deck lacks or has too much of, beside the stored one of its name; nothing where there is none.
Result<QStringList> held_against(carddb::Database& database, const Game& game, const std::string& name,
                                 const std::vector<Copy>& there)
{
    const auto decks = carddb::decks_called(database, name, game.id);
    if (!decks)
        return Failure{decks.error()};
    if (decks->empty())
        return QStringList();
    const auto cards = carddb::cards_of_deck(database, decks->front().id);
    const auto registered = cards ? carddb::copies_of_deck(database, decks->front().id) : Failure{cards.error()};
    if (!registered)
        return Failure{registered.error()};
    // A deck of which nobody knows the copies is compared by its cards alone.
    const auto found = carddb::compare_copies(*cards, registered->empty() ? there : *registered, there);
    QStringList told;
    for (const carddb::CopyComparison::Count& one : found.different)
        told.append(Local::tr("%1: %2 listed, %3 there").arg(text_of(one.card)).arg(one.listed).arg(one.there));
    for (const Copy& copy : found.not_registered)
        told.append(Local::tr("%1 (%2) is not registered").arg(text_of(copy.card), text_of(write_code(copy.code))));
    return told;
}

/// Most of what lies there is of this stored deck; empty where it is of none.
std::string deck_of_most(carddb::Database& database, const Game& game, const std::vector<Copy>& there)
{
    const auto decks = carddb::list_decks(database, game.id);
    for (const carddb::StoredDeck& deck : decks ? *decks : std::vector<carddb::StoredDeck>()) {
        const auto registered = carddb::copies_of_deck(database, deck.id);
        if (!registered)
            continue;
        const auto of_it = std::ranges::count_if(there, [&](const Copy& copy) {
            return std::ranges::find(*registered, copy.code, &Copy::code) != registered->end();
        });
        if (2 * static_cast<std::size_t>(of_it) > there.size())
            return deck.name;
    }
    return "";
}

std::vector<Copy> copies_in(const scan::ScannedDeck& scanned)
{
    std::vector<Copy> copies;
    copies.reserve(scanned.copies.size());
    for (const scan::ScannedDeck::Found& found : scanned.copies)
        copies.push_back(found.copy);
    return copies;
}

bool is_strange(const Copy& copy, const Game& game) { return copy.code.game != game.letter || copy.card.empty(); }

const Game* game_of(const Copy& copy)
{
    const auto found = std::ranges::find(all_games(), copy.code.game, &Game::letter);
    return found == all_games().end() ? nullptr : *found;
}

QString called(const Copy& copy) { return text_of(copy.card.empty() ? write_code(copy.code) : copy.card); }

}  // namespace

ScanModel::ScanModel(const Backstage& backstage, WindowState& state, camera::Cameras& cameras, Backroom& backroom)
    : backstage_(backstage),
      backroom_(backroom),
      voice_(state),
      eye_(backroom, state, cameras, [this] { return make_look(); }),
      game_(state.text("game", text_of(all_games().front()->id)))
{
    if (find_game(game_.toStdString()) == nullptr)
        game_ = text_of(all_games().front()->id);
    name_the_next();
}

void ScanModel::set_game(const QString& id)
{
    is_game_chosen_ = true;
    if (id == game_ || find_game(id.toStdString()) == nullptr)
        return;
    game_ = id;
    judge();
}

void ScanModel::expectGame(const QString& id)
{
    if (find_game(id.toStdString()) != nullptr)
        game_ = id;
    is_game_chosen_ = false;
}

/// The game that most cards are of. Who shows a deck need not say what everybody sees.
void ScanModel::follow_the_cards()
{
    if (is_game_chosen_)
        return;
    std::map<const Game*, int> counts;
    for (const scan::ScannedDeck::Found& found : scanned_.copies)
        if (const Game* game = game_of(found.copy))
            ++counts[game];
    const Game* most = find_game(game_.toStdString());
    for (const auto& [game, count] : counts)
        if (count > counts[most])
            most = game;
    game_ = text_of(most->id);
}

void ScanModel::set_name(const QString& name)
{
    if (name == name_)
        return;
    name_ = name;
    told_.clear();
    judge();
}

void ScanModel::name_the_next() { name_ = Local::tr("Deck %1").arg(queue_.size() + 1); }

/// Each source is looked at with the codes that are known when it is opened, through a database of its own.
Result<Eye::Look> ScanModel::make_look()
{
    auto opened = backstage_.database();
    if (!opened)
        return Failure{opened.error()};
    auto database = std::make_shared<carddb::Database>(std::move(*opened));
    const auto reader = scan::CopyReader::open(*database);
    if (!reader)
        return Failure{reader.error()};
    return Eye::Look([this, database, reader = *reader](const vision::Frame& frame, const std::string& source) {
        const scan::CopyReader::Seen seen = reader.look(frame.picture);
        const auto copies = scan::copies_in(*database, seen);
        Looked looked{.unknown = seen.unknown};
        for (const scan::CopyReader::Seen::Read& read : seen.cards)
            looked.known.push_back(read.quad);
        const std::string where = frame.index == 0 ? source : source + ", " + std::to_string(frame.index + 1);
        looked.then = [this, copies, unknown = static_cast<int>(seen.unknown.size()), where] {
            if (copies)
                take(*copies, unknown, where);
        };
        return looked;
    });
}

void ScanModel::take(const std::vector<Copy>& copies, int unknown, const std::string& where)
{
    const int added = scan::take(copies, where, scanned_);
    const bool is_otherwise = added > 0 || unknown != unknown_;
    unknown_ = unknown;
    if (added > 0) {
        follow_the_cards();
        const Copy& newest = scanned_.copies.back().copy;
        const bool is_stranger = is_strange(newest, *find_game(game_.toStdString()));
        last_ = called(newest);
        told_.clear();
        voice_.tell(is_stranger ? Chime::flag : Chime::question, last_);
        judge();
    } else if (is_otherwise)
        Q_EMIT changed();
}

QStringList ScanModel::strangers() const
{
    QStringList all;
    const Game& game = *find_game(game_.toStdString());
    for (const scan::ScannedDeck::Found& found : scanned_.copies)
        if (is_strange(found.copy, game))
            all.append(
                found.copy.code.game == game.letter ? Local::tr("%1: nobody knows this card").arg(called(found.copy))
                : game_of(found.copy) != nullptr
                    ? Local::tr("%1 is a card of %2").arg(called(found.copy), text_of(game_of(found.copy)->title))
                    : Local::tr("%1 is of another game").arg(called(found.copy)));
    return all;
}

QVariantList ScanModel::queue() const
{
    QVariantList all;
    for (const Scanned& one : queue_) {
        QVariantMap row = row_of(one.deck);
        row["differences"] = one.differences;
        all.append(row);
    }
    return all;
}

/// The newest wish alone; what was found meanwhile is in it.
void ScanModel::judge()
{
    Q_EMIT changed();
    backroom_.post("scan judge",
                   [this, game = find_game(game_.toStdString()), name = name_.trimmed().toStdString(),
                    scanned = scanned_](const std::stop_token&) -> Backroom::Then {
                       auto database = backstage_.database();
                       const auto read = database ? carddb::understand(*database, *game, scan::as_list(*game, scanned))
                                                  : Failure{database.error()};
                       const auto differences =
                           read ? held_against(*database, *game, name, copies_in(scanned)) : Failure{read.error()};
                       const std::string home = database ? deck_of_most(*database, *game, copies_in(scanned)) : "";
                       return [this, differences, home = text_of(home == name ? "" : home),
                               deck = shelf::judged_deck(
                                   *game, name, read ? read->cards : std::vector<carddb::DeckCard>(), tongue_here())] {
                           trouble_ = differences ? QString() : text_of(differences.error().sentence);
                           differences_ = differences ? *differences : QStringList();
                           if (scanned_.copies.empty())
                               differences_.clear();
                           registered_with_ = home;
                           now_ = Scanned{deck, differences_};
                           deck_ = row_of(deck);
                           Q_EMIT changed();
                       };
                   });
}

void ScanModel::clear()
{
    scanned_ = {};
    unknown_ = 0;
    last_.clear();
    told_.clear();
    now_.reset();
    deck_.clear();
    differences_.clear();
    registered_with_.clear();
    judge();
}

void ScanModel::next()
{
    if (!now_ || scanned_.copies.empty())
        return;
    queue_.push_back(*now_);
    name_the_next();
    clear();
    Q_EMIT queueChanged();
}

void ScanModel::forget(int index)
{
    if (index < 0 || index >= static_cast<int>(queue_.size()))
        return;
    queue_.erase(queue_.begin() + index);
    Q_EMIT queueChanged();
}

void ScanModel::forgetAll()
{
    queue_.clear();
    name_the_next();
    Q_EMIT queueChanged();
    Q_EMIT changed();
}

void ScanModel::keep()
{
    if (!now_ || scanned_.copies.empty() || name_.trimmed().isEmpty())
        return;
    backroom_.post(
        "scan keep",
        [this, deck = now_->deck, name = name_.trimmed().toStdString(),
         copies = copies_in(scanned_)](const std::stop_token&) -> Backroom::Then {
            const auto kept = [&]() -> Result<QString> {
                auto database = backstage_.database();
                if (!database)
                    return Failure{database.error()};
                const std::int64_t now = match::now_in_ms();
                if (const auto stored = carddb::store_deck(*database, *deck.game, name, deck.cards, now); !stored)
                    return Failure{stored.error()};
                const auto decks = carddb::decks_called(*database, name, deck.game->id);
                if (!decks || decks->empty())
                    return Failure{decks ? Error{name} : decks.error()};
                std::vector<PrintedCode> codes;
                for (const Copy& copy : copies)
                    if (!is_strange(copy, *deck.game))
                        codes.push_back(copy.code);
                const auto done = carddb::register_copies(*database, *deck.game, decks->front().id, codes, now);
                if (!done)
                    return Failure{done.error()};
                return Local::tr("“%1” is kept, with %n physical cards.", nullptr, static_cast<int>(codes.size()))
                    .arg(text_of(name));
            }();
            return [this, kept] {
                told_ = kept ? *kept : QString();
                trouble_ = kept ? QString() : text_of(kept.error().sentence);
                Q_EMIT changed();
                if (kept)
                    Q_EMIT this->kept();
            };
        });
}

void ScanModel::writeSheets()
{
    std::vector<Scanned> all = queue_;
    if (now_ && !scanned_.copies.empty())
        all.push_back(*now_);
    if (all.empty())
        return;
    // A page is of one game; the decks of another one are on a page of theirs.
    const Game& game = *all.back().deck.game;
    std::vector<pages::JudgedDeck> sheets;
    for (const Scanned& one : all)
        if (one.deck.game == &game) {
            sheets.push_back(shelf::for_page(game, one.deck.name, one.deck.cards, one.deck.verdict));
            for (const QString& difference : one.differences)
                sheets.back().differences.push_back(difference.toStdString());
        }
    const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    const QString file =
        QDir(documents.isEmpty() ? QDir::homePath() : documents).filePath(QStringLiteral("decks.html"));
    QDir().mkpath(QFileInfo(file).path());
    QFile out(file);
    const QByteArray page = QByteArray::fromStdString(pages::deck_page(game, sheets, nullptr, tongue_here()));
    if (out.open(QIODevice::WriteOnly) && out.write(page) == page.size()) {
        told_ = Local::tr("%n sheets are in %1.", nullptr, static_cast<int>(sheets.size())).arg(file);
        Q_EMIT sheetsWritten(file);
    } else
        trouble_ = Local::tr("%1 cannot be written.").arg(file);
    Q_EMIT changed();
}

}  // namespace cardinal::window
