#include "carddb/small_xml.h"

#include <algorithm>
#include <array>

namespace cardinal::carddb {
namespace {

constexpr std::array<std::pair<std::string_view, std::string_view>, 5> entities{
    {{"&lt;", "<"}, {"&gt;", ">"}, {"&quot;", "\""}, {"&apos;", "'"}, {"&amp;", "&"}}};

std::string unescaped(std::string_view text)
{
    std::string plain;
    while (!text.empty()) {
        const auto is_next = [&](const auto& entity) { return text.starts_with(entity.first); };
        const auto entity = std::ranges::find_if(entities, is_next);
        plain += entity == entities.end() ? text.substr(0, 1) : entity->second;
        text.remove_prefix(entity == entities.end() ? 1 : entity->first.size());
    }
    return plain;
}

class Reader {
public:
    explicit Reader(std::string_view text) : text_(text) {}

    Result<std::vector<XmlElement>> read()
    {
        while (at_ < text_.size() && complaint_.empty())
            read_piece();
        if (complaint_.empty() && !open_.empty())
            complain("<" + elements_[open_.back()].name + "> is never closed");
        if (complaint_.empty() && elements_.empty())
            complain("there is no element in it");
        if (!complaint_.empty())
            return Failure{{complaint_}};
        return std::move(elements_);
    }

private:
    std::string_view text_;
    std::size_t at_ = 0;
    int line_ = 1;
    std::vector<XmlElement> elements_{};
    std::vector<std::size_t> open_{};
    std::string complaint_{};

    void complain(const std::string& what)
    {
        if (complaint_.empty())
            complaint_ = "Line " + std::to_string(line_) + ": " + what + ".";
    }

    std::string_view take_until(std::string_view end)
    {
        const std::size_t stop = std::min(text_.find(end, at_), text_.size());
        const std::string_view taken = text_.substr(at_, stop - at_);
        if (stop == text_.size())
            complain("it ends before “" + std::string(end) + "”");
        line_ += static_cast<int>(std::ranges::count(taken, '\n'));
        at_ = std::min(stop + end.size(), text_.size());
        return taken;
    }

    void read_piece()
    {
        const std::string_view rest = text_.substr(at_);
        if (rest.front() != '<')
            return read_text();
        if (rest.starts_with("<!--"))
            static_cast<void>(take_until("-->"));
        else if (rest.starts_with("<!DOCTYPE"))
            complain("it defines a language of its own, which is not read");
        else if (rest.starts_with("<?") || rest.starts_with("<!"))
            static_cast<void>(take_until(">"));
        else if (rest.starts_with("</"))
            close();
        else
            open();
    }

    void read_text()
    {
        const std::size_t end = std::min(text_.find('<', at_), text_.size());
        const std::string_view taken = text_.substr(at_, end - at_);
        line_ += static_cast<int>(std::ranges::count(taken, '\n'));
        at_ = end;
        if (!open_.empty())
            elements_[open_.back()].text += unescaped(taken);
    }

    void close()
    {
        at_ += 2;
        std::string_view name = take_until(">");
        name = name.substr(0, name.find_last_not_of(" \t\r\n") + 1);
        if (open_.empty() || elements_[open_.back()].name != name)
            return complain("</" + std::string(name.substr(0, 40)) + "> closes nothing that is open");
        open_.pop_back();
    }

    void open()
    {
        ++at_;
        XmlElement element{.line = line_, .depth = static_cast<int>(open_.size())};
        std::string_view inside = take_until(">");
        const bool is_whole = inside.ends_with('/');
        inside.remove_suffix(is_whole ? 1 : 0);
        element.name = inside.substr(0, inside.find_first_of(" \t\r\n"));
        inside.remove_prefix(element.name.size());
        while (read_attribute(inside, element)) {
        }
        elements_.push_back(std::move(element));
        if (!is_whole)
            open_.push_back(elements_.size() - 1);
    }

    bool read_attribute(std::string_view& inside, XmlElement& element)
    {
        inside.remove_prefix(std::min(inside.find_first_not_of(" \t\r\n"), inside.size()));
        const std::size_t sign = inside.find('=');
        const std::size_t quotation =
            inside.find_first_of("\"'", sign == std::string_view::npos ? inside.size() : sign);
        if (sign == std::string_view::npos || quotation == std::string_view::npos)
            return false;
        const std::size_t end = inside.find(inside[quotation], quotation + 1);
        if (end == std::string_view::npos)
            return complain("an attribute has no end"), false;
        std::string_view name = inside.substr(0, sign);
        name = name.substr(0, name.find_last_not_of(" \t\r\n") + 1);
        element.attributes.emplace_back(name, unescaped(inside.substr(quotation + 1, end - quotation - 1)));
        inside.remove_prefix(end + 1);
        return true;
    }
};

}  // namespace

std::string XmlElement::attribute(std::string_view wanted) const
{
    const auto is_it = [&](const auto& attribute) { return attribute.first == wanted; };
    const auto found = std::ranges::find_if(attributes, is_it);
    return found == attributes.end() ? "" : found->second;
}

Result<std::vector<XmlElement>> read_xml(std::string_view text) { return Reader(text).read(); }

std::string escaped_for_xml(std::string_view text)
{
    std::string escaped;
    for (const char letter : text) {
        const auto is_it = [&](const auto& entity) { return entity.second.front() == letter; };
        const auto entity = std::ranges::find_if(entities, is_it);
        escaped += entity == entities.end() ? std::string(1, letter) : std::string(entity->first);
    }
    return escaped;
}

}  // namespace cardinal::carddb
