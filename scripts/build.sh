#!/usr/bin/env bash
# Configures a preset where that is needed, and builds:  scripts/build.sh PRESET [-DNAME=VALUE…] [TARGET…]
# Says nothing when nothing is to be done. Everything it says goes to standard error.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
preset=$1
shift
definitions=()
while [ $# -gt 0 ] && [[ $1 == -D* ]]; do
    definitions+=("$1")
    shift
done
tree=$root/build/$preset
mkdir -p "$tree"
exec >&2
cd "$root"
[ -w "${HOME:-/nonexistent}" ] || export CCACHE_DIR="$root/build/.ccache"

# Two builds in one folder spoil each other.
if command -v flock >/dev/null; then
    exec 9>"$tree/.lock"
    if ! flock --nonblock 9; then
        echo "Another build is at work in build/$preset; waiting for it."
        flock 9
    fi
fi

# A tree that was copied with its build would go on building the original.
if [ -f "$tree/CMakeCache.txt" ] && ! grep -qxF "CMAKE_HOME_DIRECTORY:INTERNAL=$root" "$tree/CMakeCache.txt"; then
    echo "build/$preset was made for another folder; beginning anew."
    find "$tree" -mindepth 1 -not -name .lock -delete
fi

# Whoever configured the tree last may have wanted something else of it: ./run builds without tests.
is_as_defined() {
    local definition
    for definition in "${definitions[@]#-D}"; do
        grep -qE "^${definition%%=*}:[A-Z]+=${definition#*=}\$" "$tree/CMakeCache.txt" || return 1
    done
}

# CMake notices by itself when its lists change, but not when the presets do.
configured=$tree/.configured
if [ ! -f "$tree/build.ninja" ] || [ ! "$configured" -nt CMakePresets.json ] || ! is_as_defined; then
    echo "Configuring build/$preset"
    if ! cmake --preset "$preset" "${definitions[@]}" >"$tree/configure.log" 2>&1; then
        cat "$tree/configure.log"
        echo "build/$preset could not be configured."
        exit 1
    fi
    touch "$configured"
fi

# A dry run says whether anything is to be done, but takes looking into globbed folders for work. So that is done first,
# and the dry run reads a copy of the list, which nothing makes anew. What fails here fails again below, aloud.
ninja -C "$tree" build.ninja >"$tree/lists.log" 2>&1 || true
cp "$tree/build.ninja" "$tree/.look.ninja"
to_do=$(ninja -C "$tree" -f .look.ninja -n "$@" 2>&1) || true
case $to_do in *'ninja: no work to do.'*) exit 0 ;; esac

# On a terminal Ninja shows one line that counts; elsewhere every tenth part of the work is a line.
echo "Building build/$preset"
if [ -t 1 ]; then
    exec cmake --build --preset "$preset" ${1:+--target "$@"} 9>&-
fi
log=$tree/build.log
shown_tenth() {
    awk '/^@[0-9]+\/[0-9]+ / { split(substr($1, 2), count, "/"); tenth = int(10 * count[1] / count[2])
                               if (tenth > last) { last = tenth; print "  " tenth * 10 "%"; fflush() } }'
}
if ! NINJA_STATUS='@%f/%t ' cmake --build --preset "$preset" ${1:+--target "$@"} 2>&1 9>&- | tee "$log" | shown_tenth; then
    grep -v '^@' "$log" || cat "$log"
    echo "build/$preset could not be built."
    exit 1
fi
