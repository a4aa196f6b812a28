#include "companion/window/window.h"

#include "companion/camera/camera_list.h"
#include "companion/camera/qt_camera.h"
#include "companion/window/match_desk.h"
#include "companion/window/match_model.h"
#include "companion/window/measure.h"
#include "companion/window/shown_values.h"
#include "companion/window/source_model.h"
#include "companion/window/table_item.h"
#include "companion/window/table_painter.h"

#include <QFileInfo>
#include <QGuiApplication>
#include <QQmlApplicationEngine>
#include <QQuickStyle>
#include <QQuickWindow>
#include <QSettings>
#include <QTimer>
#include <array>
#include <chrono>
#include <iostream>

namespace cardinal::window {
namespace {

using namespace std::chrono_literals;

/// Of a file only what it is called; addresses stay as they are.
QString short_name(const std::string& name)
{
    const QFileInfo file(text_of(name));
    return file.exists() ? file.fileName() : text_of(name);
}

double ms_between(std::int64_t from_ns, std::int64_t to_ns) { return static_cast<double>(to_ns - from_ns) / 1e6; }

std::int64_t now_ns()
{
    return std::chrono::duration_cast<std::chrono::nanoseconds>(Clock::now().time_since_epoch()).count();
}

/// What the window remembers from one time to the next.
QSettings settings()
{
    return QSettings(QSettings::IniFormat, QSettings::UserScope, QStringLiteral("cardinal"), QStringLiteral("window"));
}

/// What is painted where there is no camera.
struct Drawable {
    const Game* game = nullptr;
    Position position{};
    std::vector<CardId> flagged{};
};

/// Everything that belongs to the window, in the order in which it is built and, backwards, taken down: eyes first,
/// then whoever keeps the match, then what shows them.
class Window {
public:
    Window(WindowSetup setup, QQmlApplicationEngine& engine);
    ~Window();
    Window(const Window&) = delete;
    Window& operator=(const Window&) = delete;

    bool opened() const { return table_ != nullptr; }

private:
    WindowSetup setup_;
    const Game& game_;
    std::shared_ptr<const CardLibrary> library_;
    Measure measure_{};
    QTimer every_second_;
    MatchModel match_;
    SourceModel source_;
    QQuickWindow* window_ = nullptr;
    TableItem* table_ = nullptr;
    std::shared_ptr<const Drawable> drawable_{};
    std::unique_ptr<MatchDesk> desk_{};
    std::unique_ptr<camera::QtCamera> camera_{};
    std::unique_ptr<TableFeed> feed_{};
    bool is_saved_ = false, is_film_over_ = false;
    int views_ = 0, shots_ = 0;

