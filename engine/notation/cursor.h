#pragma once

#include "engine/notation/names.h"
#include "engine/notation/statement.h"

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace cardinal::notation {

/// Reads a statement from left to right. What `take`s answers whether it was there and goes on behind it. The first
/// thing that fails is reported and ends the statement: a reader that lost its way once finds only wrong errors.
class Cursor {
public:
    Cursor(const Statement& statement, Errors& errors);
    /// A part of the statement, read by itself.
    Cursor(const Statement& statement, Errors& errors, std::size_t begin, std::size_t end);

    const Statement& statement() const { return *statement_; }
    Errors& errors() const { return *errors_; }

    bool at_end() const { return at_ >= end_; }
    bool failed() const { return failed_; }
    std::size_t at() const { return at_; }  ///< the byte of the next thing, blanks passed over
    void go_to(std::size_t at);
    std::string_view rest() const { return std::string_view(text_).substr(at_, end_ - at_); }

    bool sees(std::string_view literal) const;  ///< a word, or punctuation; `->` also stands for `→`
    bool take(std::string_view literal);
    std::string_view word() const;  ///< the word that stands here, as far as letters go; not taken
    std::string_view take_word();
    int longest_of(std::span<const std::string_view> names) const;  ///< which of them stands here, -1 for none
    int take_one_of(std::span<const std::string_view> names);
    std::optional<NameIndex::Found> name_in(const NameIndex& index) const;

    bool sees_number() const;
    /// Reports a number outside these borders.
    std::optional<int> take_number(int least, int most);
    bool sees_quotation() const { return !at_end() && text_[at_] == '"'; }
    std::optional<std::string> take_quotation();
    /// Where the next of these characters stands outside quotations, or the end.
    std::size_t find(std::string_view characters) const;

    void fail(std::string_view expected) { fail(expected, std::span<const std::string_view>()); }
    /// The same, with a suggestion among these words.
    void fail(std::string_view expected, std::span<const std::string_view> known);
    void fail(std::string_view expected, const std::vector<std::string>& known);
    /// The same, with all of these words named where nobody minds reading them.
    void fail_with_all(std::string_view expected, std::span<const std::string_view> known);
    /// What was wrong here has been reported already.
    void give_up();
    /// Reports whatever still stands there; false when something did.
    bool expect_end(std::string_view expected = "the end of the line");

private:
    const Statement* statement_;
    Errors* errors_;
    std::string_view text_;
    std::size_t at_;
    std::size_t end_;
    bool failed_ = false;

    std::optional<std::size_t> end_of(std::string_view literal) const;
    std::string_view digits() const;
    std::string excerpt() const;
};

}  // namespace cardinal::notation
