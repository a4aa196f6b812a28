#include "companion/cli/scenes.h"

#include "companion/cli/report.h"

#include <algorithm>
#include <cctype>
#include <cmath>
#include <cstdio>
#include <nlohmann/json.hpp>
#include <opencv2/imgproc.hpp>

namespace cardinal::cli {
namespace {

using Json = nlohmann::ordered_json;
using vision::middle_of;
using vision::SceneCard;
using vision::Stillness;

double hundredths(double number) { return std::round(number * 100) / 100; }

Json json_of(const cv::Point2d& point) { return {hundredths(point.x), hundredths(point.y)}; }
template <class Points>
Json list_of(const Points& points)
{
    Json list = Json::array();
    for (const cv::Point2d& point : points)
        list.push_back(json_of(point));
    return list;
}

const char* word_for(vision::How how)
{
    constexpr const char* words[] = {"none", "tracked", "art", "code"};
    return words[static_cast<std::size_t>(how)];
}
const char* word_for(Stillness state)
{
    constexpr const char* words[] = {"settled", "candidate", "disturbed"};
    return words[static_cast<std::size_t>(state)];
}

const carddb::Copy* copy_of(const SceneCard& card, const Known& known)
{
    return card.last.code ? &known.copies[card.last.reading.entry] : nullptr;
}

bool is_named(const SceneCard& card) { return card.last.code || card.last.art; }

std::string name_of(const SceneCard& card, const Known& known)
{
    if (const carddb::Copy* copy = copy_of(card, known))
        return copy->card;
    if (card.last.art)
        return known.learned[*card.last.art].name;
    return card.last.face == vision::Face::down ? "a card face down" : "an unknown card";
}

void add_place(Json& object, const cv::Point2d& middle, double angle)
{
    object["center_mm"] = json_of(middle);
    object["angle"] = hundredths(angle);
}

Json json_of(const SceneCard& card, const Known& known, bool has_pose)
{
    Json object{{"track", card.track}};
    if (const carddb::Copy* copy = copy_of(card, known))
        object.update(
            {{"card", copy->card}, {"serial", write_serial(copy->code.serial)}, {"code", write_code(copy->code)}});
    else if (card.last.art)
        object["card"] = name_of(card, known);
    object["how"] = word_for(card.last.how);
    object["face"] = card.last.face == vision::Face::up ? "up" : "down";
    object["quad"] = list_of(card.last.quad);
    if (has_pose)
        add_place(object, card.middle, card.angle);
    object.update({{"visible", hundredths(card.last.visible)},
                   {"state", word_for(card.state)},
                   {"confidence", card.last.confidence},
                   {"outline", card.last.has_outline}});
    if (card.last.code)
        object.update({{"module_px", hundredths(card.last.reading.modules_px)},
                       {"frame", hundredths(card.last.reading.frame)},
                       {"correlation", hundredths(card.last.reading.correlation)},
                       {"lead", hundredths(card.last.reading.lead)}});
    return object;
}

/// The kind and the number that a marker stands for; nothing where it is none of this game's tokens.
Json meaning_of(MarkerId marker, const Game* game)
{
    for (const CommandWord& word : command_words)
        if (marker_of(word.command) == marker)
            return {{"command", word.name}};
    if (game && game->tokens)
        for (const TokenKind& kind : game->tokens->kinds)
            for (std::size_t face = 0; face < kind.faces.size(); ++face)
                if (kind.marker_of(face) == marker)
                    return {{"kind", kind.name}, {"value", kind.faces[face]}};
    if (game && game->tokens)
        for (const DialKind& dial : game->tokens->dials)
            if (marker == dial.base || marker == dial.pointer)
                return {{"dial", dial.name}, {"part", marker == dial.base ? "base" : "pointer"}};
    return Json::object();
}

/// A die with a sticker: which of its sides is up.
DieShown side_up(const vision::SceneToken& token, const Known& known)
{
    return die_shown(known.game ? *known.game->tokens : Tokens{}, token.last.marker);
}

/// As people call it; empty for what is none of this game's.
std::string name_of(const vision::SceneToken& token, const Known& known)
{
    if (const DieShown side = side_up(token, known); side.die)
        return std::string(side.die->name) + " die: " + std::string(side.die->faces[side.face].shows);
    const Json meaning = meaning_of(token.last.marker, known.game);
    if (meaning.contains("command"))
        return "command " + meaning["command"].get<std::string>();
    if (meaning.contains("dial"))
        return meaning["dial"].get<std::string>() + " dial's " + meaning["part"].get<std::string>();
    if (meaning.contains("kind"))
        return meaning["kind"].get<std::string>() + " " + std::to_string(meaning["value"].get<int>());
    return {};
}

Json json_of(const vision::SceneToken& token, const Known& known, bool has_pose)
{
    Json object{{"track", token.track}, {"marker", token.last.marker}};
    object.update(meaning_of(token.last.marker, known.game));
    object["quad"] = list_of(token.last.quad);
    if (has_pose)
        add_place(object, token.middle, token.angle);
    if (token.on >= 0)
        object["on"] = token.on;
    object["state"] = word_for(token.state);
    object["confidence"] = hundredths(token.last.confidence);
    return object;
}

Json json_of(const vision::SceneToken& token, const DieShown& side, bool has_pose)
{
    const DieFace& face = side.die->faces[side.face];
    Json object{{"track", token.track},
                {"kind", side.die->name},
                {"value", face.number},
                {"face", face.shows},
                {"quad", list_of(token.last.quad)}};
    if (has_pose)
        object["center_mm"] = json_of(token.middle);
    object.update({{"state", word_for(token.state)}, {"confidence", hundredths(token.last.confidence)}});
    return object;
}

Json json_of(const vision::SceneDie& die, bool has_pose)
{
    Json object{{"track", die.track}, {"kind", "pips"}, {"value", die.last.value}, {"quad", list_of(die.last.quad)}};
    if (has_pose)
        object["center_mm"] = {hundredths(die.middle.x), hundredths(die.middle.y)};
    object.update({{"state", word_for(die.state)}, {"confidence", hundredths(die.last.confidence)}});
    return object;
}

/// Line by line; cards whose middles are half a card's height apart are in one line.
std::vector<SceneCard> in_reading_order(std::vector<SceneCard> cards)
{
    const auto line = [](const SceneCard& card) {
        return std::lround(middle_of(card.last.quad).y / (cv::norm(card.last.quad[3] - card.last.quad[0]) / 2 + 1));
    };
    std::ranges::stable_sort(cards, [&](const auto& one, const auto& other) {
        const auto here = line(one), there = line(other);
        return here != there ? here < there : middle_of(one.last.quad).x < middle_of(other.last.quad).x;
    });
    return cards;
}

std::string counted(std::size_t count)
{
    return count == 0 ? "no card that is known here" : count == 1 ? "1 card" : std::to_string(count) + " cards";
}

void draw_frame(cv::Mat& drawing, const vision::Quad& quad, const cv::Scalar& colour, const cv::Scalar& top)
{
    for (std::size_t side = 0; side < quad.size(); ++side)
        cv::line(drawing, quad[side], quad[(side + 1) % 4], side == 0 ? top : colour, 2, cv::LINE_AA);
}

void draw_name(cv::Mat& drawing, const std::string& name, const cv::Point2d& middle)
{
    const cv::Scalar ink(20, 20, 20), paper(245, 245, 245);
    const cv::Size size = cv::getTextSize(name, cv::FONT_HERSHEY_SIMPLEX, 0.4, 1, nullptr);
    const cv::Point from(cvRound(middle.x) - size.width / 2, cvRound(middle.y) + size.height / 2);
    cv::rectangle(drawing, from + cv::Point(-3, 4), from + cv::Point(size.width + 3, -size.height - 4), paper,
                  cv::FILLED);
    cv::putText(drawing, name, from, cv::FONT_HERSHEY_SIMPLEX, 0.4, ink, 1, cv::LINE_AA);
}

std::string clock(double time_ms)
{
    char text[32];
    std::snprintf(text, sizeof text, "%3d:%04.1f", static_cast<int>(time_ms / 60000), std::fmod(time_ms / 1000, 60));
    return text;
}

std::string at_place(const cv::Point2d& middle)
{
    return std::to_string(std::lround(middle.x)) + ", " + std::to_string(std::lround(middle.y));
}

/// What others wrote may hold anything, and a terminal obeys some of it.
std::string on_one_line(std::string text)
{
    std::ranges::replace_if(
        text, [](unsigned char letter) { return std::iscntrl(letter) != 0; }, ' ');
    return text;
}

}  // namespace

std::string as_json(const SeenFrame& seen, const Known& known)
{
    const vision::Scene& scene = seen.scene;
    const bool has_pose = scene.pose.has_value();
    Json object{{"frame",
                 {{"source", seen.source},
                  {"index", scene.frame},
                  {"time_ms", scene.time_ms},
                  {"width", seen.size.width},
                  {"height", seen.size.height}}}};
    if (has_pose && known.game)
        object["mat"] = {{"game", known.game->id}, {"error_mm", hundredths(scene.pose->error_mm)}};
    if (scene.has_moved)
        object["camera_moved"] = true;
    for (const char* list : {"cards", "tokens", "dice", "hands", "unknown"})
        object[list] = Json::array();
    for (const SceneCard& card : scene.cards)
        object["cards"].push_back(json_of(card, known, has_pose));
    for (const vision::SceneToken& token : scene.tokens)
        if (const DieShown side = side_up(token, known); side.die)
            object["dice"].push_back(json_of(token, side, has_pose));
        else
            object["tokens"].push_back(json_of(token, known, has_pose));
    for (const vision::SceneDie& die : scene.dice)
        object["dice"].push_back(json_of(die, has_pose));
    for (const vision::SceneHand& hand : scene.hands)
        object["hands"].push_back({{has_pose ? "edge_mm" : "edge", list_of(hand.edge)}});
    for (const SceneCard& card : scene.unknown)
        object["unknown"].push_back(json_of(card, known, has_pose));
    for (const vision::Quad& outline : seen.outlines)
        object["unknown"].push_back({{"quad", list_of(outline)}, {"outline", true}});
    if (!seen.codes.empty())
        object["codes"] = Json::array();
    for (const vision::Decoded& code : seen.codes)
        object["codes"].push_back({{"text", code.text}, {"quad", list_of(code.quad)}});
    return line_of(object);
}

std::string as_text(const SeenFrame& seen, const Known& known)
{
    std::vector<SceneCard> cards = in_reading_order(seen.scene.cards);
    const auto named = static_cast<std::size_t>(std::ranges::count_if(cards, is_named));
    const std::size_t others = cards.size() - named;
    std::string text =
        seen.source + ": " + counted(named) + (others > 0 ? ", " + std::to_string(others) + " face down" : "") + "\n";
    for (const SceneCard& card : cards)
        if (is_named(card)) {
            const carddb::Copy* copy = copy_of(card, known);
            text += "  " + padded(name_of(card, known), 28) + " " +
                    padded(copy ? write_code(copy->code) : "by picture", 11) + " at " +
                    at_place(middle_of(card.last.quad)) + "\n";
        }
    for (const vision::SceneToken& token : seen.scene.tokens)
        if (const std::string name = name_of(token, known); !name.empty())
            text += "  " + padded(name, 40) + "  at " + at_place(middle_of(token.last.quad)) + "\n";
    for (const vision::SceneDie& die : seen.scene.dice)
        text += "  " + padded("die " + std::to_string(die.last.value), 40) + "  at " +
                at_place(middle_of(die.last.quad)) + "\n";
    for (const vision::Quad& outline : seen.outlines)
        text += "  " + padded("something shaped like a card", 40) + "  at " + at_place(middle_of(outline)) + "\n";
    for (const vision::Decoded& code : seen.codes)
        text += "  " + padded("a code that is not known here", 40) + "  at " + at_place(middle_of(code.quad)) + ": " +
                on_one_line(code.text) + "\n";
    return text;
}

cv::Mat drawn_over(const cv::Mat& picture, const SeenFrame& seen, const Known& known)
{
    const cv::Scalar settled(60, 200, 60), restless(30, 160, 240), unknown(60, 60, 220), top(40, 80, 240),
        hand(200, 60, 200), of_others(200, 160, 40);
    cv::Mat drawing = picture.clone();
    if (drawing.channels() == 1)
        cv::cvtColor(drawing, drawing, cv::COLOR_GRAY2BGR);
    for (const SceneCard& card : seen.scene.cards) {
        draw_frame(drawing, card.last.quad, card.state == Stillness::settled ? settled : restless, top);
        draw_name(drawing, name_of(card, known), middle_of(card.last.quad));
    }
    for (const SceneCard& card : seen.scene.unknown)
        draw_frame(drawing, card.last.quad, unknown, unknown);
    for (const vision::Quad& outline : seen.outlines)
        draw_frame(drawing, outline, unknown, unknown);
    for (const vision::Decoded& code : seen.codes)
        draw_frame(drawing, code.quad, of_others, of_others);
    for (const vision::SceneToken& token : seen.scene.tokens)
        draw_frame(drawing, token.last.quad, token.state == Stillness::settled ? settled : restless, top);
    for (const vision::SceneDie& die : seen.scene.dice) {
        draw_frame(drawing, die.last.quad, die.state == Stillness::settled ? settled : restless, top);
        draw_name(drawing, std::to_string(die.last.value), middle_of(die.last.quad));
    }
    for (const vision::SceneHand& each : seen.scene.hands) {
        std::vector<cv::Point> edge;
        for (const cv::Point2d& mm : each.edge)
            edge.emplace_back(seen.scene.pose ? to_pixel(*seen.scene.pose, mm) : mm);
        cv::polylines(drawing, edge, true, hand, 2, cv::LINE_AA);
    }
    return drawing;
}

std::map<int, ChangeTeller::Place> ChangeTeller::places_in(const vision::Scene& scene) const
{
    std::map<int, Place> places = places_;
    std::erase_if(places, [&](const auto& place) {
        return std::ranges::find(scene.cards, place.first, &SceneCard::track) == scene.cards.end();
    });
    for (const SceneCard& card : scene.cards)
        if (card.state == Stillness::settled)
            places[card.track] = {scene.pose ? card.middle : middle_of(card.last.quad), card.angle,
                                  name_of(card, known_)};
    return places;
}

std::string ChangeTeller::told(const vision::Scene& scene)
{
    constexpr double near = 4, turned = 8;
    const std::map<int, Place> now = places_in(scene);
    const char* unit = scene.pose ? " mm" : "";
    std::string text;
    const auto say = [&](const std::string& what) { text += clock(scene.time_ms) + "  " + what + "\n"; };
    if (scene.has_moved)
        say("the camera was moved");
    for (const auto& [track, place] : places_)
        if (!now.contains(track))
            say("- " + place.name);
    for (const auto& [track, place] : now) {
        const auto before = places_.find(track);
        const std::string where = place.name + " at " + at_place(place.middle) + unit;
        if (before == places_.end())
            say("+ " + where);
        else if (cv::norm(before->second.middle - place.middle) > near ||
                 std::abs(std::remainder(before->second.angle - place.angle, 360)) > turned)
            say("> " + where + ", " + std::to_string(std::lround(place.angle) % 360) + "°");
    }
    places_ = now;
    return text;
}

}  // namespace cardinal::cli
