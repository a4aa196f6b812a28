#include "carddb/csv.h"

#include <algorithm>
#include <array>

namespace cardinal::carddb {
namespace {

char separator_of(std::string_view text)
{
    const std::string_view first = text.substr(0, text.find('\n'));
    const auto count = [&](char separator) { return std::ranges::count(first, separator); };
    constexpr std::array separators{',', ';', '\t'};
    return *std::ranges::max_element(separators, {}, count);
}

class Reader {
public:
    explicit Reader(std::string_view text) : text_(text), separator_(separator_of(text)) {}

    Result<std::vector<CsvLine>> read()
    {
        while (at_ < text_.size() && open_quotation_ == 0)
            read_line();
        if (open_quotation_ != 0)
            return Failure{
                {"Line " + std::to_string(open_quotation_) + ": a quotation mark opens here that none closes."}};
        return std::move(lines_);
    }

private:
    std::string_view text_;
    char separator_;
    std::size_t at_ = 0;
    int line_ = 1;
    int open_quotation_ = 0;
    std::vector<CsvLine> lines_{};

    bool sees(char letter) const { return at_ < text_.size() && text_[at_] == letter; }
    bool at_line_end() const { return at_ >= text_.size() || sees('\n') || text_.substr(at_).starts_with("\r\n"); }

    void read_line()
    {
        CsvLine line{.line = line_};
        do
            line.cells.push_back(read_cell());
        while (take(separator_));
        take('\r');
        if (take('\n'))
            ++line_;
        if (std::ranges::any_of(line.cells, [](const std::string& cell) { return !cell.empty(); }))
            lines_.push_back(std::move(line));
    }

    bool take(char letter)
    {
        const bool is_there = sees(letter);
        at_ += is_there ? 1 : 0;
        return is_there;
    }

    std::string read_cell()
    {
        std::string cell;
        if (take('"'))
            cell = read_quotation();
        while (!at_line_end() && !sees(separator_))
            cell += text_[at_++];
        const std::size_t begin = std::min(cell.find_first_not_of(" \t"), cell.size());
        return cell.substr(begin, cell.find_last_not_of(" \t\r\n") + 1 - begin);
    }

    std::string read_quotation()
    {
        std::string inside;
        const int began = line_;
        while (at_ < text_.size()) {
            const char letter = text_[at_++];
            if (letter == '"' && !sees('"'))
                return inside;
            if (letter == '"')
                ++at_;
            line_ += letter == '\n' ? 1 : 0;
            if (letter != '\r')
                inside += letter;
        }
        open_quotation_ = began;
        return inside;
    }
};

}  // namespace

Result<std::vector<CsvLine>> read_csv(std::string_view text) { return Reader(text).read(); }

std::string write_csv(const std::vector<std::string>& cells)
{
    std::string line;
    for (const std::string& cell : cells) {
        line += &cell == cells.data() ? "" : ",";
        if (cell.find_first_of(",;\t\"\n\r") == std::string::npos) {
            line += cell;
            continue;
        }
        line += '"';
        for (const char letter : cell)
            line += letter == '"' ? std::string("\"\"") : std::string(1, letter);
        line += '"';
    }
    return line + "\n";
}

}  // namespace cardinal::carddb
