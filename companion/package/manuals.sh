#!/usr/bin/env bash
# A manual page for Cardinal and for each of its verbs, from what --help says:  manuals.sh PROGRAM FOLDER VERSION
set -euo pipefail
program=$(realpath "$1") folder=$2 version=$3
mkdir -p "$folder"
rm -f "$folder"/*.1.gz
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
ln -s "$program" "$work/cardinal"
PATH=$work:$PATH
# Nothing of whoever builds this may show in a page.
export HOME=$work XDG_DATA_HOME=$work XDG_CONFIG_HOME=$work LC_ALL=C.UTF-8
unset "${!CARDINAL_@}" DISPLAY WAYLAND_DISPLAY

cat >"$work/every-page" <<'END'
[exit status]
.TP
0
fine
.TP
1
the answer is no: an illegal deck, a scenario that did not come true
.TP
2
the command was not understood
.TP
3
input that cannot be read, or output that cannot be written
.TP
4
a device that is needed is not there: a camera, a network

[environment]
.TP
.BR CARDINAL_CAMERA ", " CARDINAL_COLOR ", " CARDINAL_DATA ", " CARDINAL_GAME ", " \
CARDINAL_LANGUAGE ", " CARDINAL_PAGE ", " CARDINAL_PORT ", " CARDINAL_PROFILE
what the option of this name is where it is not typed

[files]
.TP
.I ~/.config/cardinal/cardinal.conf
the same for every time, where the environment does not say it: lines such as
.IR "page = letter" ;
a line that begins with # says nothing
.TP
.I ~/.local/share/cardinal/
cards, decks and matches, where
.B \-\-data
names no other folder
.TP
.I /usr/share/doc/cardinal/
the notation of matches, decks and tables, and the user's guide
END

verbs_of() { "$@" --help | awk '/^[A-Za-z].*:$/ { is_in = ($0 == "Subcommands:"); next } is_in && /^  [^ ]/ { print $1 }'; }

# page WORDS…: the page of these words, and those of the verbs below them.
page() {
    local name verb
    name=$(IFS=-; echo "$*")
    local what
    what=$("$@" --help | head -n 1)
    help2man --no-info --section=1 --manual="Cardinal" --source="Cardinal $version" --version-string="$version" \
        --name="${what%.}" --include="$work/every-page" --output="$work/$name.1" "$*"
    # help2man writes what it was given in front of the dash; a page is called like its file.
    sed -i -E "s/^(cardinal[^\\]*) \\\\- /$name \\\\- /; s/^\.TH [^\"]*/.TH ${name^^} /" "$work/$name.1"
    gzip -9n <"$work/$name.1" >"$folder/$name.1.gz"
    for verb in $(verbs_of "$@"); do page "$@" "$verb"; done
}
page cardinal
