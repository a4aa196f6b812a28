// Writes a game's catalogue as a C++ table from its RULES.md, so that each rule's id, citation, kind and severity is
// written once, where people read it, and an id that is not in the catalogue does not compile.
// Use: catalogue_writer RULES.md NAMESPACE OUTPUT
#include <fstream>
#include <iostream>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace {

std::string trimmed(const std::string& text)
{
    const auto first = text.find_first_not_of(" `");
    return first == std::string::npos ? "" : text.substr(first, text.find_last_not_of(" `") - first + 1);
}

/// The cells of a table's row; none when the line is no row.
std::vector<std::string> cells_of(const std::string& line)
{
    std::vector<std::string> cells;
    if (line.empty() || line[0] != '|')
        return cells;
    std::string cell;
    for (std::size_t at = 1; at < line.size(); ++at) {
        if (line[at] == '\\' && at + 1 < line.size() && line[at + 1] == '|')
            cell += line[++at];
        else if (line[at] == '|')
            cells.push_back(trimmed(cell)), cell.clear();
        else
            cell += line[at];
    }
    return cells;
}

std::string quoted(const std::string& text)
{
    std::string result = "\"";
    for (const char c : text)
        result += (c == '"' || c == '\\') ? std::string{'\\', c} : std::string{c};
    return result + '"';
}

/// "A07", "A43"… in the order they are mentioned.
std::string ambiguities_in(const std::string& text)
{
    std::string found;
    for (std::size_t at = 0; at + 2 < text.size(); ++at) {
        const bool is_id = text[at] == 'A' && isdigit(text[at + 1]) && isdigit(text[at + 2]) &&
                           (at == 0 || !isalnum(text[at - 1])) && (at + 3 == text.size() || !isalnum(text[at + 3]));
        const std::string id = text.substr(at, 3);
        if (is_id && found.find(id) == std::string::npos)
            found += (found.empty() ? "" : " ") + id;
    }
    return found;
}

/// What a page says, as the lines of two C++ tables.
class Catalogue {
public:
    Catalogue(std::string page, const std::string& game) : page_(std::move(page)), begin_of_ids_(game + ".")
    {
        for (char& c : begin_of_ids_)
            c = c == '_' ? '-' : c;
    }

    /// What is wrong with the row; empty when it was understood, or is no row of a catalogue.
    std::string take(const std::vector<std::string>& cells)
    {
        if (cells.size() != 6)
            return "";
        if (cells[0].rfind(begin_of_ids_, 0) == 0)
            return take_rule(cells);
        if (cells[0].size() == 3 && ambiguities_in(cells[0]) == cells[0])
            take_ambiguity(cells);
        return "";
    }

    bool is_empty() const { return seen_.empty(); }
    const std::string& rules() const { return rules_; }
    const std::string& ambiguities() const { return ambiguities_; }

private:
    std::string page_;
    std::string begin_of_ids_;
    std::set<std::string> seen_{};
    std::string rules_{};
    std::string ambiguities_{};

    std::string take_rule(const std::vector<std::string>& cells)
    {
        const std::set<std::string> kinds{"compute", "flag", "flag-state", "ask", "setup", "deck", "win"};
        const std::set<std::string> severities{"info", "warning", "illegal"};
        if (!kinds.contains(cells[3]) || !severities.contains(cells[5]))
            return cells[0] + " has the kind “" + cells[3] + "” and the severity “" + cells[5] + "” in " + page_;
        if (!seen_.insert(cells[0]).second)
            return cells[0] + " stands twice in " + page_;
        const std::string kind = cells[3] == "flag-state" ? "flag_state" : cells[3];
        rules_ += "    {" + quoted(cells[0]) + ", " + quoted(cells[1]) + ", RuleKind::" + kind +
                  ", Severity::" + cells[5] + ",\n     " + quoted(cells[2]) + ", " +
                  quoted(ambiguities_in(cells[2] + cells[4])) + "},\n";
        return "";
    }

    void take_ambiguity(const std::vector<std::string>& cells)
    {
        const std::string option = cells[5].substr(0, cells[5].find('`'));
        ambiguities_ += "    {" + quoted(cells[0]) + ", " + quoted(cells[1]) + ", " + quoted(cells[2]) + ",\n     " +
                        quoted(cells[3]) + ", " + quoted(option == "–" ? "" : option) + "},\n";
    }
};

/// False when it could not be written.
bool write(const std::string& file, const std::string& game, const Catalogue& catalogue)
{
    std::ofstream out(file);
    out << "// Written by engine/tools/catalogue_writer.cpp from RULES.md. Change that page, not this file.\n"
           "#pragma once\n\n#include \"engine/rules/rule.h\"\n\n"
           "namespace cardinal::"
        << game << " {\n\ninline constexpr RuleInfo catalogue[] = {\n"
        << catalogue.rules() << "};\n\ninline constexpr Ambiguity ambiguities[] = {\n"
        << catalogue.ambiguities()
        << "};\n\nconsteval const RuleInfo& rule(std::string_view id) { return find_rule(catalogue, id); }\n\n"
           "}  // namespace cardinal::"
        << game << "\n";
    return static_cast<bool>(out.flush());
}

int fail(const std::string& why, int code)
{
    std::cerr << "catalogue_writer: " << why << "\n";
    return code;
}

}  // namespace

int main(int argc, char** argv)
{
    if (argc != 4) {
        std::cerr << "usage: catalogue_writer RULES.md NAMESPACE OUTPUT\n";
        return 2;
    }
    std::ifstream page(argv[1]);
    if (!page)
        return fail(std::string("cannot read ") + argv[1], 3);
    Catalogue catalogue(argv[1], argv[2]);
    for (std::string line; std::getline(page, line);)
        if (const std::string wrong = catalogue.take(cells_of(line)); !wrong.empty())
            return fail(wrong, 1);
    if (catalogue.is_empty())
        return fail(std::string("no rules found in ") + argv[1], 1);
    return write(argv[3], argv[2], catalogue) ? 0 : fail(std::string("cannot write ") + argv[3], 3);
}
