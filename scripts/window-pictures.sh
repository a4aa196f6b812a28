#!/usr/bin/env bash
# Takes the pictures of the window that README.md shows:  scripts/window-pictures.sh [FOLDER]
# FOLDER keeps them as they were taken. Those of every screen are taken by:  cardinal window --pictures FOLDER
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
cd "$root"
command -v convert >/dev/null || { echo "ImageMagick is not installed (scripts/install.sh pictures)."; exit 77; }
folder=${1:-$(mktemp -d)}
[ $# -gt 0 ] || trap 'rm -rf "$folder"' EXIT
program=${CARDINAL:-./run}
pictures=(match-seen-light:window match-flag-dark:window-flag match-differs-light:window-differs replay-light:window-replay
          setup-dark:window-setup start-light:window-start match-question-200:window-large match-entry-light:window-correct)
"$program" window --pictures "$folder" $(printf -- '--only %s ' "${pictures[@]%:*}")

# Small files: letters and plain colours need no more than 160 of them.
for picture in "${pictures[@]}"; do
    convert "$folder/${picture%:*}.png" -resize 1000x -dither None -colors 160 -define png:compression-level=9 -strip \
        "PNG8:docs/${picture#*:}.png"
done
