#!/usr/bin/env bash
# What the window says, for whoever translates it:  scripts/translations.sh          takes over what the sources say now
#                                                   scripts/translations.sh --check  says what is missing, changes nothing
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
cd "$root"
lupdate=$(command -v /usr/lib/qt6/bin/lupdate || command -v lupdate6 || true)
if [ -z "$lupdate" ]; then
    echo "lupdate is not installed (scripts/install.sh run)."
    exit 77
fi
folder=companion/window/i18n

log=$(mktemp)
trap 'rm -rf "$log" "${anew:-}"' EXIT

# Its C++ parser complains about every class that it meets outside of this folder.
quietly() { "$@" >"$log" 2>&1 || { cat "$log"; exit 1; }; }

# English needs words only for what is one or many.
update() {
    local words=("$lupdate" -silent -locations none -no-obsolete -no-ui-lines -source-language en -extensions cpp,h,qml
                 companion/window)
    quietly "${words[@]}" -target-language de -ts "$1/cardinal_de.ts"
    quietly "${words[@]}" -target-language en -pluralonly -ts "$1/cardinal_en.ts"
}

if [ "${1:-}" != --check ]; then
    update "$folder"
else
    anew=$(mktemp -d)
    cp "$folder"/cardinal_*.ts "$anew"
    update "$anew"
    if ! diff -ru "$folder" "$anew"; then
        echo "What the window says is not what its translations were made of: scripts/translations.sh takes it over."
        exit 1
    fi
fi
if grep -n -B4 -E 'type="(unfinished|vanished|obsolete)"' "$folder"/cardinal_*.ts; then
    echo "These are not translated."
    exit 1
fi
