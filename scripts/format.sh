#!/usr/bin/env bash
# Lays out all C++ of the project:  scripts/format.sh          changes what is not laid out right
#                                   scripts/format.sh --check  says what that would be, and changes nothing
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
cd "$root"
if ! command -v clang-format-14 >/dev/null; then
    echo "clang-format-14 is not installed (scripts/install.sh test)."
    exit 77
fi
mapfile -t files < <(scripts/files.sh '*.h' '*.cpp')
if [ ${#files[@]} -eq 0 ]; then
    echo "There is no C++ here to lay out."
    exit 1
fi
if [ "${1:-}" != --check ]; then
    exec clang-format-14 -i "${files[@]}"
fi
if ! clang-format-14 --dry-run -Werror --ferror-limit=2 "${files[@]}"; then
    echo "Some files are not laid out as .clang-format says. This mends them: scripts/format.sh"
    exit 1
fi