    void load(QQmlApplicationEngine& engine);
    void begin_match();
    void open_source();
    void open_camera(const std::string& description);
    void close_source();
    void look_through(vision::Source source, InColours in_colours);
    void fit_feed();
    void draw_table();
    void show(Shot shot);
    void show(std::shared_ptr<const MatchView> view, std::shared_ptr<const Drawable> drawable);
    void tell_of(const camera::QtCamera::News& news);
    void tell_every_second();
    void save_screenshot();
    bool has_all_to_show() const;
    /// A picture of a window is nobody's wish for the next time.
    void remember(const char* what, const QVariant& value) const
    {
        if (setup_.screenshot.empty())
            settings().setValue(what, value);
    }
    bool looks() const { return feed_ != nullptr; }
    /// Has the main thread do it, when it comes to it.
    template <class Deed>
    void later(Deed deed)
    {
        QMetaObject::invokeMethod(&every_second_, std::move(deed), Qt::QueuedConnection);
    }
};

Window::Window(WindowSetup setup, QQmlApplicationEngine& engine)
    : setup_(std::move(setup)),
      game_(setup_.referee.game()),
      library_(setup_.referee.position().library),
      match_([this](const MatchModel::Deed& deed) { desk_->post(deed); }),
      source_([] { return texts_of(camera::known_cameras()); },
              [this](const QString& name) { open_camera(name.toStdString()); })
{
    load(engine);
    if (!opened())
        return;
    for (const std::string& notice : setup_.notices)
        match_.say({.text = notice});
    begin_match();
    open_source();
    QObject::connect(&every_second_, &QTimer::timeout, &every_second_, [this] { tell_every_second(); });
    every_second_.start(1s);
}

Window::~Window()
{
    close_source();
    desk_.reset();
}

void Window::load(QQmlApplicationEngine& engine)
{
    const QString theme = setup_.theme.empty() ? settings().value("theme", "light").toString() : text_of(setup_.theme);
    const double scale = setup_.text_scale > 0 ? setup_.text_scale : settings().value("textScale", 1.0).toDouble();
    qmlRegisterType<TableItem>("Cardinal", 1, 0, "TableItem");
    engine.setInitialProperties({{"match", QVariant::fromValue(&match_)},
                                 {"source", QVariant::fromValue(&source_)},
                                 {"isDark", theme == QLatin1String("dark")},
                                 {"textScale", scale},
                                 {"width", setup_.width},
                                 {"height", setup_.height}});
    engine.load(QUrl(QStringLiteral("qrc:/cardinal/window/Main.qml")));
    if (engine.rootObjects().isEmpty())
        return;
    window_ = qobject_cast<QQuickWindow*>(engine.rootObjects().first());
    table_ = window_ != nullptr ? window_->findChild<TableItem*>() : nullptr;
    if (table_ == nullptr)
        return;
    QObject::connect(table_, &TableItem::resized, table_, [this] {
        fit_feed();
        draw_table();
    });
    QObject::connect(
        table_, &TableItem::drawn, table_,
        [this](std::int64_t came, std::int64_t seen) {
            measure_.add(ms_between(came, seen), ms_between(came, now_ns()));
        },
        Qt::DirectConnection);
    QObject::connect(window_, SIGNAL(looksOtherwise()), table_, SIGNAL(resized()));
    QObject::connect(table_, &TableItem::resized, table_, [this] {
        remember("theme", window_->property("isDark").toBool() ? "dark" : "light");
        remember("textScale", window_->property("textScale"));
    });
}

// ---- the match ----

void Window::begin_match()
{
    desk_ = std::make_unique<MatchDesk>(
        std::move(setup_.referee), std::move(setup_.book), std::move(setup_.members),
        [this](const std::shared_ptr<const MatchView>& view, const match::LiveMatch& match) {
            auto drawable =
                std::make_shared<Drawable>(Drawable{.game = &match.game(), .position = match.referee().position()});
            for (const int number : match.referee().just_flagged())
                if (const Entry* entry = find_entry(match.referee().record(), number))
                    drawable->flagged.push_back(entry->action.card);
            later([this, view, drawable] { show(view, drawable); });
        });
    for (const std::string& line : setup_.lines)
        desk_->post([line](match::LiveMatch& match) { return match.take_line(line); });
}

void Window::show(std::shared_ptr<const MatchView> view, std::shared_ptr<const Drawable> drawable)
{
    if (feed_)
        feed_->know(view->cards);
    match_.show(std::move(view));
    drawable_ = std::move(drawable);
    draw_table();
    ++views_;
    save_screenshot();
}

/// The table as it is kept, where no camera shows it.
void Window::draw_table()
{
    if (looks() || !drawable_)
        return;
    const auto colour = [this](const char* name) { return window_->property(name).value<QColor>().rgb(); };
    const TableColours colours{.ground = colour("tableGround"),
                               .zone = colour("tableZone"),
                               .line = colour("tableLine"),
                               .faint = colour("tableFaint"),
                               .ink = colour("tableInk"),
                               .flag = colour("tableFlag")};
    table_->show({.picture = paint_table(*drawable_->game, drawable_->position, drawable_->flagged,
                                         table_->size_in_pixels(), colours)});
}

// ---- what is looked through ----

void Window::open_source()
{
    if (setup_.source) {
        source_.opened(short_name(setup_.source->name()));
        look_through(std::move(setup_.source), {});
        return;
    }
    if (!setup_.looks_for_cameras)
        return;
    const std::string wanted =
        setup_.camera.empty() ? settings().value("camera").toString().toStdString() : setup_.camera;
    if (!setup_.camera.empty() || (!wanted.empty() && camera::find_camera(wanted)))
        open_camera(wanted);
}

void Window::open_camera(const std::string& description)
{
    close_source();
    remember("camera", text_of(description));
    source_.opened(text_of(description));
    camera_ =
        std::make_unique<camera::QtCamera>(description, [this](const camera::QtCamera::News& news) { tell_of(news); });
    auto source = camera_->source();
    const camera::CameraSource* eye = source.get();
    look_through(std::move(source), [eye](const vision::Frame&, cv::Size at_most) { return eye->in_colours(at_most); });
}

/// The camera first: whoever waits for its frames goes on then.
void Window::close_source()
{
    camera_.reset();
    feed_.reset();
}

void Window::look_through(vision::Source source, InColours in_colours)
{
    TableFeed::Setup setup{.source = std::move(source),
                           .in_colours = std::move(in_colours),
                           .codes = setup_.codes,
                           .mat = game_.playmat->size,
                           .name_of =
                               [this](const PrintedCode& code) {
                                   const std::uint16_t facts = match::facts_of(game_, *library_, code);
                                   return facts < library_->cards.size() ? library_->cards[facts].name : std::string();
                               },
                           .keeps_pace = setup_.screenshot.empty()};
    feed_ = std::make_unique<TableFeed>(
        std::move(setup),
        [this](Shot shot) { later([this, shot = std::move(shot)]() mutable { show(std::move(shot)); }); },
        [this](std::optional<match::Lying> lying, double time_ms, match::Sayings said) {
            if (lying)
                desk_->see(std::move(*lying), time_ms);
            if (!said.empty())
                desk_->post([said = std::move(said)](match::LiveMatch&) { return match::Told{.said = said}; });
        });
    fit_feed();
}

void Window::fit_feed()
{
    if (feed_)
        feed_->show_at(table_->size_in_pixels(),
                       window_->effectiveDevicePixelRatio() * window_->property("textScale").toDouble());
}

void Window::show(Shot shot)
{
    if (!shot.trouble.empty()) {
        source_.goes(text_of(shot.trouble), true);
        return;
    }
    if (shot.is_over) {
        source_.goes(QStringLiteral("over"), false);
        is_film_over_ = true;
        save_screenshot();
        return;
    }
    ++shots_;
    if (!camera_)
        source_.goes(QStringLiteral("%1 × %2").arg(shot.size.width()).arg(shot.size.height()), false);
    table_->show(std::move(shot));
    save_screenshot();
}

void Window::tell_of(const camera::QtCamera::News& news)
{
    if (setup_.measures && !news.sentence.empty())
        std::cout << "camera: " << news.sentence << std::endl;
    if (news.what == camera::FrameWatch::News::lost)
        match_.say({news.sentence, match::Said::Tone::warning});
    if (news.what == camera::FrameWatch::News::back)
        match_.say({news.sentence, match::Said::Tone::good});
}

void Window::tell_every_second()
{
    if (camera_)
        source_.goes(camera_->is_lost() ? QStringLiteral("no picture")
                                        : QStringLiteral("%1 · %2 a second")
                                              .arg(text_of(camera_->size()))
                                              .arg(qRound(camera_->frames_per_second())),
                     camera_->is_lost());
    const std::string measured = measure_.told();
    if (setup_.measures && looks() && !measured.empty())
        std::cout << measured << std::endl;
}

// ---- pictures of the window ----

/// All that was to be said was said; where eyes look, they looked often enough to be certain, or the film is over.
bool Window::has_all_to_show() const
{
    constexpr int often = 8;
    return views_ > static_cast<int>(setup_.lines.size()) && !table_->is_empty() &&
           (!looks() || is_film_over_ || shots_ >= often);
}

void Window::save_screenshot()
{
    if (setup_.screenshot.empty() || is_saved_ || !has_all_to_show())
        return;
    is_saved_ = true;
    // What moves comes to rest first.
    QTimer::singleShot(700ms, window_, [this] {
        const bool is_written = window_->grabWindow().save(text_of(setup_.screenshot));
        if (!is_written)
            std::cerr << "cardinal window: " << setup_.screenshot << " cannot be written.\n";
        QCoreApplication::exit(is_written ? 0 : 3);
    });
}

}  // namespace

struct Screen::Application {
    int count = 1;
    std::array<char, 9> name{"cardinal"};
    std::array<char*, 2> names{name.data(), nullptr};
    QGuiApplication gui{count, names.data()};
};

Screen::Screen(Kind kind)
{
    if (kind == Kind::picture)
        qputenv("QT_QPA_PLATFORM", "offscreen");
    QGuiApplication::setApplicationDisplayName(QStringLiteral("Cardinal"));
    application_ = std::make_unique<Application>();
    QGuiApplication::setQuitOnLastWindowClosed(true);
    QQuickStyle::setStyle(QStringLiteral("Basic"));
}

Screen::~Screen() = default;

std::optional<std::size_t> Screen::choose(const std::string& question, const std::vector<std::string>& entries)
{
    const bool is_dark = settings().value("theme").toString() == QLatin1String("dark");
    QQmlApplicationEngine engine;
    engine.setInitialProperties({{"question", text_of(question)}, {"entries", texts_of(entries)}, {"isDark", is_dark}});
    engine.load(QUrl(QStringLiteral("qrc:/cardinal/window/Choose.qml")));
    if (engine.rootObjects().isEmpty())
        return {};
    const QObject* chooser = engine.rootObjects().first();
    QGuiApplication::exec();
    const int chosen = chooser->property("chosen").toInt();
    return chosen < 0 ? std::nullopt : std::optional(static_cast<std::size_t>(chosen));
}

int Screen::show(WindowSetup setup)
{
    QQmlApplicationEngine engine;
    const Window window(std::move(setup), engine);
    if (!window.opened()) {
        std::cerr
            << "cardinal window: The screen could not be loaded. Are the packages qml6-module-qtquick, -controls, "
               "-layouts, -templates and -window installed?\n";
        return 3;
    }
    return QGuiApplication::exec();
}

}  // namespace cardinal::window
