#!/usr/bin/env bash
# Keeps the eyes at work for long under a sanitizer, and stops at the first complaint:  scripts/soak.sh [MINUTES] [PRESET]
# Thirty minutes under asan (addresses, leaks, undefined behaviour) without words; tsan looks for races.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
minutes=${1:-30}
preset=${2:-asan}
# OpenCV's own threads were built without the sanitizer, which sees no order in what they do. It has none where it finds
# one processor; what runs beside each other in ours is told apart there just as well.
alone=()
[ "$preset" != tsan ] || alone=(taskset --cpu-list "$(taskset --cpu-list --pid $$ | sed 's/.*: //; s/[-,].*//')")
programs=(vision_tracking_test vision_dice_test fuzz/fuzz_pictures_test)

"$root/scripts/build.sh" "$preset" "${programs[@]##*/}"
log=$(mktemp)
trap 'rm -f "$log"' EXIT
end=$((SECONDS + 60 * minutes))
rounds=0
while [ $SECONDS -lt $end ]; do
    for program in "${programs[@]}"; do
        if ! "${alone[@]}" "$root/build/$preset/tests/$program" --gtest_shuffle >"$log" 2>&1; then
            cat "$log"
            echo "${program##*/} complained under $preset, in round $((rounds + 1))."
            exit 1
        fi
        [ $SECONDS -lt $end ] || break
    done
    rounds=$((rounds + 1))
done
echo "$minutes minutes under $preset, $rounds whole rounds: no complaint."
