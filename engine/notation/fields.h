#pragma once

#include "engine/notation/cursor.h"
#include "engine/rules/words.h"

#include <span>
#include <string>
#include <vector>

namespace cardinal::notation {

/// Names that fields refer to, numbered as they are met; see NameNumber.
class NameKeeper {
public:
    /// 0 when there is no room for more names.
    NameNumber number_of(std::string_view name);
    std::vector<std::string> names() const { return index_.known(); }

private:
    NameIndex index_{};
};

/// What fields are read with.
struct FieldReader {
    const FieldWords* words = nullptr;
    const NameIndex* cards = nullptr;  ///< card names, to know where a name ends
    NameKeeper* names = nullptr;
    std::span<const std::string_view> stops{};       ///< words that begin something else
    std::span<const std::string_view> late_stops{};  ///< the same, unless a field that has nothing yet knows them, too
    bool takes_bare_names = false;  ///< a card's name without its field's name belongs to the first field of names
};

/// Reads fields until the statement ends or something stands there that is none. Commas and fillers are passed over.
void take_fields(Cursor& cursor, const FieldReader& reader, std::span<Number> fields);
/// True when a field of these words could begin here.
bool sees_field(const Cursor& cursor, const FieldWords& words);

/// `tank, energy 8, executed_by General Hale`: what is given, in the order of the words. Where blanks separate the
/// fields, names stand in quotation marks.
std::string write_fields(const FieldWords& words, std::span<const Number> fields, const std::vector<std::string>& names,
                         std::string_view separator);

}  // namespace cardinal::notation
