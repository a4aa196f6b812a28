#!/usr/bin/env bash
# The files that belong to the project, one a line, from its root:  scripts/files.sh ['*.h' '*.cpp'…]
# Git knows them (those not yet added as well, unless ignored). Without git, in an unpacked tarball: all but the build.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
if [ -e .git ] && command -v git >/dev/null; then
    git -c safe.directory='*' ls-files --cached --others --exclude-standard -- "$@" | while IFS= read -r file; do
        if [ -f "$file" ]; then printf '%s\n' "$file"; fi  # deleted, but git was not told
    done
else
    names=()
    for pattern in "${@:-*}"; do names+=(-o -name "$pattern"); done
    find . \( -path ./build -o -path ./.git \) -prune -o -type f \( "${names[@]:1}" \) -print | sed 's|^\./||' | sort
fi
