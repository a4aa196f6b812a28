// Writes a game's catalogue as a C++ table from its RULES.md, so that each rule's id, citation, kind and severity is
// written once, where people read it, and an id that is not in the catalogue does not compile.
// Use: catalogue_writer RULES.md NAMESPACE OUTPUT
#include <fstream>
#include <iostream>
#include <map>
#include <set>
#include <sstream>
#include <string>
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

}  // namespace

int main(int argc, char** argv)
{
    if (argc != 4) {
        std::cerr << "usage: catalogue_writer RULES.md NAMESPACE OUTPUT\n";
        return 2;
    }
    std::ifstream rules_page(argv[1]);
    if (!rules_page) {
        std::cerr << "catalogue_writer: cannot read " << argv[1] << "\n";
        return 3;
    }
    const std::string game = argv[2];
    const std::set<std::string> kinds{"compute", "flag", "flag-state", "ask", "setup", "deck", "win"};
    std::ostringstream rules, ambiguities;
    std::set<std::string> seen;
    std::string line;
    while (std::getline(rules_page, line)) {
        const auto cells = cells_of(line);
        if (cells.size() == 6 && kinds.contains(cells[3])) {
            if (!seen.insert(cells[0]).second) {
                std::cerr << "catalogue_writer: " << cells[0] << " stands twice in " << argv[1] << "\n";
                return 1;
            }
            std::string kind = cells[3] == "flag-state" ? "flag_state" : cells[3];
            rules << "    {" << quoted(cells[0]) << ", " << quoted(cells[1]) << ", RuleKind::" << kind
                  << ", Severity::" << cells[5] << ",\n     " << quoted(cells[2]) << ", "
                  << quoted(ambiguities_in(cells[2] + cells[4])) << "},\n";
        } else if (cells.size() == 6 && cells[0].size() == 3 && ambiguities_in(cells[0]) == cells[0]) {
            const std::string option = cells[5].substr(0, cells[5].find('`'));
            ambiguities << "    {" << quoted(cells[0]) << ", " << quoted(cells[1]) << ", " << quoted(cells[2])
                        << ",\n     " << quoted(cells[3]) << ", " << quoted(option == "–" ? "" : option) << "},\n";
        }
    }
    if (seen.empty()) {
        std::cerr << "catalogue_writer: no rules found in " << argv[1] << "\n";
        return 1;
    }
    std::ofstream(argv[3])
        << "// Written by engine/tools/catalogue_writer.cpp from RULES.md. Change that page, not this file.\n"
           "#pragma once\n\n#include \"engine/rules/rule.h\"\n\n"
           "namespace cardinal::"
        << game
        << " {\n\n"
           "inline constexpr RuleInfo catalogue[] = {\n"
        << rules.str()
        << "};\n\n"
           "inline constexpr Ambiguity ambiguities[] = {\n"
        << ambiguities.str()
        << "};\n\n"
           "consteval const RuleInfo& rule(std::string_view id) { return find_rule(catalogue, id); }\n\n"
           "}  // namespace cardinal::"
        << game << "\n";
    return 0;
}
