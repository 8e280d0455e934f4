#!/usr/bin/env bash
# `pnpm test:deploy`: production in containers from scratch: start, walk, trouble, backup and restore. It takes most of
# an
# hour, so `.ci/run` skips it. docs/operations.md has the last result.
set -uo pipefail
folder=$(cd "$(dirname "$0")" && pwd)
failed=0
"$folder/start.sh" --fresh || failed=1
"$folder/walk.sh" || failed=1
"$folder/trouble.sh" || failed=1
# With the images that were just built, so the product's own tables are compared too.
RELEASE_TAG=latest "$folder/backup.sh" || failed=1
exit $failed
