#!/usr/bin/env bash
# Makes the pictures of the window that the user's guide shows:  scripts/pictures.sh [PROGRAM]
# PROGRAM is the cardinal that is shown; without it ./run builds one. It takes some minutes.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
album=$(mktemp -d)
trap 'rm -rf "$album"' EXIT
if [ $# -gt 0 ]; then
    "$1" window --pictures "$album"
else
    "$root/run" window --pictures "$album"
fi
take() { cp "$album/$1.png" "$root/docs/guide/$2.png"; }
take deck-light deck
take statistics-light statistics
take serve-dark second-screens
take settings-de settings
