// A table of data: the pages' sentences and their German.
#include "companion/pages/tongue.h"

#include <algorithm>
#include <array>

namespace cardinal::pages {
namespace {

using Said = std::pair<std::string_view, std::string_view>;
constexpr std::array sentences{
    // a match
    Said{"player %1", "Spieler %1"},
    Said{"Turn by turn", "Zug um Zug"},
    Said{"1 entry, %1 flagged.", "1 Eintrag, Verstöße: %1."},
    Said{"%1 entries, %2 flagged.", "%1 Einträge, Verstöße: %2."},
    Said{"Rules version %1, profile %2.", "Regelfassung %1, Profil %2."},
    Said{"practice", "Übung"},
    Said{"tournament", "Turnier"},
    Said{"House rules: %1.", "Hausregeln: %1."},
    Said{"Flags", "Verstöße"},
    Said{"Nothing was flagged.", "Kein Verstoß."},
    Said{"Turn", "Zug"},
    Said{"Entry", "Eintrag"},
    Said{"Play", "Spielzug"},
    Said{"Broken rule", "Gebrochene Regel"},
    Said{"Afterwards", "Danach"},
    Said{"taken back", "zurückgenommen"},
    Said{"left as it was", "so stehen gelassen"},
    Said{"▼ marks a flagged play.", "▼ steht für einen Verstoß."},
    Said{"Numbers over the turns", "Zahlen über die Züge"},
    Said{"turn %1", "Zug %1"},
    Said{"round %1", "Runde %1"},
    Said{"%1 won.", "%1 hat gewonnen."},
    Said{"Nobody won.", "Niemand hat gewonnen."},
    Said{"The match was not finished.", "Die Partie wurde nicht beendet."},
    Said{"Replay: %1.", "Wiedergabe: %1."},
    Said{"exact", "genau"},
    Said{"unverified", "ungeprüft"},
    Said{"diverged", "weicht ab"},
    // of every broken rule
    Said{"illegal", "regelwidrig"},
    Said{"warning", "Warnung"},
    Said{"info", "Hinweis"},
    Said{"line", "Zeile"},
    Said{"lines", "Zeilen"},
    Said{"%1 · rulebook: %2", "%1 · Regelheft: %2"},
    Said{"The rulebook is unclear here; it is read as is usual.",
         "Das Regelheft ist hier unklar; es wird gelesen wie üblich."},
    Said{"The rulebook is unclear here. How it is read is a house rule, “%1”: %2.",
         "Das Regelheft ist hier unklar. Wie es gelesen wird, ist eine Hausregel, „%1“: %2."},
    // a deck
    Said{"No verdict: some lines of the list were not understood.",
         "Kein Urteil: Einige Zeilen der Liste wurden nicht verstanden."},
    Said{"Illegal: 1 finding.", "Regelwidrig: 1 Befund."},
    Said{"Illegal: %1 findings.", "Regelwidrig: %1 Befunde."},
    Said{"Legal.", "Regelgerecht."},
    Said{"Legal, with remarks: 1 finding.", "Regelgerecht, mit Anmerkungen: 1 Befund."},
    Said{"Legal, with remarks: %1 findings.", "Regelgerecht, mit Anmerkungen: %1 Befunde."},
    Said{"What", "Was"},
    Said{"Rule", "Regel"},
    Said{"Where it stands", "Wo sie steht"},
    Said{"by the reading %1", "nach der Lesart %1"},
    Said{"Player", "Spieler"},
    Said{"Place", "Ort"},
    Said{"Judge", "Schiedsrichter"},
    Said{"Date", "Datum"},
    Said{"Signature", "Unterschrift"},
    Said{"%1, rules %2 · 1 card", "%1, Regeln %2 · 1 Karte"},
    Said{"%1, rules %2 · %3 cards", "%1, Regeln %2 · %3 Karten"},
    Said{"Not understood", "Nicht verstanden"},
    Said{"Otherwise than registered", "Anders als eingetragen"},
    Said{"House rules", "Hausregeln"},
    Said{"Fingerprint of the list: %1", "Fingerabdruck der Liste: %1"},
    Said{"These decks may meet, and a match can begin.",
         "Diese Decks dürfen gegeneinander spielen, und eine Partie kann beginnen."},
    Said{"A match between these decks cannot begin.", "Eine Partie zwischen diesen Decks kann nicht beginnen."},
};

}  // namespace

std::span<const Said> Tongue::german() { return sentences; }

std::string_view Tongue::translated(std::string_view english) const
{
    if (!is_german_)
        return english;
    const auto* const found = std::ranges::find(sentences, english, &Said::first);
    return found == sentences.end() ? english : found->second;
}

std::string Tongue::filled(std::string_view sentence, std::initializer_list<std::string_view> texts)
{
    std::string said;
    for (std::size_t at = 0; at < sentence.size(); ++at) {
        const char next = at + 1 < sentence.size() ? sentence[at + 1] : '\0';
        const auto place = static_cast<std::size_t>(next - '1');
        if (sentence[at] != '%' || next < '1' || place >= texts.size()) {
            said += sentence[at];
            continue;
        }
        said += texts.begin()[place];
        ++at;
    }
    return said;
}

}  // namespace cardinal::pages
