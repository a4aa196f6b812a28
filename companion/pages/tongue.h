#pragma once

#include <initializer_list>
#include <span>
#include <string>
#include <string_view>
#include <utility>

namespace cardinal::pages {

/// What pages say themselves, in a language. Games, cards and rules stay in the words of their rulebooks.
class Tongue {
public:
    /// "de"; every other one is English.
    explicit Tongue(std::string_view language = "en") : is_german_(language == "de") {}

    /// An English sentence in this language; %1, %2 … are what is put in. One that is not known stays English.
    template <class... Texts>
    std::string operator()(std::string_view english, const Texts&... texts) const
    {
        return filled(translated(english), {std::string_view(texts)...});
    }
    /// For the page's own mark: "en", "de".
    std::string_view code() const { return is_german_ ? "de" : "en"; }

    /// Every English sentence that there is, beside its German: for tests.
    static std::span<const std::pair<std::string_view, std::string_view>> german();

private:
    bool is_german_;

    std::string_view translated(std::string_view english) const;
    static std::string filled(std::string_view sentence, std::initializer_list<std::string_view> texts);
};

}  // namespace cardinal::pages
