#pragma once

#include "engine/referee/explain.h"
#include "engine/rules/comparison.h"

#include <cstdint>
#include <optional>
#include <unordered_set>
#include <vector>

namespace cardinal {

/// Whether people told what was done in a look. Who chooses one of the stories that are offered was not asked for every
/// card of a group: the answer was as near as could be.
enum class Told : std::uint8_t { by_nobody, by_choosing, in_words };

/// A look that was settled, as the book tells it.
struct PastLook {
    int entry = 0;  ///< the newest of the record before it
    Position before{};
    std::vector<Deed> deeds{};
    Board after{};                ///< what the book shows after it
    Board shown{};                ///< what the table showed, with what was held to be late
    Told told = Told::by_nobody;  ///< where people said so, none of its deeds was another
    std::vector<Fact> late{};     ///< what lay otherwise than the book shows
    bool is_begun = false;        ///< nobody saw the table like that: what follows was done in the same look
};

/// How what is seen may have come about by legal play after all.
struct Account {
    std::size_t from = 0;  ///< the first past look that is told otherwise; all of them: none is
    std::vector<std::vector<Deed>>
        looks{};  ///< the deeds from there on, look by look; the last are those of the present
    Position end{};
};

/// Somebody seems to have broken a rule, or nothing explains what is seen. Whether something that nobody saw would set
/// it right: a pass, an ability that left no trace, a deed whose mark was set only now, another group or target, or
/// another order than the book has. What was told of the last looks is done again with one such change, or with two
/// that concern the cards in question; every look must have shown what it showed, and all must be legal. Tried in one
/// order and for so many deeds, so that every machine comes to the same end.
class Hindsight {
public:
    Hindsight(const Game& game, const std::vector<PastLook>& past, const Position& now, const Board& seen,
              const Settled& settled = {});

    /// The rivals are what else may have been done, and would be legal.
    std::optional<Account> account_for(const Story& charge, const std::vector<Story>& rivals = {});
    /// False when not all that might have been could be tried, or when legal play that nobody can be sure of, such as
    /// half of it seen, may have led there.
    bool is_exhausted() const { return steps_left_ > 0 && !may_be_; }

private:
    struct Point {  ///< before this deed of this look
        std::size_t look = 0, deed = 0;
    };
    /// Another way to go on from a point: deeds that the book does not tell, in place of so many that it does.
    struct Way {
        std::vector<Deed> deeds{};
        Position after{};
        std::size_t instead_of = 0;
        int late = 0;
    };
    struct Line {  ///< a past as it is told so far
        std::size_t from = 0;
        std::vector<std::vector<Deed>> told = {{}};  ///< look by look
        bool is_changed = false;
        int late = 0;  ///< deeds that showed only now
        std::vector<Deed> changes{};
    };
    struct Cost {
        double all = 0;
        int unseen = 0;
        void add(const Deed& deed, bool is_unseen);
    };
    class Orders;
    struct Arrival {  ///< a past that leads to the table before what is seen
        Position now{};
        Line line{};
    };

    const Game& game_;
    const std::vector<PastLook>& past_;
    const Position& now_;
    const Board& seen_;
    Settled settled_{};
    BoardComparison comparison_;
    std::vector<Fact> different_{};  ///< from the book
    int steps_left_ = 0;

    double charge_ = 0;                           ///< what the charge costs
    std::vector<std::vector<Action>> charges_{};  ///< what may have been done in this look
    std::vector<std::vector<Action>> parts_{};    ///< of the charge, each without one legal deed
    std::size_t first_rival_ = 0;                 ///< of them; those before are what is charged
    bool is_bold_ = false;                        ///< what is tried now is far from what is charged
    std::vector<CardId> concerned_{};
    std::uint64_t by_the_book_ = 0;  ///< what comes of the charge
    bool only_concerned_ = false;
    std::vector<Arrival> arrivals_{};
    std::unordered_set<std::uint64_t> arrived_{};
    std::unordered_set<std::uint64_t> walked_{};  ///< points of lines, by where they stand and what was believed so far
    std::optional<Account> account_{};
    bool may_be_ = false;

    bool is_done() const { return account_ || steps_left_ <= 0; }
    void note_charge(const Story& charge);
    void note_parts(const Story& charge);
    void note_rivals(const std::vector<Story>& rivals);
    std::vector<Action> what_left_its_trace(const Story& rival) const;
    void note_deeds(const Story& story, bool only_legal);
    void note_charged(std::vector<Action> deeds);
    void note_whom_it_concerns(const std::vector<Action>& deeds);
    bool concerns(const Action& action) const;
    bool take(Position& position, const Action& action, bool may_be_illegal = false);

    // the past
    void walk(Position position, Point at, Line line, int changes);
    bool is_new_ground(const Position& position, Point at, const Line& line, int changes);
    void tell_in_any_order(int most_changes);
    void tell_afresh();
    void search_look(std::size_t which, const Position& before, const Line& line);
    void go_on_from(std::size_t which, const Position& before, Line line, const Story& story);
    std::vector<Way> ways(const Position& position, Point at);
    bool shows_only_now(const std::vector<Fact>& trace) const;
    bool is_what_was_shown(const Board& table, const PastLook& look) const;
    void add_quiet_ways(const Position& position, const Deed* told, std::vector<Way>& found);
    void add_other_meanings(const Position& position, const Deed& deed, std::vector<Way>& found);
    void add_other_groups(const Position& position, const Deed& deed, std::vector<Way>& found);
    void add_others(const Position& position, const Deed& deed, const std::vector<Action>& others,
                    std::vector<Way>& found);
    void arrive(Position now, Line line);
    std::vector<Arrival> take_out_what_changes_nothing();

    // what is seen now
    void try_present(const Arrival& at, int insertions);
    void go_on(const Arrival& at, const Position& position, const std::vector<Action>& left, int insertions,
               std::vector<Deed>& told);
    void weigh(const Arrival& at, const std::vector<Deed>& told, const Position& end);
    Cost cost_of(const Line& line) const;
    Cost cost_of(const Arrival& at, const std::vector<Deed>& told) const;
    bool is_half_seen(const std::vector<Fact>& left) const;
    std::uint64_t what_comes_of_it(const Position& at);
    void search_from_the_first(const std::vector<Arrival>& arrivals);
    void search_from(const Arrival& at);
    void take_for_true(const Arrival& at, std::vector<Deed> present, Position end);
};

}  // namespace cardinal
