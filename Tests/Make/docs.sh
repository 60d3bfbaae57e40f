#!/bin/sh
# Builds the documentation of all modules into .build/docs from a debug build. A warning fails.
set -eu
modules=.build/debug/Modules
symbols=.build/docs/symbols
rm -rf .build/docs && mkdir -p $symbols
set -- -I $modules -I Sources/CNcurses -I Sources/CSQLite
for map in .build/debug/*.build/module.modulemap; do set -- "$@" -Xcc "-fmodule-map-file=$map"; done
target=$(swiftc -print-target-info | sed -n 's/.*"triple": "\(.*\)".*/\1/p')
for folder in Sources/*/; do
  module=$(basename "$folder")
  test -e "$modules/$module.swiftmodule" || continue
  echo "$module"
  swift-symbolgraph-extract "$@" -module-name "$module" -target "$target" \
    -minimum-access-level package -skip-inherited-docs -output-dir $symbols
done
docc convert --additional-symbol-graph-dir $symbols --fallback-display-name squad \
  --fallback-bundle-identifier squad --output-dir .build/docs/squad.doccarchive --warnings-as-errors
