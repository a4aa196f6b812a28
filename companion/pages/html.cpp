#include "companion/pages/html.h"

namespace cardinal::pages {
namespace {

// Colours follow the reader's preference, and no meaning hangs on them alone. On paper there is neither background nor
// fold.
constexpr std::string_view style = R"css(
:root { color-scheme: light dark; --ink: #1c2024; --faint: #68707a; --line: #d5d9de; --back: #fff; --soft: #f4f5f7;
        --a: #1f5fbf; --b: #b3541e; --bad: #b3261e; --warn: #8a5a00; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e6e8eb; --faint: #9aa2ad; --line: #3a4047; --back: #16181b; --soft: #1f2327;
          --a: #7db0ff; --b: #ffab7a; --bad: #ff8a80; --warn: #f0c060; } }
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 2rem 1.2rem 4rem; max-width: 62rem; background: var(--back); color: var(--ink);
       font: 16px/1.5 system-ui, "Noto Sans", sans-serif; }
h1 { font-size: 1.7rem; line-height: 1.2; margin: 0 0 .3rem; }
h2 { font-size: 1.15rem; margin: 2.4rem 0 .7rem; }
h3 { font-size: 1rem; margin: 1.6rem 0 .4rem; padding-top: .5rem; border-top: 1px solid var(--line); }
a { color: inherit; }
.faint { color: var(--faint); }
.numbers { color: var(--faint); font-size: .9rem; margin: 0 0 .5rem; }
table { border-collapse: collapse; width: 100%; font-size: .95rem; }
th, td { text-align: left; vertical-align: top; padding: .3rem .8rem .3rem 0; border-bottom: 1px solid var(--line); }
th { font-weight: 600; } td.number, th.number { text-align: right; font-variant-numeric: tabular-nums; }
ol.moments { list-style: none; margin: 0; padding: 0; }
ol.moments li { display: grid; grid-template-columns: 2.6rem 1fr; padding: .15rem 0; }
ol.moments li > .entry { color: var(--faint); font-size: .85rem; padding-top: .12rem; }
.step { font-weight: 500; } .changes { color: var(--faint); font-size: .9rem; }
.undone > .what > .step { text-decoration: line-through; color: var(--faint); }
.flag { border-left: 3px solid var(--warn); background: var(--soft); margin: .3rem 0; padding: .35rem .7rem;
        font-size: .92rem; border-radius: 0 4px 4px 0; }
.flag.illegal { border-color: var(--bad); }
.rule { color: var(--faint); font-size: .85rem; overflow-wrap: anywhere; }
.plots { display: grid; grid-template-columns: repeat(auto-fill, minmax(18rem, 1fr)); gap: 1rem 1.4rem; }
figure { margin: 0; } figcaption { font-weight: 600; font-size: .95rem; }
svg { width: 100%; height: auto; display: block; font: 11px system-ui, sans-serif; }
svg .grid { stroke: var(--line); } svg text { fill: var(--faint); }
svg .s0 { stroke: var(--a); } svg .s1 { stroke: var(--b); stroke-dasharray: 5 3; }
svg .s2 { stroke: var(--ink); stroke-dasharray: 1 3; } svg .s3 { stroke: var(--faint); stroke-dasharray: 8 3 2 3; }
svg path { fill: none; stroke-width: 1.8; stroke-linejoin: round; } svg .mark { fill: var(--bad); }
.outcome { font-size: 1.25rem; font-weight: 600; border-left: 5px solid var(--a); padding: .2rem .8rem; }
.outcome.bad { border-color: var(--bad); }
.sections { columns: 15rem; column-gap: 2rem; margin-top: 1.4rem; } .section { break-inside: avoid; }
.section h3 { margin-top: 0; } ul.cards { list-style: none; margin: 0 0 1rem; padding: 0; font-size: .95rem; }
.count { display: inline-block; min-width: 1.6rem; font-variant-numeric: tabular-nums; color: var(--faint); }
.signatures { display: grid; grid-template-columns: 1fr 1fr; gap: 0 2rem; margin-top: 1.5rem; break-inside: avoid; }
.ink { height: 3.2rem; display: flex; align-items: flex-end; border-bottom: 1px solid var(--ink); }
@page { size: A4; margin: 14mm; }
@media print { .sheet { break-after: page; } .sheet:last-child { break-after: auto; } }
@media print { :root { color-scheme: light; --ink: #1c2024; --faint: #555b63; --line: #c5c9ce; --back: #fff;
                       --a: #1f5fbf; --bad: #b3261e; } body { font-size: 11pt; }
  body { padding: 0; max-width: none; } li, figure, .flag { break-inside: avoid; } }
)css";

}  // namespace

std::string escaped(std::string_view text)
{
    std::string safe;
    for (const char letter : text) {
        switch (letter) {
        case '&': safe += "&amp;"; break;
        case '<': safe += "&lt;"; break;
        case '>': safe += "&gt;"; break;
        case '"': safe += "&quot;"; break;
        case '\'': safe += "&#39;"; break;
        default: safe += letter;
        }
    }
    return safe;
}

std::string element(std::string_view tag, std::string_view of, std::string_view inner)
{
    const std::string name(tag);
    return "<" + name + (of.empty() ? "" : " class=\"" + std::string(of) + "\"") + ">" + std::string(inner) + "</" +
           name + ">\n";
}

std::string page(std::string_view title, std::string_view body, std::string_view language)
{
    return "<!DOCTYPE html>\n<html lang=\"" + std::string(language) +
           "\">\n<head>\n<meta charset=\"utf-8\">\n"
           "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
           "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'\">\n" +
           element("title", "", escaped(title)) + element("style", "", style) + "</head>\n<body>\n" +
           std::string(body) + "</body>\n</html>\n";
}

}  // namespace cardinal::pages
