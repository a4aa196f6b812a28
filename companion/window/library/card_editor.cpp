#include "companion/window/library/card_editor.h"

#include "carddb/learned_art.h"
#include "companion/match/clock.h"
#include "companion/scan/shown_card.h"
#include "companion/window/language.h"
#include "companion/window/printed_pictures.h"
#include "companion/window/shown_values.h"
#include "engine/games/all_games.h"
#include "vision/art.h"

#include <algorithm>
#include <array>
#include <opencv2/imgproc.hpp>

namespace cardinal::window {

namespace {

// What every game's cards have; what else they have is called in the game's words.
constexpr std::array columns_of_all{QT_TRANSLATE_NOOP("Local", "name"),     QT_TRANSLATE_NOOP("Local", "number"),
                                    QT_TRANSLATE_NOOP("Local", "keywords"), QT_TRANSLATE_NOOP("Local", "abilities"),
                                    QT_TRANSLATE_NOOP("Local", "effects"),  QT_TRANSLATE_NOOP("Local", "text"),
                                    QT_TRANSLATE_NOOP("Local", "picture")};

QString column_called(const std::string& column)
{
    const auto* const known =
        std::ranges::find(columns_of_all, column, [](const char* one) { return std::string(one); });
    QString called = known == columns_of_all.end() ? words_of(column) : Local::tr(*known);
    if (!called.isEmpty())
        called[0] = called[0].toUpper();
    return called;
}

}  // namespace

CardEditor::CardEditor(const Backstage& backstage, WindowState& state, camera::Cameras& cameras, Backroom& backroom)
    : backstage_(backstage),
      backroom_(backroom),
      voice_(state),
      eye_(backroom, state, cameras, [this] { return make_look(); })
{}

QString CardEditor::name() const { return card_ ? text_of(card_->name) : QString(); }
QString CardEditor::picture() const { return card_ ? picture_address(*card_) : QString(); }

QVariantList CardEditor::fields() const
{
    QVariantList all;
    for (const carddb::CardWish& field : was_)
        all.append(QVariantMap{{"column", column_called(field.column)}, {"value", text_of(field.value)}});
    return all;
}

std::vector<carddb::CardWish> CardEditor::wishes() const
{
    std::vector<carddb::CardWish> others;
    for (std::size_t at = 0; at < was_.size(); ++at)
        if (wished_[at].value != was_[at].value)
            others.push_back(wished_[at]);
    return others;
}

int CardEditor::changes() const { return static_cast<int>(wishes().size()); }

void CardEditor::open(const QString& game, const QString& set, const QString& name)
{
    close();
    game_ = find_game(game.toStdString());
    if (game_ == nullptr)
        return;
    backroom_.post(
        "card",
        [this, game = game_, set = set.toStdString(),
         name = name.toStdString()](const std::stop_token&) -> Backroom::Then {
            auto database = backstage_.database();
            const auto cards = database
                                 ? carddb::cards_called(*database, name, {.game = std::string(game->id), .set = set})
                                 : Failure{database.error()};
            const bool is_there = cards && !cards->empty();
            const auto columns = is_there ? carddb::columns_now(*game, cards->front())
                                          : Result<std::vector<carddb::CardWish>>(Failure{{""}});
            const auto learned = is_there ? carddb::learned_art(*database) : Failure{{""}};
            return [this, cards, columns, learned, is_there] {
                if (!is_there || !columns) {
                    trouble_ = !cards   ? text_of(cards.error().sentence)
                             : is_there ? text_of(columns.error().sentence)
                                        : Local::tr("This card is not there any more.");
                    Q_EMIT changed();
                    return;
                }
                card_ = cards->front();
                was_ = wished_ = *columns;
                looks_ =
                    learned ? static_cast<int>(std::ranges::count(*learned, card_->id, &carddb::LearnedArt::card)) : 0;
                Q_EMIT opened();
                Q_EMIT changed();
            };
        });
}

void CardEditor::close()
{
    card_.reset();
    was_.clear();
    wished_.clear();
    why_not_.clear();
    told_.clear();
    trouble_.clear();
    looks_ = 0;
    Q_EMIT opened();
    Q_EMIT changed();
}

/// Read as if it were a list's row; no database is asked.
void CardEditor::set(int field, const QString& value)
{
    if (!card_ || field < 0 || field >= static_cast<int>(wished_.size()))
        return;
    wished_[static_cast<std::size_t>(field)].value = value.toStdString();
    told_.clear();
    const auto possible = carddb::could_be_edited(*game_, *card_, wishes());
    why_not_ = possible ? QString() : text_of(possible.error().sentence);
    Q_EMIT changed();
}

void CardEditor::save()
{
    if (!card_ || changes() == 0 || !why_not_.isEmpty())
        return;
    work(
        [game = game_, wished = wishes()](carddb::Database& database,
                                          const carddb::StoredCard& card) -> Result<QString> {
            const auto done = carddb::edit_card(database, *game, card, wished);
            if (!done)
                return Failure{done.error()};
            return Local::tr("%n fields are otherwise now.", nullptr, static_cast<int>(done->size()));
        },
        true);
}

void CardEditor::work(std::function<Result<QString>(carddb::Database&, const carddb::StoredCard&)> deed, bool is_saved)
{
    backroom_.post("card work",
                   [this, deed = std::move(deed), card = *card_, game = game_, is_saved,
                    renamed = wished_](const std::stop_token&) -> Backroom::Then {
                       auto database = backstage_.database();
                       const auto told = database ? deed(*database, card) : Failure{database.error()};
                       // A card keeps its place in the database, whatever it is called.
                       std::optional<carddb::StoredCard> now;
                       if (told)
                           if (const auto all = carddb::cards_of(*database, {.game = card.game, .set = card.set}))
                               for (const carddb::StoredCard& one : *all)
                                   if (one.id == card.id)
                                       now = one;
                       const auto columns = now ? carddb::columns_now(*game, *now) : Failure{{""}};
                       const auto learned = database ? carddb::learned_art(*database) : Failure{{""}};
                       return [this, told, now, columns, learned, is_saved, id = card.id] {
                           if (!card_ || card_->id != id)
                               return;
                           trouble_ = told ? QString() : text_of(told.error().sentence);
                           told_ = told ? *told : QString();
                           if (learned)
                               looks_ = static_cast<int>(std::ranges::count(*learned, id, &carddb::LearnedArt::card));
                           if (told && is_saved && now && columns) {
                               card_ = now;
                               was_ = wished_ = *columns;
                               Q_EMIT opened();
                               Q_EMIT saved();
                           }
                           Q_EMIT changed();
                       };
                   });
}

// ---- how it looks ----

Result<Eye::Look> CardEditor::make_look()
{
    return Eye::Look([this](const vision::Frame& frame, const std::string& source) {
        cv::Mat gray = frame.picture;
        if (gray.channels() == 3)
            cv::cvtColor(frame.picture, gray, cv::COLOR_BGR2GRAY);
        const auto quad = scan::the_card_in(gray, source);
        Looked looked;
        std::string print;
        QString shown;
        if (quad) {
            looked.known.push_back(*quad);
            print = vision::bytes_of(vision::art_of(gray, *quad));
        } else
            shown = said_here(quad.error().sentence);
        looked.then = [this, print, shown] { see(print, shown); };
        return looked;
    });
}

void CardEditor::see(const std::string& print, const QString& shown)
{
    print_ = print;
    shown_ = shown;
    Q_EMIT changed();
}

void CardEditor::takeLook()
{
    if (!can_take_look())
        return;
    voice_.tell(Chime::question, {});
    work(
        [print = print_](carddb::Database& database, const carddb::StoredCard& card) -> Result<QString> {
            const auto kept = carddb::keep_art(database, card, print, match::now_in_ms());
            if (!kept)
                return Failure{kept.error()};
            return Local::tr("“%1” is known by its picture now.").arg(text_of(card.name));
        },
        false);
}

void CardEditor::forgetLooks()
{
    if (!card_)
        return;
    work(
        [](carddb::Database& database, const carddb::StoredCard& card) -> Result<QString> {
            const auto gone = carddb::forget_art(database, card);
            if (!gone)
                return Failure{gone.error()};
            return Local::tr("%n looks are forgotten.", nullptr, *gone);
        },
        false);
}

}  // namespace cardinal::window
