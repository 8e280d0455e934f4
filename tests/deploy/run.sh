#!/usr/bin/env bash
# `pnpm test:deploy` starts production in containers from scratch and runs every script of this folder. It takes most of
# an hour, so `.ci/run` skips it. docs/operations.md has the last result.
set -uo pipefail
folder=$(cd "$(dirname "$0")" && pwd)
failed=0
"$folder/start.sh" --fresh || failed=1
"$folder/walk.sh" || failed=1
"$folder/trouble.sh" || failed=1
# Uses the images that start.sh built, so the tables of the product are compared too.
RELEASE_TAG=latest "$folder/backup.sh" || failed=1
exit $failed
