// The languages of the window: nothing stands in its screens that cannot be translated, and everything is.
#include "companion/doctor/checkup.h"
#include "companion/shelf/decks.h"
#include "companion/window/language.h"
#include "engine/games/all_games.h"
#include "engine/record/entry.h"
#include "tests/companion/window/application.h"
#include "tests/companion/window/told_match.h"

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QXmlStreamReader>
#include <gmock/gmock.h>

namespace cardinal::window {
namespace {

using testing::IsEmpty;

/// A program speaks its language until it says otherwise.
struct Languages : testing::Test {
    static void SetUpTestSuite() { make_application(); }
    Language language{};
};

// ---- what stands in the screens ----

/// Names of keys, files, games and drawings are nobody's to translate.
bool is_a_name(const QString& text)
{
    static const QRegularExpression path(R"(^[A-Z0-9 .\-]+$)"), key(R"(^(Ctrl\+|Alt\+|Shift\+).*)");
    static const QStringList names{"Cardinal", "Noto Sans",   "Esc",   "Escape",     "Return", "Left", "Right",
                                   "Home",     "End",         "Space", "Ctrl+Shift", "Ctrl",   "Alt",  "Shift",
                                   "Enter",    " · Cardinal", "px '",  "Up",         "Down",   "PgUp", "PgDown"};
    return names.contains(text) || text.contains(".qml") || text.contains("://") || path.match(text).hasMatch() ||
           key.match(text).hasMatch();
}

/// Whether people would read it as words.
bool are_words(const QString& text)
{
    static const QRegularExpression letters("[A-Za-z]{2}"), words(R"([A-Za-z]+[,.:;…]* |^[ “(]*[A-Z][a-z])");
    return letters.match(text).hasMatch() && words.match(text).hasMatch();
}

/// What stands between quotation marks in QML as words, and not in qsTr(…).
QStringList bare_words(const QString& qml)
{
    static const QRegularExpression remark(R"((?m)^\s*//.*$|\s//\s.*$)", QRegularExpression::MultilineOption);
    static const QRegularExpression literal(R"re("((?:[^"\\\n]|\\.)*)")re");
    static const QRegularExpression translated(R"re(qsTr\((?:"(?:[^"\\]|\\.)*", )?$)re");
    static const QRegularExpression shown(
        R"re((text|says|title|hint|label|placeholderText|nothing|Accessible\.name|Accessible\.description):\s*$)re");
    static const QRegularExpression letters("[A-Za-z]{2}");
    const QString code = QString(qml).remove(remark);
    QStringList bare;
    for (auto found = literal.globalMatch(code); found.hasNext();) {
        const QRegularExpressionMatch match = found.next();
        const QString before = code.mid(std::max<qsizetype>(0, match.capturedStart() - 160),
                                        std::min<qsizetype>(160, match.capturedStart()));
        const QString text = match.captured(1);
        const bool is_read = are_words(text) || (shown.match(before).hasMatch() && letters.match(text).hasMatch());
        if (is_read && !is_a_name(text) && !translated.match(before).hasMatch())
            bare.append(text);
    }
    return bare;
}

TEST_F(Languages, KnowBareWordsWhenTheySeeThem)
{
    EXPECT_EQ(bare_words(R"(Words { text: "Take back" })"), QStringList{"Take back"});
    EXPECT_EQ(bare_words(R"(Words { text: "number" })"), QStringList{"number"});
    EXPECT_EQ(bare_words(R"(Words { text: is ? "Yes" : qsTr("No") })"), QStringList{"Yes"});
    EXPECT_EQ(bare_words(R"(Words { text: qsTr("Turn", "a card") })"), QStringList());
    EXPECT_EQ(bare_words(R"(says: qsTr("%n cards", "", count) + " · " // "Not this")"), QStringList());
    EXPECT_EQ(bare_words(R"({ keys: ["Ctrl+Z"], page: "decks", source: "image://printed/mat" })"), QStringList());
}

TEST_F(Languages, FindNoBareWordsInAnyScreen)
{
    int screens = 0;
    for (QDirIterator files(":/cardinal/window", {"*.qml"}, QDir::Files, QDirIterator::Subdirectories);
         files.hasNext();) {
        QFile file(files.next());
        ASSERT_TRUE(file.open(QIODevice::ReadOnly));
        EXPECT_EQ(bare_words(QString::fromUtf8(file.readAll())), QStringList()) << file.fileName().toStdString();
        ++screens;
    }
    EXPECT_GT(screens, 40);
}

// ---- what the languages say ----

struct Translated {
    QString source{}, is{};
    QStringList says{};
};

/// Every message of a language's file.
std::vector<Translated> messages_of(const char* language)
{
    QFile file(QStringLiteral(CARDINAL_SOURCE_DIR "/companion/window/i18n/cardinal_%1.ts").arg(language));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    std::vector<Translated> all;
    for (QXmlStreamReader xml(&file); !xml.atEnd();) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == QLatin1String("message"))
            all.emplace_back();
        else if (xml.name() == QLatin1String("source"))
            all.back().source = xml.readElementText();
        else if (xml.name() == QLatin1String("numerusform"))
            all.back().says.append(xml.readElementText());
        else if (xml.name() == QLatin1String("translation")) {
            all.back().is = xml.attributes().value("type").toString();
            if (all.back().source.contains("%n"))
                continue;
            all.back().says.append(xml.readElementText());
        }
    }
    return all;
}

QStringList places_in(const QString& text)
{
    static const QRegularExpression place("%[0-9n]");
    QStringList all;
    for (auto found = place.globalMatch(text); found.hasNext();)
        all.append(found.next().captured());
    all.sort();
    return all;
}

TEST_F(Languages, SayEverythingWithEveryNumberInIt)
{
    for (const char* spoken : {"de", "en"}) {
        const std::vector<Translated> all = messages_of(spoken);
        ASSERT_GE(all.size(), 8U) << spoken;
        for (const Translated& message : all) {
            EXPECT_EQ(message.is, "") << message.source.toStdString();
            EXPECT_EQ(message.says.size(), message.source.contains("%n") ? 2 : 1) << message.source.toStdString();
            for (const QString& says : message.says) {
                EXPECT_NE(says.trimmed(), "") << message.source.toStdString();
                EXPECT_EQ(places_in(says), places_in(message.source)) << message.source.toStdString();
            }
        }
    }
    EXPECT_GT(messages_of("de").size(), 400U);
}

TEST_F(Languages, AreSpokenAndChangedWhileItRuns)
{
    language.speak("de");
    EXPECT_EQ(language.spoken(), "de");
    EXPECT_EQ(Local::tr("Opening …"), "Wird geöffnet …");
    EXPECT_EQ(QCoreApplication::translate("FlagSheet", "Let it stand"), "So stehen lassen");
    EXPECT_EQ(QCoreApplication::translate("MatchesPage", "%n flags", nullptr, 1), "1 Verstoß");
    EXPECT_EQ(filled(Local::tr("%1 of %2 lie there"), std::string("hand %2"), std::string("A")),
              "hand %2 von A liegen da");
    language.speak("en");
    EXPECT_EQ(Local::tr("Opening …"), "Opening …");
    EXPECT_EQ(QCoreApplication::translate("MatchesPage", "%n flags", nullptr, 1), "1 flag");
    EXPECT_EQ(QCoreApplication::translate("MatchesPage", "%n flags", nullptr, 2), "2 flags");
}

TEST_F(Languages, KnowEveryWordThatOtherLibrariesSay)
{
    std::vector<std::string> words;
    for (int standing = 0; standing <= static_cast<int>(shelf::Standing::unreadable); ++standing)
        words.emplace_back(shelf::word_for(static_cast<shelf::Standing>(standing)));
    for (int grade = 0; grade <= static_cast<int>(doctor::Grade::unreadable); ++grade)
        words.emplace_back(doctor::word_for(static_cast<doctor::Grade>(grade)));
    for (int how = 0; how <= static_cast<int>(HowKnown::ruled); ++how)
        words.emplace_back(to_string(static_cast<HowKnown>(how)));
    for (int by = 0; by <= static_cast<int>(Authority::judge); ++by) {
        std::string word(to_string(static_cast<Authority>(by)));
        std::ranges::replace(word, '_', ' ');
        words.push_back(word);
    }
    language.speak("de");
    std::vector<std::string> unknown;
    for (const std::string& word : words)
        if (said_here(word).toStdString() == word)
            unknown.push_back(word);
    language.speak("en");
    EXPECT_THAT(unknown, IsEmpty());
}

TEST_F(Languages, KnowSentencesOfOtherLibrariesByTheirShape)
{
    EXPECT_EQ(said_here("“Desk cam” shows the table again."), "“Desk cam” shows the table again.");
    language.speak("de");
    EXPECT_EQ(said_here("“Desk cam” shows the table again."), "“Desk cam” zeigt den Tisch wieder.");
    EXPECT_EQ(said_here("home.A: 0.80 px per module of 1.0 mm; codes are readable from 1.0 px on."),
              "home.A: 0,80 px je Modul von 1,0 mm; ab 1,0 px sind Codes lesbar.");
    EXPECT_EQ(said_here("Bring the camera 12 cm closer, or use 4K (3840 × 2160): 2.0 px per module."),
              "Bring die Kamera 12 cm näher oder nimm 4K (3840 × 2160): 2,0 px je Modul.");
    EXPECT_EQ(said_here("No mat is seen: none of its four corner markers. The picture is too dark: more light, or a "
                        "longer exposure."),
              "Keine Matte zu sehen: keine ihrer vier Eckmarken. Das Bild ist zu dunkel: mehr Licht oder längere "
              "Belichtung.");
    EXPECT_EQ(said_here("View 3 is kept. Still missing: the board in the middle of the picture; and more."),
              "Ansicht 3 ist gespeichert. Es fehlt noch: die Tafel in der Mitte des Bildes, und mehr.");
    EXPECT_EQ(said_here("Marshal Corvo has 3 health."), "Marshal Corvo has 3 health.") << "a rule's words stay";
    EXPECT_EQ(said_here("B won."), "B hat gewonnen.");
    EXPECT_EQ(said_here("Nobody saw: B pass. Was it so?"), "Niemand hat gesehen: B pass. War es so?");
    EXPECT_EQ(said_here("Storm Caller: on which card?"), "Storm Caller: auf welche Karte?");
    EXPECT_EQ(said_here("Who won the coin toss?"), "Wer hat den Münzwurf gewonnen?");
    EXPECT_EQ(said_here("A's sub-phase: a move, a battle, up to three plays or a pass. What does B target with Soot?"),
              "Sub-Phase von A: eine Bewegung, ein Kampf, bis zu drei Karten oder Passen. Worauf zielt B mit Soot?");
    EXPECT_EQ(
        said_here("A places at home: a Commander, a TEK of at most 3 energy. B places at home: a Stronghold."),
        "A legt nach Hause: einen Commander, ein TEK von höchstens 3 Energie. B legt nach Hause: ein Stronghold.");
    EXPECT_EQ(said_here("A may not pass now. B or C may act."), "A darf gerade nicht passen. B oder C kann handeln.");
    EXPECT_EQ(said_here("B draws 6 cards."), "B zieht 6 Karten.");
    language.speak("en");
}

/// Whoever plays at the window has no terminal before him.
TEST_F(Languages, NameButtonsWhereOthersNameWhatIsTyped)
{
    for (const char* tongue : {"en", "de"}) {
        language.speak(tongue);
        for (const auto& [sentence, button] :
             {std::pair("Measure the camera's lens once: print the board with “cardinal print calibration”, then "
                        "“cardinal calibrate”.",
                        "Measure it"),
              std::pair("Hold it so that most of it is in the picture, without light mirrored on it; “cardinal print "
                        "calibration” prints it.",
                        "Print"),
              std::pair("No mat is seen: none of its four corner markers. For a table without a printed mat, “cardinal "
                        "print markers” prints loose corners.",
                        "Print")}) {
            const QString said = said_here(sentence);
            EXPECT_FALSE(said.contains("cardinal")) << said.toStdString();
            const QString named = tongue == std::string("en")         ? QString(button)
                                : button == std::string_view("Print") ? QStringLiteral("Drucken")
                                                                      : QStringLiteral("Vermessen");
            EXPECT_TRUE(said.contains(named)) << said.toStdString();
        }
    }
    language.speak("en");
    EXPECT_EQ(said_here("cardinal moves 2 spaces."), "cardinal moves 2 spaces.") << "of a rule nothing is changed";
}

/// What is due and what is asked, all through the first match of each game; names of cards and rules stay.
TEST_F(Languages, SayWhatIsDueAndWhatIsAsked)
{
    language.speak("de");
    int said = 0;
    for (const Game* game : all_games()) {
        ToldMatch told = first_match(std::string(game->id));
        match::LiveMatch match(std::move(told.referee), match::MatchBook::nowhere());
        for (const std::string& line : told.lines) {
            match.take_line(line);
            const Referee& referee = match.referee();
            if (game->is_over(referee.position()))
                continue;
            EXPECT_NE(said_here(referee.due()).toStdString(), referee.due()) << game->id;
            for (const Question& question : referee.questions())
                EXPECT_NE(said_here(question.sentence).toStdString(), question.sentence) << game->id;
            ++said;
        }
    }
    language.speak("en");
    EXPECT_GT(said, 100);
}

}  // namespace
}  // namespace cardinal::window
