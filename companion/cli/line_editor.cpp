#include "companion/cli/line_editor.h"

#include <cstdlib>
#include <cstring>
#include <editline/readline.h>
#include <iostream>
#include <unistd.h>

namespace cardinal::cli {
namespace {

LineEditor::Complete the_completion;  // libedit calls a plain function

/// All completions, in the shape libedit frees: first what they have in common, then each, then nothing.
char** completions(const char*, int, int end)
{
    rl_attempted_completion_over = 1;
    const std::vector<std::string> words =
        the_completion(std::string_view(rl_line_buffer, static_cast<std::size_t>(end)));
    if (words.empty())
        return nullptr;
    std::string common = words.front();
    for (const std::string& word : words)
        while (!word.starts_with(common))
            common.pop_back();
    auto** list = static_cast<char**>(std::malloc((words.size() + 2) * sizeof(char*)));
    list[0] = strdup(common.c_str());
    for (std::size_t at = 0; at < words.size(); ++at)
        list[at + 1] = strdup(words[at].c_str());
    list[words.size() + 1] = nullptr;
    return list;
}

}  // namespace

LineEditor::LineEditor(Complete complete) : is_typed_(isatty(STDIN_FILENO) != 0)
{
    the_completion = std::move(complete);
    if (!is_typed_)
        return;
    [[maybe_unused]] static const int once = rl_initialize();  // a second time would drop what is typed ahead
    static const char word_breaks[] = " ";
    rl_completer_word_break_characters = const_cast<char*>(word_breaks);  // its interface is older than const
    rl_attempted_completion_function = completions;
}

LineEditor::~LineEditor() { the_completion = nullptr; }

// NOLINTNEXTLINE(readability-make-member-function-const): a line that was read is gone from the input.
std::optional<std::string> LineEditor::read(const std::string& prompt)
{
    if (!is_typed_) {
        std::string line;
        return std::getline(std::cin, line) ? std::optional(line) : std::nullopt;
    }
    char* typed = readline(prompt.c_str());
    if (!typed) {
        std::cout << "\n";  // the prompt's line is still open
        return std::nullopt;
    }
    std::string line = typed;
    if (!line.empty())
        add_history(typed);
    std::free(typed);
    return line;
}

}  // namespace cardinal::cli
