#!/bin/sh
# Installs git, make and Swift in a bare container of Debian or Ubuntu: `make` fetches the rest itself.
# Debian 13 runs the toolchain for 12.
set -eu
version=6.3.1
. /etc/os-release
case $ID in ubuntu) platform=$ID$VERSION_ID ;; *) platform=debian12 ;; esac
archive=swift-$version-RELEASE-$platform.tar.gz
folder=swift-$version-release/$(echo "$platform" | tr -d .)/swift-$version-RELEASE

apt-get update -q
DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends \
  ca-certificates curl git gpg gpg-agent make
cd /tmp
curl -fsSLO --retry 3 "https://download.swift.org/$folder/$archive"
curl -fsSLO --retry 3 "https://download.swift.org/$folder/$archive.sig"
curl -fsSL --retry 3 https://www.swift.org/keys/all-keys.asc | gpg -q --import
gpg -q --verify "$archive.sig" "$archive"
mkdir -p /usr/local/swift
tar -xzf "$archive" -C /usr/local/swift --strip-components=1
rm "$archive" "$archive.sig"
echo /usr/local/swift/usr/bin >>"$GITHUB_PATH"
