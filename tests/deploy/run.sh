#!/usr/bin/env bash
# `pnpm test:deploy`: production in containers, from nothing: start, walk, trouble, backup and restore. Most of an hour;
# `.ci/run` leaves it out. The last result stands in docs/operations.md.
set -uo pipefail
folder=$(cd "$(dirname "$0")" && pwd)
failed=0
"$folder/start.sh" --fresh || failed=1
"$folder/walk.sh" || failed=1
"$folder/trouble.sh" || failed=1
# With the images that were just built, so that the product's own tables are compared as well.
RELEASE_TAG=latest "$folder/backup.sh" || failed=1
exit $failed
