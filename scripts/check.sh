#!/usr/bin/env bash
# Builds a preset and runs its tests:  scripts/check.sh PRESET [--groups "core engine"] [CTEST ARGUMENTS…]
# A group is the first word of a test program's name. The last line printed is `N passed, N failed`.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
preset=$1
shift
targets=() labels=()
if [ "${1:-}" = --groups ]; then
    for group in $2; do targets+=("${group}_tests"); done
    labels=(--label-regex "^(${2// /|})\$")
    shift 2
fi

"$root/scripts/build.sh" "$preset" -DCARDINAL_TESTS=ON "${targets[@]}" || {
    echo "0 passed, 1 failed"
    exit 1
}

results=$root/build/$preset/tests.xml
rm -f "$results"
cd "$root"
# A test that hangs is stopped after the preset's minutes; whoever asks for the long runs waits for them.
patience=()
if [ -n "${CARDINAL_MANY:-}" ]; then patience=(--timeout 36000); fi
tests() {
    ctest --preset "$preset" --parallel "$(nproc)" "${patience[@]}" "${labels[@]}" --output-junit "$results" "$@"
}
# A terminal shows one line that counts; elsewhere what passed is left out, or what failed is not found among it.
status=0
if [ -t 1 ]; then
    tests --progress "$@" || status=$?
else
    set +e
    tests "$@" 2>&1 | grep --line-buffered -vE '^ *Start +[0-9]+: |^ *[0-9]+/[0-9]+ Test +#[0-9]+: .* Passed +[0-9.]+ sec$'
    status=${PIPESTATUS[0]}
    set -e
fi

# ctest's own count takes a test program that is not there for a skipped one; it has failed.
count() { grep -c "$1" "$results" 2>/dev/null || true; }
all=$(count $'^\t<testcase ')
passed=$(count $'^\t<testcase .* status="run">$')
skipped=$(($(count $'^\t<testcase .* status="disabled">$') + $(count $'^\t\t<skipped message="SKIP_')))
failed=$((${all:-0} - ${passed:-0} - skipped))
if [ $((passed + failed)) -eq 0 ]; then
    echo "No test was run, which is no success."
    [ "$status" -ne 0 ] || status=1
fi
# Never a good count beside a bad end.
if [ "$status" -ne 0 ] && [ "$failed" -eq 0 ]; then failed=1; fi
[ "$failed" -eq 0 ] || [ "$status" -ne 0 ] || status=1
[ "$skipped" -eq 0 ] && aside= || aside=", $skipped skipped"
echo "$passed passed, $failed failed$aside"
exit "$status"
