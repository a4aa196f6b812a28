#include "companion/window/match_session.h"

#include "companion/window/language.h"
#include "companion/window/shown_values.h"
#include "companion/window/table_painter.h"

#include <QQuickWindow>
#include <chrono>
#include <iostream>

namespace cardinal::window {
namespace {

using namespace std::chrono_literals;

double ms_between(std::int64_t from_ns, std::int64_t to_ns) { return static_cast<double>(to_ns - from_ns) / 1e6; }

std::int64_t now_ns()
{
    return std::chrono::duration_cast<std::chrono::nanoseconds>(Clock::now().time_since_epoch()).count();
}

}  // namespace

MatchSession::MatchSession(MatchSetup setup, WindowState& state, camera::Cameras& cameras, Leaving& leaving)
    : setup_(std::move(setup)),
      state_(state),
      cameras_(cameras),
      leaving_(leaving),
      game_(setup_.referee.game()),
      library_(setup_.referee.position().library),
      match_(
          [this](const MatchModel::Deed& deed) {
              if (desk_)
                  desk_->post(deed);
          },
          [this](Inquiry inquiry) {
              if (desk_)
                  desk_->look_into(std::move(inquiry));
          },
          state.folder().empty() ? std::filesystem::path() : state.folder() / "wrong",
          [this](bool wished) {
              if (desk_)
                  desk_->give_hints(wished);
          }),
      source_([this] { return texts_of(cameras_.names()) + addresses(); }, [this] { cameras_.look(); },
              [this](const QString& name) { open(name.toStdString()); }),
      voice_(state, setup_.instruments),
      is_from_above_(state.is("fromAbove", false)),
      is_turned_(state.is("turned", false))
{
    connect(&match_, &MatchModel::asked, &voice_, [this](const QString& text) { voice_.tell(Chime::question, text); });
    connect(&match_, &MatchModel::flaggedAnew, &voice_,
            [this](const QString& text) { voice_.tell(Chime::flag, text); });
    connect(&match_, &MatchModel::lost, &voice_, [this](const QString& text) { voice_.tell(Chime::lost, text); });
    for (const std::string& notice : setup_.notices)
        match_.say({.text = notice});
    connect(&cameras_, &camera::Cameras::looked, &source_, &SourceModel::tell_again);
    begin_match();
    open_source();
    connect(&every_second_, &QTimer::timeout, this, [this] { tell_every_second(); });
    every_second_.start(1s);
}

MatchSession::~MatchSession() { close(); }

void MatchSession::close()
{
    every_second_.stop();
    painting_.reset();
    close_source();
    desk_.reset();
}

void MatchSession::tell_again()
{
    match_.tell_again();
    if (desk_)
        desk_->post([](match::LiveMatch&) { return match::Told(); });
}

void MatchSession::showOn(QObject* table)
{
    table_ = qobject_cast<TableItem*>(table);
    if (!table_)
        return;
    connect(table_, &TableItem::resized, this, [this] {
        fit_feed();
        draw_table();
        Q_EMIT showed();
    });
    connect(
        table_, &TableItem::drawn, this,
        [this](std::int64_t came, std::int64_t seen) {
            if (came > 0)  // not what is shown once more
                measure_.add(ms_between(came, seen), ms_between(came, now_ns()));
        },
        Qt::DirectConnection);
    fit_feed();
    draw_table();
}

// ---- the match ----

void MatchSession::begin_match()
{
    desk_ = std::make_unique<MatchDesk>(
        std::move(setup_.referee), std::move(setup_.book), std::move(setup_.members),
        [this](const std::shared_ptr<const MatchView>& view, const match::LiveMatch& match) {
            auto drawable =
                std::make_shared<Drawable>(Drawable{.game = &match.game(), .position = match.referee().position()});
            for (const int number : match.referee().just_flagged())
                if (const Entry* entry = find_entry(match.referee().record(), number))
                    drawable->flagged.push_back(entry->action.card);
            for (const int card : view->chosen)
                drawable->chosen.push_back(CardId{static_cast<std::int16_t>(card)});
            later([this, view, drawable] { show(view, drawable); });
        });
    for (const std::string& line : setup_.lines)
        desk_->post([line](match::LiveMatch& match) { return match.take_line(line); });
    if (!setup_.look.empty())
        look_into(setup_.look);
}

/// By the names that people use; the desk knows which card is called so.
void MatchSession::look_into(const std::string& what)
{
    desk_->post([this, what](match::LiveMatch& match) {
        const QString text = text_of(what);
        const qsizetype open = text.indexOf(QLatin1Char('('));
        const QString value = text.left(std::max<qsizetype>(0, open));
        const QString whose = open < 0 ? text : text.mid(open + 1, text.size() - open - 2);
        const Position& position = match.referee().position();
        int card = -1;
        for (std::size_t at = 0; at < position.cards.size() && card < 0; ++at)
            if (text_of(name_of(position, CardId{static_cast<std::int16_t>(at)})) == whose)
                card = static_cast<int>(at);
        later([this, text, value, whose, card] {
            if (const int entry = text.toInt(); entry > 0)
                match_.lookIntoEntry(entry);
            else if (value.isEmpty())
                match_.lookIntoCard(card);
            else if (card >= 0)
                match_.lookIntoNumber(card, value);
            else
                match_.lookIntoPlayer(whose, value);
        });
        return match::Told();
    });
}

void MatchSession::show(std::shared_ptr<const MatchView> view, std::shared_ptr<const Drawable> drawable)
{
    if (feed_)
        feed_->know(view->cards, view->ghosts);
    match_.show(std::move(view));
    drawable_ = std::move(drawable);
    draw_table();
    ++views_;
    Q_EMIT showed();
}

/// The table as it is kept, where no camera shows it. Painted elsewhere: on a large screen that takes longer than a
/// blink.
void MatchSession::draw_table()
{
    if (looks() || !drawable_ || !table_ || !painting_)
        return;
    is_drawn_ = false;
    painting_->post("table",
                    [this, drawable = drawable_, size = table_->size_in_pixels(), colours = table_->colours(),
                     letters = table_->pixels_a_letter()](const std::stop_token&) -> Backroom::Then {
                        const TableToDraw table{.game = *drawable->game,
                                                .position = drawable->position,
                                                .flagged = drawable->flagged,
                                                .chosen = drawable->chosen};
                        return [this, size, drawn = paint_table(table, size, colours, letters)] {
                            is_drawn_ = true;
                            if (table_ && !looks())
                                table_->show({.picture = drawn.image, .extent = size, .touches = drawn.touches});
                            Q_EMIT showed();
                        };
                    });
}

// ---- how it is shown ----

void MatchSession::show_from_above(bool from_above)
{
    if (from_above == is_from_above_)
        return;
    is_from_above_ = from_above;
    state_.remember("fromAbove", from_above);
    if (feed_)
        feed_->show_from_above(from_above);
    Q_EMIT viewChanged();
}

void MatchSession::turn(bool turned)
{
    if (turned == is_turned_)
        return;
    is_turned_ = turned;
    state_.remember("turned", turned);
    Q_EMIT viewChanged();
}

void MatchSession::fit_feed()
{
    if (feed_ && table_ && table_->window() != nullptr)
        feed_->show_at(table_->size_in_pixels(), table_->window()->effectiveDevicePixelRatio() * table_->letters());
}

void MatchSession::show(Shot shot)
{
    if (!shot.trouble.empty()) {
        // What is wrong with a camera is told as news; beside its name there is room for a word.
        source_.goes(camera_ ? Local::tr("no picture") : said_here(shot.trouble), true);
        return;
    }
    if (shot.is_over) {
        source_.goes(Local::tr("over", "a film"), false);
        is_film_over_ = true;
        Q_EMIT showed();
        return;
    }
    ++shots_;
    if (!camera_)
        source_.goes(QStringLiteral("%1 × %2").arg(shot.size.width()).arg(shot.size.height()), false);
    if (table_)
        table_->show(std::move(shot));
    Q_EMIT showed();
}

void MatchSession::tell_of(const camera::QtCamera::News& news)
{
    if (setup_.measures && !news.sentence.empty())
        std::cout << "camera: " << news.sentence << std::endl;
    if (news.what == camera::FrameWatch::News::lost)
        match_.say({news.sentence, match::Said::Tone::warning});
    if (news.what == camera::FrameWatch::News::back)
        match_.say({news.sentence, match::Said::Tone::good});
}

void MatchSession::tell_every_second()
{
    if (camera_)
        source_.goes(
            camera_->is_lost()
                ? Local::tr("no picture")
                : Local::tr("%1 · %2 a second").arg(text_of(camera_->size())).arg(qRound(camera_->frames_per_second())),
            camera_->is_lost());
    if (const std::string first = measure_.first_told(); setup_.measures && !first.empty())
        std::cout << first << std::endl;
    const std::string measured = measure_.told();
    if (setup_.measures && looks() && !measured.empty())
        std::cout << measured << std::endl;
}

bool MatchSession::has_all_to_show() const
{
    constexpr int often = 8;
    return views_ > static_cast<int>(setup_.lines.size()) && table_ && !table_->is_empty() && is_drawn_ &&
           (!looks() || is_film_over_ || shots_ >= often);
}

}  // namespace cardinal::window
