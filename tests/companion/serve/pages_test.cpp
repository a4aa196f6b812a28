// What the pages say themselves is said in each of their languages: a sentence that is missing fails here.
#include "companion/serve/assets.h"

#include <algorithm>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <regex>
#include <set>
#include <string>

namespace cardinal::serve {
namespace {

std::string text_at(std::string_view path)
{
    const auto found = std::ranges::find(assets(), path, &Asset::path);
    return found == assets().end() ? "" : std::string(found->text);
}

/// The first group of every match.
std::set<std::string> found_in(const std::string& text, const char* expression)
{
    const std::regex wanted(expression);
    std::set<std::string> found;
    for (std::sregex_iterator at(text.begin(), text.end(), wanted), end; at != end; ++at)
        found.insert((*at)[1]);
    return found;
}

/// What is published comes in English and is looked up when it is shown.
const std::set<std::string> published{"taken back", "left as it was", "Nobody won.", "%1 won."};

std::set<std::string> said_by_the_pages()
{
    std::set<std::string> said = published;
    for (const Asset& page : assets()) {
        const std::string text(page.text);
        for (const char* expression : {R"(\bsay\('([^']+)')", R"re(data-label="([^"]+)")re", R"(data-say>([^<]+)<)"})
            said.merge(found_in(text, expression));
    }
    return said;
}

TEST(ThePages, SayEverythingInGermanToo)
{
    const std::set<std::string> translated = found_in(text_at("/words.js"), R"(\n  '([^']+)': '[^']+')");
    EXPECT_GT(translated.size(), 10U);
    EXPECT_EQ(said_by_the_pages(), translated);
}

/// Plain text between tags would stay English.
TEST(ThePages, HaveNoWordsThatCannotBeTranslated)
{
    for (const char* page : {"/", "/stream"}) {
        const std::string text = text_at(page);
        const std::string body = text.substr(text.find("<body"));
        const auto plain = found_in(body, R"(<(?!h1 id|a |[a-z0-9]+ [^>]*data-say)[a-z0-9][^>]*>\s*([A-Za-z][^<]+)<)");
        EXPECT_THAT(plain, testing::IsEmpty()) << page;
    }
    for (const char* script : {"/table.js", "/stream.js", "/state.js"})
        EXPECT_THAT(found_in(text_at(script), R"(textContent = '([A-Za-z][^']*)')"), testing::IsEmpty()) << script;
}

}  // namespace
}  // namespace cardinal::serve
