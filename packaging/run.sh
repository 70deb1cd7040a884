#!/usr/bin/env bash
# SPDX-FileCopyrightText: The Tare authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# From a fresh clone to Tare's window: installs what is missing, builds, starts.
#   run.sh [FILE.tare]     opens the window
#   run.sh --headless      no display needed: runs the quick comparison (Redis, native and in a container) and ends with
#                          its table, its sentences, and the paths of a chart picture and a CSV file
#                          [--profile PROFILE|preset:NAME] [--output DIR] choose another run and where the files go
set -euo pipefail
top=$(cd "$(dirname "$0")/.." && pwd)
build=$top/build/release

headless=no
profile=preset:redis-quick
output=$PWD
arguments=()
while [ $# -gt 0 ]; do
  case "$1" in
    --headless) headless=yes ;;
    --profile) profile=${2:?--profile needs a file or preset:NAME}; shift ;;
    --output) output=${2:?--output needs a directory}; shift ;;
    -h | --help) sed -n '5,9p' "$0"; exit 0 ;;
    *) arguments+=("$1") ;;
  esac
  shift
done
if [ "$headless" = no ] && [ -z "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ]; then
  echo "run.sh: there is no display. Use run.sh --headless, or set DISPLAY." >&2
  exit 1
fi

# Nothing is asked of the package manager again until the list of packages changes.
stamp=$build/.installed
wanted=$(sha256sum "$top/packaging/install-deps.sh" | cut -c1-64)
if [ "$(cat "$stamp" 2>/dev/null || true)" != "$wanted" ]; then
  "$top/packaging/install-deps.sh"
  mkdir -p "$build"
  printf '%s\n' "$wanted" >"$stamp"
fi

log=$build/build.log
if [ ! -e "$build/build.ninja" ]; then
  echo "run.sh: configuring"
  (cd "$top" && cmake --preset release) >"$log" 2>&1 || { tail -n 40 "$log" >&2; exit 1; }
fi
[ -x "$build/app/tare" ] || echo "run.sh: building (a few minutes the first time)"
cmake --build "$build" >>"$log" 2>&1 || { tail -n 40 "$log" >&2; exit 1; }

if [ "$headless" = no ]; then
  exec "$build/app/tare" "${arguments[@]}"
fi

mkdir -p "$output"
cli=$build/app/tare-cli
# Qt wants one, and a bare machine has none.
if [ -z "${XDG_RUNTIME_DIR:-}" ]; then
  export XDG_RUNTIME_DIR=$build/.runtime
  mkdir -p -m 700 "$XDG_RUNTIME_DIR"
fi
"$cli" run "$profile" --progress text ${arguments[@]+"${arguments[@]}"} && status=0 || status=$?
# 2, 3: nothing ran, so there is nothing to draw.
[ "$status" -ne 2 ] && [ "$status" -ne 3 ] || exit "$status"
id=$("$cli" results list --format ids | head -n 1)
picture=$output/tare-$id.png
table=$output/tare-$id.csv
"$build/app/tare" --export-chart "$id" --chart bars --to "$picture" --scale 2 >/dev/null
"$cli" export "$id" --to "$table" >/dev/null
echo
echo "Chart: $picture"
echo "Table: $table"
exit "$status"
