// The user's guide inside the window: all of it is drawn as what it is, in each language, and its links lead somewhere.
#include "companion/window/handbook/handbook_model.h"
#include "companion/window/language.h"
#include "tests/companion/window/application.h"

#include <QFile>
#include <gmock/gmock.h>

namespace cardinal::window {
namespace {

using testing::ElementsAre;
using testing::Field;
using Kind = Passage::Kind;

std::string rich_text(const char* line)
{
    const std::vector<Passage> passages = passages_of(QString::fromUtf8(line));
    return passages.size() == 1 ? passages[0].text.toStdString() : "not one passage";
}

TEST(Passages, AreWhatTheirLinesBeginWith)
{
    const std::vector<Passage> passages = passages_of("# Head\n\nOne line\ngoes on.\nStill.\n\n- a dot\n1. a "
                                                      "number\n\n```console\n$ one\n\n$ # two\n```\n![Shows](a.png)\n");
    ASSERT_THAT(passages, ElementsAre(Field(&Passage::kind, Kind::heading), Field(&Passage::kind, Kind::words),
                                      Field(&Passage::kind, Kind::item), Field(&Passage::kind, Kind::item),
                                      Field(&Passage::kind, Kind::commands), Field(&Passage::kind, Kind::picture)));
    EXPECT_EQ(passages[1].text, "One line goes on. Still.");
    EXPECT_EQ(passages[2].mark, "•");
    EXPECT_EQ(passages[3].mark, "1.");
    EXPECT_EQ(passages[4].text, "$ one\n\n$ # two");
    EXPECT_EQ(passages[5].file, "a.png");
}

TEST(Passages, HaveBoldWordsNamesCodeAndLinksAndNothingOfMarkup)
{
    EXPECT_EQ(rich_text("a **b** *c* `d**` [e](f.md) <g> & h"),
              "a <b>b</b> <i>c</i> <code>d**</code> <a href=\"f.md\">e</a> &lt;g&gt; &amp; h");
}

TEST(Passages, OfATableAreItsRows)
{
    const std::vector<Passage> passages = passages_of("| a | b |\n|---|---|\n| `c` | d |\n\n| e | f |\n");
    ASSERT_EQ(passages.size(), 2U) << "an empty line ends a table";
    ASSERT_EQ(passages[0].rows.size(), 2U);
    EXPECT_EQ(passages[0].rows[0], (QStringList{"a", "b"}));
    EXPECT_EQ(passages[0].rows[1], (QStringList{"<code>c</code>", "d"}));
}

struct Handbook : testing::TestWithParam<const char*> {
    static void SetUpTestSuite() { make_application(); }
    Language language{};
    void SetUp() override { language.speak(GetParam()); }
};

TEST_P(Handbook, IsDrawnWithoutARestOfItsMarkup)
{
    HandbookModel book;
    ASSERT_GE(book.chapters().size(), 11);
    for (int chapter = 0; chapter < book.chapters().size(); ++chapter) {
        book.set_chapter(chapter);
        const QVariantList passages = book.passages();
        ASSERT_GE(passages.size(), 3) << chapter;
        EXPECT_EQ(passages[0].toMap()["kind"].toString(), "heading") << chapter;
        for (const QVariant& one : passages) {
            const QVariantMap passage = one.toMap();
            QString text = passage["text"].toString();
            for (const QVariant& row : passage["rows"].toList())
                text += row.toStringList().join(" ");
            if (passage["kind"] == "commands")
                continue;
            for (const char* rest : {"**", "](", "|", "`", "#"})
                EXPECT_FALSE(text.contains(QString::fromUtf8(rest))) << text.toStdString();
        }
    }
}

TEST_P(Handbook, HasItsPicturesAndItsLinksLeadToChapters)
{
    HandbookModel book;
    int links = 0, pictures = 0;
    for (int chapter = 0; chapter < book.chapters().size(); ++chapter) {
        book.set_chapter(chapter);
        QString all;
        for (const QVariant& one : book.passages()) {
            const QVariantMap passage = one.toMap();
            for (const QVariant& row : passage["rows"].toList())
                all += row.toStringList().join(" ");
            all += passage["text"].toString();
            if (const QString picture = passage["picture"].toString(); !picture.isEmpty()) {
                EXPECT_TRUE(QFile::exists(QString(picture).remove("qrc"))) << picture.toStdString();
                ++pictures;
            }
        }
        for (const QString& part : all.split("href=\"").mid(1)) {
            EXPECT_TRUE(book.open(part.section('"', 0, 0))) << part.toStdString();
            book.set_chapter(chapter);
            ++links;
        }
    }
    EXPECT_GE(links, 4);
    EXPECT_GE(pictures, 4);
    EXPECT_FALSE(book.open("nowhere"));
}
INSTANTIATE_TEST_SUITE_P(In, Handbook, testing::Values("en", "de"), [](const auto& test) { return test.param; });

/// What does not depend on the language: which passages there are, commands and pictures.
QStringList bones_of(const HandbookModel& book)
{
    QStringList bones;
    for (const QVariant& one : book.passages()) {
        const QVariantMap passage = one.toMap();
        const bool is_said_in_commands = passage["kind"] == "commands";
        bones.append(passage["kind"].toString() + " " + passage["picture"].toString() + " " +
                     (is_said_in_commands ? passage["text"].toString() : QString()) +
                     QString::number(passage["rows"].toList().size()));
    }
    return bones;
}

TEST(Handbooks, SayTheSameInEachLanguage)
{
    make_application();
    Language language;
    HandbookModel book;
    for (int chapter = 0; chapter < book.chapters().size(); ++chapter) {
        book.set_chapter(chapter);
        language.speak("en");
        book.tell_again();
        const QStringList english = bones_of(book);
        const QString title = book.chapters()[chapter].toMap()["title"].toString();
        language.speak("de");
        book.tell_again();
        EXPECT_EQ(bones_of(book), english) << title.toStdString();
        EXPECT_NE(book.chapters()[chapter].toMap()["title"].toString(), title) << "it is translated";
    }
    language.speak("en");
}

}  // namespace
}  // namespace cardinal::window
