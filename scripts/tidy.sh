#!/usr/bin/env bash
# Lets clang-tidy read what changed since the main line:  scripts/tidy.sh    or everything:  scripts/tidy.sh --all
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
cd "$root"
"$root/scripts/install.sh" run test tidy
if ! said=$(cmake --preset tidy 2>&1); then
    echo "$said"
    exit 1
fi

# The last commit that is not ours to answer for: where we left the main line, else the one before; none in a first commit.
base() {
    local head main
    head=$(git rev-parse HEAD) || return 1
    main=$(git merge-base HEAD origin/main 2>/dev/null) || main=$head
    if [ "$main" != "$head" ]; then echo "$main"; else git rev-parse --verify --quiet HEAD~1; fi
}

if [ "${1:-}" != --all ] && base=$(base 2>/dev/null); then
    mapfile -t changed < <(git diff --name-only --diff-filter=d "$base" -- '*.h' '*.cpp'
                           git ls-files --others --exclude-standard -- '*.h' '*.cpp')
    echo "clang-tidy reads what changed since $(git log -1 --format='%h (%s)' "$base")"
else
    mapfile -t changed < <(scripts/files.sh '*.h' '*.cpp')
    echo "clang-tidy reads everything"
fi

# A header is read with a source file that includes it: its own if there is one.
sources=()
for file in "${changed[@]}"; do
    case $file in
        *.cpp) sources+=("$file") ;;
        *.h)
            own=${file%.h}.cpp
            if [ ! -f "$own" ]; then
                own=$(scripts/files.sh '*.cpp' | xargs -d '\n' grep -lF "#include \"$file\"" | head -n 1) || true
            fi
            if [ -n "$own" ]; then sources+=("$own"); fi ;;
    esac
done
# Only what the build compiles: nothing else has compile options to be read with.
compiled=$(sed -n 's/^ *"file": "\(.*\)",\?$/\1/p' build/tidy/compile_commands.json)
mapfile -t sources < <(printf '%s\n' "${sources[@]}" | sort -u | while IFS= read -r file; do
    if grep -qxF "$root/$file" <<<"$compiled"; then printf '%s\n' "$file"; fi
done)
if [ ${#sources[@]} -eq 0 ]; then
    echo "Nothing that is compiled has changed."
    exit 0
fi

# Sources include what the build writes: tables made from other files.
mapfile -t written < <(ninja -C build/tidy -t targets rule CUSTOM_COMMAND | grep '^generated/.*\.h$')
if [ ${#written[@]} -gt 0 ]; then scripts/build.sh tidy "${written[@]}"; fi

echo "${#sources[@]} files, about five seconds each"
if ! printf '%s\n' "${sources[@]}" | xargs -d '\n' -n 1 -P "$(nproc)" clang-tidy-14 -p build/tidy --quiet \
        2> >(grep -vE 'warnings? generated|Suppressed .* warnings' >&2); then
    echo "clang-tidy objects. Where it is wrong, say why beside a NOLINT; where it is always wrong, change .clang-tidy."
    exit 1
fi
