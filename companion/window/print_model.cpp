#include "companion/window/print_model.h"

#include "companion/print/paper.h"
#include "companion/window/language.h"
#include "companion/window/shown_values.h"
#include "engine/games/all_games.h"

#include <QDir>
#include <QStandardPaths>
#include <QUrl>
#include <array>
#include <utility>

namespace cardinal::window {
namespace {

/// By PrintWish::What: what it is called, for whom, what its file is called, and what has to be chosen.
struct Kind {
    const char* name = "";
    const char* says = "";
    const char* file = "";
    bool needs_deck = false, needs_game = false, is_folder = false;
    const char* picture = file;  ///< see PrintedPictures
    bool has_codes = needs_deck, has_ground = false;
};
const std::array kinds_of_prints{
    Kind{QT_TRANSLATE_NOOP("Local", "All for a first match"),
         QT_TRANSLATE_NOOP("Local", "Two decks, tokens, dice, the mat on sheets and command cards, in one folder."),
         "first-match", false, true, true, "sheet", true},
    Kind{QT_TRANSLATE_NOOP("Local", "Cards of a deck"),
         QT_TRANSLATE_NOOP("Local", "Nine to a sheet with crop marks and backs; each copy has a code of its own."),
         "sheets", true, true, false, "sheet"},
    Kind{QT_TRANSLATE_NOOP("Local", "Stickers"), QT_TRANSLATE_NOOP("Local", "Codes with names, for cards you own."),
         "labels", true, true},
    Kind{QT_TRANSLATE_NOOP("Local", "Tokens and dials"),
         QT_TRANSLATE_NOOP("Local", "What players lay on cards so that numbers can be seen."), "tokens", false, true},
    Kind{QT_TRANSLATE_NOOP("Local", "Dice"),
         QT_TRANSLATE_NOOP("Local", "Stickers for blank dice of 20 mm: digits, and the game's symbols."), "dice", false,
         true},
    Kind{QT_TRANSLATE_NOOP("Local", "Mat, in one piece"),
         QT_TRANSLATE_NOOP("Local", "For a print shop, or a large printer."), "playmat", false, true, false, "mat",
         false, true},
    Kind{QT_TRANSLATE_NOOP("Local", "Mat, on sheets"), QT_TRANSLATE_NOOP("Local", "To be cut and glued together."),
         "playmat-tiles", false, true, false, "mat"},
    Kind{QT_TRANSLATE_NOOP("Local", "Loose corners"), QT_TRANSLATE_NOOP("Local", "Four markers for a mat of your own."),
         "markers", false, false},
    Kind{QT_TRANSLATE_NOOP("Local", "Command cards"),
         QT_TRANSLATE_NOOP("Local", "Undo, pass, judge and so on: laid on the table instead of a key."),
         "command-cards", false, false},
    Kind{QT_TRANSLATE_NOOP("Local", "Calibration board"),
         QT_TRANSLATE_NOOP("Local", "Glued to something flat, it tells which lens a camera has."), "calibration", false,
         false}};

}  // namespace

QVariantList PrintModel::kinds() const
{
    QVariantList all;
    for (const Kind& kind : kinds_of_prints)
        all.append(QVariantMap{{"id", QString::fromUtf8(kind.file)},
                               {"name", Local::tr(kind.name)},
                               {"says", Local::tr(kind.says)},
                               {"needsDeck", kind.needs_deck},
                               {"isFolder", kind.is_folder},
                               {"hasCodes", kind.has_codes},
                               {"hasGround", kind.has_ground},
                               {"needsGame", kind.needs_game}});
    return all;
}

QString PrintModel::done() const { return told_.empty() ? QString() : said_here(told_.front()); }
QStringList PrintModel::remarks() const
{
    QStringList all;
    for (std::size_t at = 1; at < told_.size(); ++at)
        all.append(said_here(told_[at]));
    return all;
}

QString PrintModel::proposedFile(int kind, const QString& game, const QString& deck) const
{
    const Kind& chosen = kinds_of_prints[static_cast<std::size_t>(kind) % kinds_of_prints.size()];
    QString name = QString::fromUtf8(chosen.file);
    if (chosen.needs_game)
        name = (chosen.needs_deck && !deck.isEmpty() ? deck : game) + QLatin1Char('-') + name;
    name.replace(QLatin1Char('/'), QLatin1Char('-'));
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    return QDir(folder.isEmpty() ? QDir::homePath() : folder)
        .filePath(chosen.is_folder ? name : name + QStringLiteral(".pdf"));
}

QVariantMap PrintModel::preview(int kind, const QVariantMap& wish) const
{
    const auto what = static_cast<PrintWish::What>(kind);
    const QString picture =
        QString::fromUtf8(kinds_of_prints[static_cast<std::size_t>(kind) % kinds_of_prints.size()].picture);
    const bool is_light = wish["isLight"].toBool() || what == PrintWish::What::playmat_tiles;
    QStringList how{is_light ? QStringLiteral("light") : QStringLiteral("dark")};
    if (wish["isLetter"].toBool())
        how.append(QStringLiteral("letter"));
    if (wish["hasSmallCodes"].toBool())
        how.append(QStringLiteral("small"));
    MatSize size = print::size_of(wish["isLetter"].toBool() ? print::Page::letter : print::Page::a4);
    const Game* game = find_game(wish["game"].toString().toStdString());
    if (what == PrintWish::What::board)
        std::swap(size.width, size.height);
    if (picture == QLatin1String("mat") && game != nullptr)
        size = game->playmat->size;
    return {{"source", QStringLiteral("image://printed/%1/%2/%3/%4")
                           .arg(picture, wish["game"].toString(), how.join(QLatin1Char('+')),
                                QString::fromUtf8(QUrl::toPercentEncoding(wish["deck"].toString())))},
            {"ratio", size.width / size.height}};
}

QVariantList PrintModel::previews(int kind, const QVariantMap& wish) const
{
    using enum PrintWish::What;
    std::vector<PrintWish::What> all{static_cast<PrintWish::What>(kind)};
    if (all.front() == everything)
        all = {sheets, tokens, playmat_tiles, command_cards};
    QVariantList shown;
    for (const PrintWish::What what : all) {
        const int one = static_cast<int>(what);
        QVariantMap picture = preview(one, wish);
        picture["name"] = Local::tr(kinds_of_prints[static_cast<std::size_t>(one) % kinds_of_prints.size()].name);
        shown.append(picture);
    }
    return shown;
}

void PrintModel::print(int kind, const QVariantMap& wished)
{
    const PrintWish wish{.what = static_cast<PrintWish::What>(kind),
                         .game = wished["game"].toString().toStdString(),
                         .deck = wished["deck"].toString().toStdString(),
                         .is_letter = wished["isLetter"].toBool(),
                         .has_small_codes = wished["hasSmallCodes"].toBool(),
                         .is_light = wished["isLight"].toBool(),
                         .is_registered = wished["isRegistered"].toBool(),
                         .file = wished["file"].toString().toStdString()};
    is_busy_ = true;
    done_kind_ = kind;
    told_.clear();
    trouble_.clear();
    file_ = text_of(wish.file.string());
    progress_ = Local::tr("Drawing …");
    Q_EMIT changed();
    backroom_.post("print", [this, wish](const std::stop_token& stop) -> Backroom::Then {
        std::error_code none;
        std::filesystem::create_directories(wish.file.parent_path(), none);
        const auto tell = [this, stop](int part, int of) {
            backroom_.tell(stop, [this, part, of] {
                progress_ = Local::tr("Drawing … %1 of %2").arg(part).arg(of);
                Q_EMIT changed();
            });
        };
        return [this, printed = backstage_.print(wish, {.stop = stop, .tell = tell})] {
            is_busy_ = false;
            if (!printed)
                trouble_ = said_here(printed.error().sentence);
            else
                told_ = *printed;
            Q_EMIT changed();
        };
    });
}

void PrintModel::cancel()
{
    backroom_.call_off("print");
    is_busy_ = false;
    Q_EMIT changed();
}

}  // namespace cardinal::window
