#!/usr/bin/env bash
# Makes the pictures that README.md and the user's guide show anew:  scripts/pictures.sh [PART…]
# PART is window, pages, print or table; without one, all are made, which takes some minutes. CARDINAL names the program
# that is shown, ALBUM a folder that keeps the pictures of the window as they were taken. Those of every screen, in both
# themes, with large letters and in each language, are taken by:  cardinal window --pictures FOLDER
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
cd "$root"
for program in convert chromium pdftoppm; do
    command -v $program >/dev/null || { echo "$program is not installed (scripts/install.sh pictures)."; exit 77; }
done
cardinal=${CARDINAL:-$root/run}
work=$(mktemp -d)
server=
tidy_up() {
    [ -z "$server" ] || kill "$server" 2>/dev/null || true
    rm -rf "$work"
}
trap tidy_up EXIT
run() { "$cardinal" "$@" --data "$work/data"; }

# Small files: letters and plain colours need no more than 160 of them.
as_png() { convert "$1" -strip "${@:3}" -dither None -colors 160 -define png:compression-level=9 "PNG8:$2"; }
as_jpg() { convert "$1" -strip "${@:3}" -quality 82 "$2"; }

# What a browser shows of a page, so wide and so high. Its window is larger than what it shows in it.
photograph() {
    chromium --headless=new --no-sandbox --disable-gpu --hide-scrollbars --user-data-dir="$work/browser" \
        --window-size="$3,$(($4 + 200))" --timeout=6000 --screenshot="$work/page.png" "$1" >/dev/null 2>&1
    convert "$work/page.png" -crop "$3x$4+0+0" +repage "$2"
}

# ---- the window ----
window() {
    local album=${ALBUM:-$work/album} one
    local readme=(match-seen-light:window match-flag-dark:window-flag match-differs-light:window-differs
                  replay-light:window-replay setup-dark:window-setup start-light:window-start
                  match-question-200:window-large match-entry-light:window-correct)
    local guide=(deck-light:deck statistics-light:statistics serve-dark:second-screens settings-de:settings)
    "$cardinal" window --pictures "$album" $(printf -- '--only %s ' "${readme[@]%:*}" "${guide[@]%:*}")
    for one in "${readme[@]}"; do as_png "$album/${one%:*}.png" "docs/${one#*:}.png" -resize 1000x; done
    for one in "${guide[@]}"; do as_png "$album/${one%:*}.png" "docs/guide/${one#*:}.png"; done
}

# ---- pages for browsers: a deck's verdict, a match, and that match on a phone ----
pages() {
    printf 'Main\n4 Soot Imp\n4 Forge Hand\n5 Anvil Guard\n4 Slag Brute\n\nPool\n2 Kiln Mother\n' >"$work/Ember Rush.txt"
    # It is not legal, and that is what is shown.
    run deck check "$work/Ember Rush.txt" --game three-lanes --player "Mina Okafor" -o "$work/verdict.html" || true
    photograph "file://$work/verdict.html" "$work/verdict.png" 840 860
    as_png "$work/verdict.png" docs/verdict.png -resize 680x

    # No picture is called so, but the matches that pictures show are played before.
    "$cardinal" window --pictures "$work/played" --only nothing
    local played=(--data "$work/played/data")
    "$cardinal" match export 1 --as html -o "$work/match.html" "${played[@]}"
    photograph "file://$work/match.html" "$work/match.png" 940 1180
    as_png "$work/match.png" docs/match.png -resize 700x

    local address look
    "$cardinal" serve 1 --port 0 --behind 181 "${played[@]}" >"$work/address" 2>&1 &
    server=$!
    for _ in $(seq 100); do grep -q '^For streams' "$work/address" && break; sleep 0.1; done
    address=$(sed -n 's/^Second screens: //p' "$work/address")
    for look in light dark; do
        # It is taken when the page is there, which may be before the match is: then it is nearly empty, and taken again.
        for _ in $(seq 10); do
            photograph "$address?theme=$look" "$work/phone-$look.png" 500 1040
            [ "$(stat -c %s "$work/phone-$look.png")" -lt 40000 ] || break
        done
    done
    kill $server
    server=
    convert "$work/phone-light.png" "$work/phone-dark.png" +append "$work/phone.png"
    as_png "$work/phone.png" docs/second-screens.png -resize 824x
}

# ---- what is printed ----
sheets() { run print sheets --deck samples/purge/decks/humans.cardinal --seed 3 --out "$work/sheets.pdf" >/dev/null; }
print() {
    sheets
    pdftoppm -r 70 -f 1 -l 1 -png -singlefile "$work/sheets.pdf" "$work/sheet"
    as_png "$work/sheet.png" docs/sheet.png

    # Cards and tokens on their mat, seen from near.
    cat >"$work/printed.cardinal" <<END
game purge
use "$root/samples/purge/cards/humans.cardinal"
use "$root/samples/purge/cards/machines.cardinal"
scenario What is printed
turn 8, state subphase, active A, first_player A
home.A: Marshal Corvo, Fort Meridian, Gene Bank, Orbital Mirror, Signal Corps
field.A: Street Guard (health 3), Assault Trooper (attack 2), Ridge Tank (health 5), Land Carrier
field.B: Veil Wing, Scrap Walker (attack 2), Plated Walker, Gamma Crawler (health 3), Foundry Rig
END
    run studio render "$work/printed.cardinal" --profile clean --tilt 0 --turn 0 --seed 5 --width 3600 --height 2410 \
        -o "$work/printed.png" >/dev/null
    as_jpg "$work/printed.png" samples/pictures/printed.jpg -crop 1545x1030+80+828 +repage -resize 1240x -level 0,90%
}

# ---- tables as a camera would see them ----
table() {
    [ -e "$work/sheets.pdf" ] || sheets
    run studio render --sheets "$work/sheets.pdf" --no-mat --ground wood --profile real --seed 7 --random cards=40,as=rows \
        -o "$work/cards.png" >/dev/null
    run scan "$work/cards.png" --draw "$work/scanned.png" >/dev/null
    as_jpg "$work/scanned.png" samples/pictures/scanned.jpg -resize 1245x
    run studio render --game purge --sheets "$work/sheets.pdf" --profile real --tilt 38 --seed 4 \
        --random cards=14,as=rows -o "$work/slanted.png" >/dev/null
    run doctor "$work/slanted.png" --game purge --draw "$work/doctor.png" >/dev/null || true
    as_jpg "$work/doctor.png" docs/doctor.jpg -resize 1000x
}

[ $# -gt 0 ] || set -- window pages print table
for part in "$@"; do
    case $part in
        window | pages | print | table) "$part" ;;
        *) echo "There is no part “$part”: window, pages, print or table."; exit 2 ;;
    esac
done
