#!/usr/bin/env bash
# SPDX-FileCopyrightText: The Tare authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Installs what Tare needs on Debian 12 and says what it installs; installs nothing that is there.
#   install-deps.sh [--tests]     with --tests also what packaging/test.sh uses
#   install-deps.sh --list        only prints the packages, one a line
set -euo pipefail

build=(g++ cmake ninja-build pkg-config
  qt6-base-dev qt6-charts-dev libqt6opengl6-dev qt6-svg-dev libqt6sql6-sqlite
  qt6-tools-dev qt6-tools-dev-tools qt6-l10n-tools
  qcoro-qt6-dev libmariadb-dev libmariadb-dev-compat libhiredis-dev libboost-dev libexpected-dev nlohmann-json3-dev)
# libqt6svg6 draws the icons, libgl1 is loaded by Qt Gui, qt6-translations-l10n has Qt's own words ("Cancel") in Chinese.
runtime=(libqt6svg6 libgl1 qt6-translations-l10n fonts-noto-core iproute2)
# The quick comparisons run the host's own servers. The core packages hold the programs without a service.
servers=(redis-server mariadb-server-core mariadb-client-core)
engine=(podman runc iptables)
chinese=(fonts-noto-cjk)
tests=(docker.io iptables mariadb-client mydumper podman runc redis-tools sysbench xvfb zstd clang-format clang-tidy clang
  fontconfig poppler-utils gettext-base procps e2fsprogs xauth desktop-file-utils appstream shared-mime-info)

want_tests=no
list=no
for argument in "$@"; do
  case "$argument" in
    --tests) want_tests=yes ;;
    --list) list=yes ;;
    *) sed -n '5,8p' "$0"; exit 2 ;;
  esac
done

packages=("${build[@]}" "${runtime[@]}")
command -v redis-server >/dev/null || packages+=(redis-server)
command -v mariadbd >/dev/null || command -v mysqld >/dev/null || [ -x /usr/sbin/mariadbd ] || [ -x /usr/sbin/mysqld ] ||
  packages+=(mariadb-server-core mariadb-client-core)

# An engine counts when its daemon or its program answers.
engine_answers() {
  timeout 20 docker info >/dev/null 2>&1 || timeout 20 podman info >/dev/null 2>&1
}
engine_answers || packages+=("${engine[@]}")

# A font that has Chinese characters; without one they are drawn as boxes.
if ! { command -v fc-list >/dev/null && fc-list :lang=zh-cn | grep -q .; }; then
  packages+=("${chinese[@]}")
fi
[ "$want_tests" = no ] || packages+=("${tests[@]}")

if [ "$list" = yes ]; then
  printf '%s\n' "${packages[@]}" | sort -u
  exit 0
fi
if ! command -v apt-get >/dev/null; then
  echo "install-deps: this script knows Debian's apt-get only. Tare needs the equivalents of:" >&2
  printf '  %s\n' "${packages[@]}" >&2
  exit 1
fi

missing=()
for package in $(printf '%s\n' "${packages[@]}" | sort -u); do
  [ "$(dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null || true)" = installed ] || missing+=("$package")
done
if [ ${#missing[@]} -eq 0 ]; then
  echo "install-deps: everything is there."
  exit 0
fi

as_root=()
if [ "$(id -u)" -ne 0 ]; then
  command -v sudo >/dev/null || {
    echo "install-deps: these packages are missing and this account is not root and has no sudo:" >&2
    printf '  %s\n' "${missing[@]}" >&2
    exit 1
  }
  as_root=(sudo)
fi

echo "install-deps: installing ${missing[*]}"
# Tare starts its own servers. A package's service must not start beside them, so it is held back while
# installing and not enabled afterwards.
held=no
if [ ! -e /usr/sbin/policy-rc.d ]; then
  printf '#!/bin/sh\nexit 101\n' | "${as_root[@]}" tee /usr/sbin/policy-rc.d >/dev/null
  "${as_root[@]}" chmod 755 /usr/sbin/policy-rc.d
  held=yes
fi
release() { [ "$held" = no ] || "${as_root[@]}" rm -f /usr/sbin/policy-rc.d; }
trap release EXIT
"${as_root[@]}" apt-get update -qq
"${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null
for service in redis-server; do
  case " ${missing[*]} " in
    *" $service "*)
      if [ -d /run/systemd/system ]; then
        "${as_root[@]}" systemctl disable --quiet "$service" 2>/dev/null || true
        echo "install-deps: the service $service was installed but is neither started nor enabled."
      fi ;;
  esac
done
echo "install-deps: done."
