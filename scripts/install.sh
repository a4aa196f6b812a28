#!/usr/bin/env bash
# Installs what is missing of some groups of scripts/packages.txt:  scripts/install.sh run test
# Asks the package database first, so that with everything there it takes milliseconds and no network.
set -euo pipefail
scripts=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)

say() { printf '%s\n' "$*" >&2; }

wanted=()
for group in "$@"; do
    known=no here=no
    while read -r first _; do
        case $first in
            "[$group]") here=yes known=yes ;;
            '['*) here=no ;;
            '' | '#'*) ;;
            *) if [ "$here" = yes ]; then wanted+=("$first"); fi ;;
        esac
    done <"$scripts/packages.txt"
    if [ "$known" = no ]; then
        say "scripts/packages.txt has no group [$group]."
        exit 2
    fi
done
[ ${#wanted[@]} -gt 0 ] || exit 0

if ! command -v dpkg-query >/dev/null; then
    say "This is no Debian; taking for granted that something like these is installed: ${wanted[*]}"
    exit 0
fi

present=" $(dpkg-query -W -f='${db:Status-Status}:${Package} ' "${wanted[@]}" 2>/dev/null || true)"
missing=()
for package in "${wanted[@]}"; do
    case $present in
        *" installed:$package "*) ;;
        *) missing+=("$package") ;;
    esac
done
[ ${#missing[@]} -gt 0 ] || exit 0

as_root=()
if [ "$(id -u)" != 0 ]; then
    if ! command -v sudo >/dev/null; then
        say "Cardinal needs packages that are not installed, and installing them takes an administrator. Please have run:"
        say "    apt-get install --no-install-recommends ${missing[*]}"
        exit 1
    fi
    as_root=(sudo)
fi

say "Installing ${missing[*]} (and what they need; this happens once)"
apt() {
    "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -qq -o DPkg::Lock::Timeout=300 -o Dpkg::Use-Pty=0 "$@" >&2
}
apt update || say "The package lists could not be fetched; trying with those of last time."
if ! apt install --yes --no-install-recommends "${missing[@]}"; then
    say "Some of these could not be installed: ${missing[*]}"
    say "Without them Cardinal cannot be built. The lines above say why."
    exit 1
fi
