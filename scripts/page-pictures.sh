#!/usr/bin/env bash
# Makes the pictures of pages, paper and phones that README.md shows:  scripts/page-pictures.sh [PROGRAM]
# PROGRAM is the cardinal that makes them; without it ./run builds one.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
cd "$root"
for needed in chromium convert pdftoppm; do
    command -v "$needed" >/dev/null || { echo "$needed is not installed (scripts/install.sh pictures)."; exit 77; }
done
program=${1:-./run}
folder=$(mktemp -d)
server=
cleaned_up() { [ -z "$server" ] || kill "$server" 2>/dev/null || true; rm -rf "$folder"; }
trap cleaned_up EXIT
cardinal() { "$program" "$@" --data "$folder/data" >"$folder/said" 2>&1 || [ $? -eq "${answer:-0}" ] || { cat "$folder/said"; exit 1; }; }

# What a browser shows of an address, so wide and high.
shown() {
    timeout 60 chromium --headless=new --no-sandbox --disable-gpu --hide-scrollbars --user-data-dir="$folder/browser" \
        --window-size="$3" --screenshot="$folder/$2.png" "$1" >"$folder/browser.log" 2>&1
}
# Few colours make small files; letters need no more.
kept() { convert "$1" -strip -dither None -colors 160 -define png:compression-level=9 "PNG8:docs/$2.png"; }

# A whole match as people would type it; the second screens show it some turns in.
match=samples/purge/matches/first-match.cardinal
sed '1,/^# ---- setting up/d' "$match" | grep -E '^[a-zA-Z]' >"$folder/steps"
played() { (head -n "$1" "$folder/steps"; echo quit) | cardinal play --table "$match" --player A=Ann --player B=Ben; }
played 100000
cardinal match export 1 --as html -o "$folder/match.html"
shown "file://$folder/match.html" match 700,882
kept "$folder/match.png" match

printf 'Ember Rush\nDeck\n4 Soot Imp\n4 Forge Hand\n5 Anvil Guard\n4 Slag Brute\nPool\n2 Kiln Mother\n' >"$folder/Ember Rush.txt"
answer=1 cardinal deck check "$folder/Ember Rush.txt" --game three-lanes -o "$folder/verdict.html"
shown "file://$folder/verdict.html" verdict 661,760
kept "$folder/verdict.png" verdict

cardinal print sheets --deck humans --out "$folder/sheet.pdf"
pdftoppm -r 70 -f 1 -l 1 -png -singlefile "$folder/sheet.pdf" "$folder/sheet"
kept "$folder/sheet.png" sheet

played 45
"$program" serve --port 0 --data "$folder/data" >"$folder/address" 2>&1 &
server=$!
for _ in $(seq 100); do grep -q '^For streams' "$folder/address" && break; sleep 0.1; done
page=$(sed -n 's/^Second screens: //p' "$folder/address")
for theme in light dark; do shown "$page?theme=$theme" "$theme" 412,860; done
convert "$folder/light.png" "$folder/dark.png" +append "$folder/both.png"
kept "$folder/both.png" second-screens
