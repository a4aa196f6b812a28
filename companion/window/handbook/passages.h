#pragma once

#include <QString>
#include <QStringList>
#include <cstdint>
#include <vector>

namespace cardinal::window {

/// A piece of a page of the user's guide, to be drawn by what it is.
struct Passage {
    enum class Kind : std::uint8_t { heading, words, item, commands, table, picture };
    Kind kind = Kind::words;
    QString text{};                   ///< as rich text; of commands plain; of a picture what it shows
    QString mark{};                   ///< of an item: its number, or a dot
    QString file{};                   ///< of a picture
    std::vector<QStringList> rows{};  ///< of a table, as rich text; the first are its heads
};

/// A page as it is written in Markdown, of which the guide needs little: headings, paragraphs, lists, tables, commands
/// and pictures; in lines bold words, code and links.
std::vector<Passage> passages_of(const QString& page);

struct Chapter {
    QString id{};  ///< the name of its file without its end
    QString title{}, says{};
};

/// The chapters in the order in which the guide's first page lists them.
std::vector<Chapter> chapters_of(const QString& first_page);

}  // namespace cardinal::window
