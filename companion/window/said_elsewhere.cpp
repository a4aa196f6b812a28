#include "companion/window/said_elsewhere.h"

#include <QCoreApplication>
#include <QLocale>
#include <QRegularExpression>
#include <algorithm>
#include <array>
#include <optional>
#include <vector>

namespace cardinal::window {
namespace {

// Listed, so that it is found to be translated. A test holds the words against what those libraries can say.
constexpr std::array said_elsewhere{
    // what the rules say of a deck
    QT_TRANSLATE_NOOP("Elsewhere", "legal"),
    QT_TRANSLATE_NOOP("Elsewhere", "legal, with remarks"),
    QT_TRANSLATE_NOOP("Elsewhere", "illegal"),
    QT_TRANSLATE_NOOP("Elsewhere", "cannot be judged"),
    // how well cards can be read
    QT_TRANSLATE_NOOP("Elsewhere", "comfortable"),
    QT_TRANSLATE_NOOP("Elsewhere", "readable"),
    QT_TRANSLATE_NOOP("Elsewhere", "doubtful"),
    QT_TRANSLATE_NOOP("Elsewhere", "unreadable"),
    // how something is known, and by whom
    QT_TRANSLATE_NOOP("Elsewhere", "seen"),
    QT_TRANSLATE_NOOP("Elsewhere", "inferred"),
    QT_TRANSLATE_NOOP("Elsewhere", "declared"),
    QT_TRANSLATE_NOOP("Elsewhere", "corrected"),
    QT_TRANSLATE_NOOP("Elsewhere", "ruled"),
    QT_TRANSLATE_NOOP("Elsewhere", "inference"),
    QT_TRANSLATE_NOOP("Elsewhere", "camera"),
    QT_TRANSLATE_NOOP("Elsewhere", "player"),
    QT_TRANSLATE_NOOP("Elsewhere", "both players"),
    QT_TRANSLATE_NOOP("Elsewhere", "judge"),
    // what became of a flagged play, of a match, and how strict it is
    QT_TRANSLATE_NOOP("Elsewhere", "taken back"),
    QT_TRANSLATE_NOOP("Elsewhere", "left as it was"),
    QT_TRANSLATE_NOOP("Elsewhere", "practice"),
    QT_TRANSLATE_NOOP("Elsewhere", "tournament"),
    QT_TRANSLATE_NOOP("Elsewhere", "%1 won."),
    QT_TRANSLATE_NOOP("Elsewhere", "Nobody won."),
    QT_TRANSLATE_NOOP("Elsewhere", "The match was not finished."),
    // cameras
    QT_TRANSLATE_NOOP("Elsewhere", "%1 shows the table."),
    QT_TRANSLATE_NOOP("Elsewhere", "%1 shows the table again."),
    QT_TRANSLATE_NOOP("Elsewhere", "%1 shows nothing any more. Is its cable loose? The match waits for it."),
    QT_TRANSLATE_NOOP("Elsewhere", "%1 shows nothing. Does another program use it? It is tried again."),
    QT_TRANSLATE_NOOP("Elsewhere", "%1 is not plugged in. It is waited for."),
    QT_TRANSLATE_NOOP("Elsewhere", "%1 is back."),
    QT_TRANSLATE_NOOP("Elsewhere", "The camera was moved; the table was found again."),
    QT_TRANSLATE_NOOP("Elsewhere", "The table is in view again."),
    QT_TRANSLATE_NOOP("Elsewhere",
                      "The corners of the mat are not in view, so nothing is seen. Turn the camera so that "
                      "all four are, or lay the loose corners."),
    QT_TRANSLATE_NOOP("Elsewhere", "There is no file or folder %1."),
    QT_TRANSLATE_NOOP("Elsewhere",
                      "%1 is a camera's name. Cameras are chosen from the list in the window; here a picture, a folder "
                      "of pictures, a film or a stream is named."),
    QT_TRANSLATE_NOOP("Elsewhere", "There is no picture in the folder %1."),
    QT_TRANSLATE_NOOP("Elsewhere", "No picture has come from %1 for %2 seconds. It is tried again."),
    QT_TRANSLATE_NOOP("Elsewhere", "Nothing that can be watched answers at %1."),
    QT_TRANSLATE_NOOP("Elsewhere", "%1 is no video that can be read: it is damaged, empty or of another kind."),
    // a match
    QT_TRANSLATE_NOOP("Elsewhere", "%1 may act."),
    QT_TRANSLATE_NOOP("Elsewhere", "%1 or %2 may act."),
    QT_TRANSLATE_NOOP("Elsewhere", "%1 or %2 or %3 may act."),
    QT_TRANSLATE_NOOP("Elsewhere", "%1 or %2 or %3 or %4 may act."),
    QT_TRANSLATE_NOOP("Elsewhere", "Nothing is due."),
    QT_TRANSLATE_NOOP("Elsewhere", "What was just flagged is taken back or stands."),
    QT_TRANSLATE_NOOP("Elsewhere", "The game is over."),
    QT_TRANSLATE_NOOP("Elsewhere", "%1 draws %2 cards."),
    QT_TRANSLATE_NOOP("Elsewhere", "All starting cards are laid; “begin” starts turn 1."),
    QT_TRANSLATE_NOOP("Elsewhere", "Nobody may pass now."),
    QT_TRANSLATE_NOOP("Elsewhere", "%1 may not pass now."),
    QT_TRANSLATE_NOOP("Elsewhere", "Printing was called off."),
    QT_TRANSLATE_NOOP("Elsewhere", "A judge is called to the table."),
    QT_TRANSLATE_NOOP("Elsewhere", "A command card lay there already. Take it away; when it is laid anew, it counts."),
    QT_TRANSLATE_NOOP("Elsewhere", "%1 has not been seen yet. The book has it in %2, and there it is taken to lie."),
    QT_TRANSLATE_NOOP("Elsewhere", "Paused: nothing that moves counts until the card is gone."),
    QT_TRANSLATE_NOOP("Elsewhere", "The match is stored again."),
    QT_TRANSLATE_NOOP("Elsewhere", "Choose a deck first."),
    QT_TRANSLATE_NOOP("Elsewhere", "Choose a deck for both players, or for neither."),
    QT_TRANSLATE_NOOP("Elsewhere", "No card stands out in %1."),
    QT_TRANSLATE_NOOP("Elsewhere", "Lay one on something darker or lighter than its border."),
    QT_TRANSLATE_NOOP("Elsewhere", "There are several cards in %1; show one at a time."),
    QT_TRANSLATE_NOOP("Elsewhere", "This computer is in no network, so the pages can only be for this computer alone."),
    QT_TRANSLATE_NOOP("Elsewhere", "Cannot write %1. Is there room, and may it be written to?"),
    // what is asked of what was seen, and cards of other decks
    QT_TRANSLATE_NOOP("Elsewhere", "What happened?"),
    QT_TRANSLATE_NOOP("Elsewhere", "Nobody saw: %1. Was it so?"),
    QT_TRANSLATE_NOOP("Elsewhere", "%1: on which card?"),
    QT_TRANSLATE_NOOP("Elsewhere", "%1: to which place?"),
    QT_TRANSLATE_NOOP("Elsewhere", "%1: which player?"),
    QT_TRANSLATE_NOOP("Elsewhere", "%1: how many?"),
    QT_TRANSLATE_NOOP("Elsewhere", "%1: how?"),
    QT_TRANSLATE_NOOP("Elsewhere", "%1 in %2 is in neither deck: nothing it does counts."),
    QT_TRANSLATE_NOOP("Elsewhere", "%1 in %2 is in no deck of this match: nothing it does counts."),
    QT_TRANSLATE_NOOP("Elsewhere", "Take it away, or add it to the deck it belongs to."),
    QT_TRANSLATE_NOOP("Elsewhere", "A card that nobody knows"),
    QT_TRANSLATE_NOOP("Elsewhere", "This copy of %1"),
    // why a match cannot be told for certain any more
    QT_TRANSLATE_NOOP("Elsewhere", "It was played with rules version %1; this is %2."),
    QT_TRANSLATE_NOOP("Elsewhere", "The rule catalogue of %1 has changed since."),
    QT_TRANSLATE_NOOP("Elsewhere", "The printed facts of its cards are not those it was played with."),
    QT_TRANSLATE_NOOP("Elsewhere", "Its house rules are not those it was played with."),
    QT_TRANSLATE_NOOP("Elsewhere", "It was played with engine %1; this is %2."),
    QT_TRANSLATE_NOOP("Elsewhere", "Entry %1: the position after it is not the one that was written down."),
    QT_TRANSLATE_NOOP("Elsewhere", "Entry %1: it was judged “%2” then and “%3” now."),
    // what was printed
    QT_TRANSLATE_NOOP("Elsewhere", "%1: %2 page"),
    QT_TRANSLATE_NOOP("Elsewhere", "%1: %2 pages"),
    QT_TRANSLATE_NOOP("Elsewhere", "%1: %2 files"),
    QT_TRANSLATE_NOOP("Elsewhere", "The text of %1 is too long for its card; its end is missing."),
    QT_TRANSLATE_NOOP("Elsewhere", "The picture of %1 cannot be read; a scene is drawn instead."),
    QT_TRANSLATE_NOOP("Elsewhere", "The number %1 of %2 was given before to %3."),
    QT_TRANSLATE_NOOP("Elsewhere", "If these are two cards, one needs another."),
    // the table before a match
    QT_TRANSLATE_NOOP("Elsewhere", "No mat is seen: none of its four corner markers."),
    QT_TRANSLATE_NOOP("Elsewhere", "Only one corner marker of a mat is seen; two are needed, four are better."),
    QT_TRANSLATE_NOOP("Elsewhere", "Corner markers are seen, but they do not lie as those of any mat do."),
    QT_TRANSLATE_NOOP("Elsewhere", "The picture is too dark: more light, or a longer exposure."),
    QT_TRANSLATE_NOOP("Elsewhere", "The picture is too bright: less light, or a shorter exposure."),
    QT_TRANSLATE_NOOP("Elsewhere",
                      "The picture is blurred, its sharpest edges are %1 px wide: let the camera focus, and "
                      "keep it still."),
    QT_TRANSLATE_NOOP("Elsewhere", "Does another game's mat lie there, or has one of the loose corners moved?"),
    QT_TRANSLATE_NOOP("Elsewhere", "The whole mat has to be in the picture, with nothing on its corners."),
    QT_TRANSLATE_NOOP("Elsewhere", "For a table without a printed mat, “Print” makes loose corners."),
    QT_TRANSLATE_NOOP("Elsewhere", "%1: not all of it is in the picture."),
    QT_TRANSLATE_NOOP("Elsewhere", "Turn the camera, or put it a little farther away, until the whole mat is in the "
                                   "picture."),
    QT_TRANSLATE_NOOP("Elsewhere", "Not all of the mat's corner markers are seen; the %1 is missing."),
    QT_TRANSLATE_NOOP("Elsewhere", "upper left"),
    QT_TRANSLATE_NOOP("Elsewhere", "upper right"),
    QT_TRANSLATE_NOOP("Elsewhere", "lower right"),
    QT_TRANSLATE_NOOP("Elsewhere", "lower left"),
    QT_TRANSLATE_NOOP("Elsewhere", "Uncover it, or take away what is mirrored on it: with all four, places are known "
                                   "better."),
    QT_TRANSLATE_NOOP("Elsewhere", "%1: %2 px per module of %3 mm; codes are readable from %4 px on."),
    QT_TRANSLATE_NOOP("Elsewhere", "%1: %2 px per module of %3 mm."),
    QT_TRANSLATE_NOOP("Elsewhere", "That is readable, and comfortable from %1 px on."),
    QT_TRANSLATE_NOOP("Elsewhere", "bring the camera %1 cm closer"),
    QT_TRANSLATE_NOOP("Elsewhere", "bring the camera closer, by %1 % of its distance"),
    QT_TRANSLATE_NOOP("Elsewhere", "put the camera more upright above the table (it looks from %1° aside)"),
    QT_TRANSLATE_NOOP("Elsewhere", "use 4K (3840 × 2160): %1 px per module"),
    QT_TRANSLATE_NOOP("Elsewhere", "bring the camera as near as the mat still fits the picture"),
    QT_TRANSLATE_NOOP("Elsewhere", "The mat fills the picture already: use a camera with more pixels, or codes with "
                                   "larger modules."),
    QT_TRANSLATE_NOOP("Elsewhere", "%1: blurred, edges are %2 px wide, %3 modules."),
    QT_TRANSLATE_NOOP("Elsewhere", "It is blurred in one direction: fasten the camera, keep the table still, or give "
                                   "more light so that the camera exposes for a shorter time."),
    QT_TRANSLATE_NOOP("Elsewhere", "Let the camera focus on the table and keep it so, and wipe its lens."),
    QT_TRANSLATE_NOOP("Elsewhere", "%1: a lamp or a window is mirrored there."),
    QT_TRANSLATE_NOOP("Elsewhere",
                      "Move the lamp to the side, or the camera: what mirrors must not send the lamp's light "
                      "to the camera."),
    QT_TRANSLATE_NOOP("Elsewhere", "Matt sleeves help."),
    QT_TRANSLATE_NOOP("Elsewhere", "%1: noisy, pixels of white paper differ by %2 %."),
    QT_TRANSLATE_NOOP("Elsewhere", "More light, or a camera with a larger lens."),
    QT_TRANSLATE_NOOP("Elsewhere", "A veil of light lies on the picture: ink is %1 % as bright as paper."),
    QT_TRANSLATE_NOOP("Elsewhere", "Wipe the lens, and keep lamps from shining into it."),
    QT_TRANSLATE_NOOP("Elsewhere", "%1: too dark, white paper reaches %2 % of what the camera can tell."),
    QT_TRANSLATE_NOOP("Elsewhere", "More light, or a longer exposure."),
    QT_TRANSLATE_NOOP("Elsewhere", "%1: too bright, white paper is beyond what the camera can tell."),
    QT_TRANSLATE_NOOP("Elsewhere", "A shorter exposure, or less light."),
    QT_TRANSLATE_NOOP("Elsewhere", "%1: only %2 % of the light of the brightest place."),
    QT_TRANSLATE_NOOP("Elsewhere", "Move the lamp towards that side, or add a second one there."),
    QT_TRANSLATE_NOOP("Elsewhere", "%1: darker than the rest of the mat. A shadow lies there, or something dark."),
    QT_TRANSLATE_NOOP("Elsewhere", "If it is a shadow, move what throws it, or the lamp."),
    QT_TRANSLATE_NOOP("Elsewhere",
                      "The mat's markers are as large as if printed at %1 %, for the distance between them."),
    QT_TRANSLATE_NOOP("Elsewhere", "The mat is %1 mm wide: hang a camera of 4K (3840 × 2160) above it."),
    QT_TRANSLATE_NOOP("Elsewhere",
                      "Print the mat's parts at 100 % and glue them edge to edge; its ruler tells whether it "
                      "is right."),
    QT_TRANSLATE_NOOP("Elsewhere", "The codes are printed at %1 % for the cards that they are on."),
    QT_TRANSLATE_NOOP("Elsewhere",
                      "Reprint them at 100 %: in the printer's dialogue “actual size”, not “fit to page”."),
    QT_TRANSLATE_NOOP("Elsewhere", "The cards are printed at %1 %, by the measure of the mat."),
    QT_TRANSLATE_NOOP("Elsewhere", "If their ruler is right, the mat's is not."),
    QT_TRANSLATE_NOOP("Elsewhere", "Places on the mat are known to %1 mm only."),
    QT_TRANSLATE_NOOP("Elsewhere", "Measure the camera's lens once, below: print the board, then “Measure it”."),
    QT_TRANSLATE_NOOP("Elsewhere", "Lay the loose corners exactly at the corners of the mat."),
    QT_TRANSLATE_NOOP("Elsewhere", "Uncover all corners of the mat, and bring the camera nearer."),
    // the lens
    QT_TRANSLATE_NOOP("Elsewhere", "View %1 is kept."),
    QT_TRANSLATE_NOOP("Elsewhere", "The lens is known to %1 px."),
    QT_TRANSLATE_NOOP("Elsewhere", "Nothing is missing."),
    QT_TRANSLATE_NOOP("Elsewhere", "Much like an earlier view, so it adds nothing."),
    QT_TRANSLATE_NOOP("Elsewhere", "The calibration board is not to be seen."),
    QT_TRANSLATE_NOOP("Elsewhere", "Hold it so that most of it is in the picture, without light mirrored on it; "
                                   "“Print” makes it."),
    QT_TRANSLATE_NOOP("Elsewhere", "The picture is mirrored."),
    QT_TRANSLATE_NOOP("Elsewhere", "Turn mirroring off in the camera's settings; codes cannot be read so."),
    QT_TRANSLATE_NOOP("Elsewhere", "The picture is too dark."),
    QT_TRANSLATE_NOOP("Elsewhere", "More light, or a longer exposure, is needed."),
    QT_TRANSLATE_NOOP("Elsewhere", "Too blurred: edges are %1 px wide."),
    QT_TRANSLATE_NOOP("Elsewhere", "Hold the board still, and let the camera focus."),
    QT_TRANSLATE_NOOP("Elsewhere", "The board is too small in the picture."),
    QT_TRANSLATE_NOOP("Elsewhere", "Bring it nearer."),
    QT_TRANSLATE_NOOP("Elsewhere", "Too little of the board is in the picture."),
    QT_TRANSLATE_NOOP("Elsewhere", "Show more of it."),
    QT_TRANSLATE_NOOP("Elsewhere", "Still missing: %1."),
    QT_TRANSLATE_NOOP("Elsewhere", "a first view of the board"),
    QT_TRANSLATE_NOOP("Elsewhere", "a view with the board's left or right side clearly nearer to the camera"),
    QT_TRANSLATE_NOOP("Elsewhere", "a view with the board's upper or lower side clearly nearer to the camera"),
    QT_TRANSLATE_NOOP("Elsewhere", "the board %1 of the picture"),
    QT_TRANSLATE_NOOP("Elsewhere", "in the upper left corner"),
    QT_TRANSLATE_NOOP("Elsewhere", "at the upper edge"),
    QT_TRANSLATE_NOOP("Elsewhere", "in the upper right corner"),
    QT_TRANSLATE_NOOP("Elsewhere", "at the left edge"),
    QT_TRANSLATE_NOOP("Elsewhere", "in the middle"),
    QT_TRANSLATE_NOOP("Elsewhere", "at the right edge"),
    QT_TRANSLATE_NOOP("Elsewhere", "in the lower left corner"),
    QT_TRANSLATE_NOOP("Elsewhere", "at the lower edge"),
    QT_TRANSLATE_NOOP("Elsewhere", "in the lower right corner"),
    QT_TRANSLATE_NOOP("Elsewhere", "more views, each held differently"),
    QT_TRANSLATE_NOOP("Elsewhere", "and more"),
    QT_TRANSLATE_NOOP("Elsewhere", "or"),
    // what a correction would change, and what people have learnt since
    QT_TRANSLATE_NOOP("Elsewhere", "Entry %1 (%2) would be flagged: %3."),
    QT_TRANSLATE_NOOP("Elsewhere", "Entry %1 (%2) would not be flagged any more: %3."),
    QT_TRANSLATE_NOOP("Elsewhere", "Entry %1 (%2) could not have been done: it names what would not exist."),
    QT_TRANSLATE_NOOP("Elsewhere", "%1 would be %2 instead of %3."),
    QT_TRANSLATE_NOOP("Elsewhere", "%1 would not be there."),
    QT_TRANSLATE_NOOP("Elsewhere", "%1 would lie at %2."),
    QT_TRANSLATE_NOOP("Elsewhere", "%1 would lie at %2 instead of %3."),
    QT_TRANSLATE_NOOP("Elsewhere", "%1 was shown (entry %2)."),
    QT_TRANSLATE_NOOP("Elsewhere", "Chance gave %1 (entry %2)."),
    QT_TRANSLATE_NOOP("Elsewhere", "Chance spoke (entry %1)."),
    QT_TRANSLATE_NOOP("Elsewhere", "What was asked is known: “%1” (entry %2)."),
    QT_TRANSLATE_NOOP("Elsewhere", "Entry %1 is not in force: it was undone, or it changes nothing."),
    QT_TRANSLATE_NOOP("Elsewhere", "The replacement names what did not exist then."),
};

/// Where others name what is typed in a terminal, the window names its own buttons.
struct OtherWay {
    const char* typed = "";
    const char* here = "";
};
constexpr std::array other_ways{
    OtherWay{"print the board with “cardinal print calibration”, then “cardinal calibrate”.",
             "print the board, then “Measure it”."},
    OtherWay{"Measure the camera's lens once: ", "Measure the camera's lens once, below: "},
    OtherWay{"“cardinal print calibration” prints it.", "“Print” makes it."},
    OtherWay{"“cardinal print markers” prints loose corners.", "“Print” makes loose corners."},
};

QString with_buttons(QString english)
{
    for (const OtherWay& way : other_ways)
        english.replace(QString::fromUtf8(way.typed), QString::fromUtf8(way.here));
    return english;
}

/// What the window itself says through plain text is known here, too.
QString translated(const QString& english)
{
    const QByteArray text = english.toUtf8();
    const QString said = QCoreApplication::translate("Elsewhere", text.constData());
    return said != english ? said : QCoreApplication::translate("Local", text.constData());
}

/// Those with something to be taken over, as shapes. Those that say more come first where two would fit.
struct Shape {
    QString english{};
    QRegularExpression matches{};
};
std::vector<Shape> make_shapes()
{
    static const QRegularExpression place("%([1-9])");
    std::vector<Shape> shapes;
    for (const char* const one : said_elsewhere) {
        const QString english = QString::fromUtf8(one);
        if (!english.contains(place))
            continue;
        QString expression;
        qsizetype at = 0;
        for (auto found = place.globalMatch(english); found.hasNext();) {
            const QRegularExpressionMatch match = found.next();
            expression += QRegularExpression::escape(english.mid(at, match.capturedStart() - at)) +
                          QStringLiteral("(?<p%1>.+?)").arg(match.captured(1));
            at = match.capturedEnd();
        }
        expression += QRegularExpression::escape(english.mid(at));
        shapes.push_back({english, QRegularExpression(QRegularExpression::anchoredPattern(expression))});
    }
    std::ranges::stable_sort(shapes, std::ranges::greater{}, [](const Shape& one) { return one.english.size(); });
    return shapes;
}

/// "2.3", as this language writes it.
std::optional<QString> number_said_here(const QString& english)
{
    static const QRegularExpression number(R"(^\d+\.(\d+)$)");
    const QRegularExpressionMatch match = number.match(english);
    if (!match.hasMatch())
        return {};
    return QLocale().toString(english.toDouble(), 'f', static_cast<int>(match.capturedLength(1)));
}

/// Nothing where it is no sentence that is known.
std::optional<QString> one_said_here(const QString& english)
{
    if (auto number = number_said_here(english))
        return number;
    if (const QString same = translated(english); same != english)
        return same;
    static const std::vector<Shape> shapes = make_shapes();
    for (const Shape& shape : shapes) {
        const QRegularExpressionMatch match = shape.matches.match(english);
        if (!match.hasMatch())
            continue;
        QString text = translated(shape.english);
        if (text == shape.english)
            return {};
        for (int place = 9; place >= 1; --place)
            if (const QString taken = match.captured(QStringLiteral("p%1").arg(place)); !taken.isNull())
                text.replace(QStringLiteral("%%1").arg(place), said_here(taken.toStdString()));
        return text;
    }
    return {};
}

/// "Bring the camera 10 cm closer, or use 4K.", "a first view; and more": parts, each of which is known.
std::optional<QString> parts_said_here(const QString& english)
{
    static const QRegularExpression between(R"(, (?:or )?|; )");
    const bool is_sentence = english.endsWith(QLatin1Char('.'));
    QStringList said;
    for (QString part : english.chopped(is_sentence ? 1 : 0).split(between)) {
        if (is_sentence && !part.isEmpty())
            part[0] = part[0].toLower();
        const auto one = one_said_here(part);
        if (!one)
            return {};
        said.append(*one);
    }
    if (said.size() < 2 && !is_sentence)
        return {};
    QString last = said.takeLast();
    if (!said.isEmpty())
        last = said.join(QStringLiteral(", ")) +
               (is_sentence ? QStringLiteral(" %1 ").arg(translated("or")) : QStringLiteral(", ")) + last;
    if (!is_sentence)
        return last;
    last[0] = last[0].toUpper();
    return last + QLatin1Char('.');
}

}  // namespace

QString said_here(std::string_view english)
{
    QString text = with_buttons(QString::fromUtf8(english.data(), static_cast<qsizetype>(english.size())));
    if (text.isEmpty())
        return text;
    if (const auto said = one_said_here(text))
        return *said;
    if (const auto parts = parts_said_here(text))
        return *parts;
    static const QRegularExpression sentence_end(R"((?<=[.!?]) (?=[\p{Lu}“]))");
    const QStringList sentences = text.split(sentence_end);
    if (sentences.size() < 2)
        return text;
    QStringList said;
    for (const QString& sentence : sentences)
        said.append(said_here(sentence.toStdString()));
    return said.join(QLatin1Char(' '));
}

}  // namespace cardinal::window
