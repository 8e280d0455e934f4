#!/usr/bin/env bash
# `pnpm test:deploy`: production in containers, from nothing: start, walk, trouble, backup and restore. Half an hour and
# more; `.ci/run` leaves it out. The last result stands in docs/operations.md.
set -uo pipefail
folder=$(cd "$(dirname "$0")" && pwd)
failed=0
for part in 'start.sh --fresh' walk.sh trouble.sh backup.sh; do
  # shellcheck disable=SC2086 # the words of a part are its arguments.
  "$folder"/$part || failed=$((failed + 1))
done
exit $((failed > 0))
