#!/usr/bin/env bash
# SPDX-FileCopyrightText: The Tare authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Installs what is missing, builds, and runs every test: unit, window (offscreen), integration with real servers and
# containers, lint, translations. Starts a docker daemon where it is root and none runs, and ends it again.
#   test.sh [--preset ci|dev|dev-asan|dev-tsan|dev-clang] [ctest arguments]
set -euo pipefail
top=$(cd "$(dirname "$0")/.." && pwd)
cd "$top"

preset=ci
if [ "${1:-}" = --preset ]; then
  preset=${2:?--preset needs a name}
  shift 2
fi

packaging/install-deps.sh --tests

# Where this is meant to be complete, a missing server or engine is a failure and not a skipped test.
if [ "${CI:-}" = true ] || [ "$(id -u)" -eq 0 ]; then
  export TARE_REQUIRE_ALL=1
fi

scratch=$(mktemp -d /var/tmp/tare-test.XXXXXX)
chmod 755 "$scratch" # a server's own account must reach its files
docker_pid=
finish() {
  status=$?
  if [ -n "$docker_pid" ] && kill -0 "$docker_pid" 2>/dev/null; then
    kill "$docker_pid" 2>/dev/null || true
    wait "$docker_pid" 2>/dev/null || true
  fi
  rm -rf --one-file-system "$scratch" 2>/dev/null || true
  exit "$status"
}
trap finish EXIT
trap 'exit 130' INT TERM

if [ "$(id -u)" -eq 0 ] && command -v dockerd >/dev/null && ! timeout 20 docker info >/dev/null 2>&1; then
  echo "test.sh: starting a docker daemon"
  dockerd --data-root "$scratch/docker" --exec-root "$scratch/docker-run" --pidfile "$scratch/docker.pid" \
    >"$scratch/dockerd.log" 2>&1 &
  docker_pid=$!
  for _ in $(seq 60); do
    timeout 20 docker info >/dev/null 2>&1 && break
    kill -0 "$docker_pid" 2>/dev/null || break
    sleep 1
  done
  timeout 20 docker info >/dev/null 2>&1 || {
    echo "test.sh: the docker daemon did not answer:" >&2
    tail -n 20 "$scratch/dockerd.log" >&2
  }
fi

export TARE_WORK_DIR=$scratch/work
mkdir -p -m 755 "$TARE_WORK_DIR"
cmake --preset "$preset"
cmake --build --preset "$preset"
ctest --preset "$preset" "$@"
