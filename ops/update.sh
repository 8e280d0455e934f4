#!/usr/bin/env bash
# A newer version without a gap: `git pull && ops/update.sh`. Migrations come first and only add (ops/README.md says
# what that asks of them), then each process is replaced while another of its kind answers. Database and store are left
# as they are: `ops/update.sh --all` replaces them too, and forms answer "try again" for some seconds.
set -euo pipefail
cd "$(dirname "$0")/.."
export COMPOSE_FILE=${COMPOSE_FILE:-$PWD/ops/compose.yaml}
dc() { docker compose --env-file .env "$@"; }
step() { printf '%s  %s\n' "$(date +%T)" "$*"; }

# BUILD=no uses the images of RELEASE_TAG as they are.
if [ "${BUILD:-yes}" = yes ]; then
  step 'images'
  dc build --quiet
fi

step 'migrations'
dc run --rm --no-deps --quiet-pull migrate

# Twice as many for a moment: the new ones take requests before the old ones finish theirs and leave.
step 'intake'
mapfile -t old < <(dc ps --quiet intake)
dc up --detach --no-deps --no-recreate --wait --scale intake=$((${#old[@]} * 2)) intake
for container in "${old[@]}"; do
  docker stop "$container" > /dev/null
  docker rm "$container" > /dev/null
done

# The worker ends what it has begun; meanwhile deliveries wait in the queue. If the site's code is new, it publishes.
step 'worker'
dc up --detach --no-deps --wait worker
step 'cms'
dc up --detach --no-deps --wait cms
# Replaced only if something about it changed; the edge lets visitors wait until nginx is back.
step 'nginx'
dc up --detach --no-deps --wait nginx

step 'everything else'
kept='postgres|storage|files-owner|buckets|migrate|intake'
if [ "${1:-}" = --all ]; then kept='migrate|intake'; fi
mapfile -t others < <(dc config --services | grep -vxE "$kept")
dc up --detach --no-deps --wait "${others[@]}"
step 'done'
