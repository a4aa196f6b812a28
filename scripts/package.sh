#!/usr/bin/env bash
# Makes the package for Debian:  scripts/package.sh   It lies in build/release/package then; apt-get install ./FILE installs it.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
"$root/scripts/install.sh" run package
"$root/scripts/build.sh" release -DCARDINAL_TESTS=OFF cardinal manuals
cd "$root/build/release"
cpack -G DEB >package.log 2>&1 || {
    cat package.log >&2
    echo "The package could not be made." >&2
    exit 1
}
package=$(ls -t package/*.deb | head -n 1)
echo "build/release/$package"
