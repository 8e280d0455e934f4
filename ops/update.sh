#!/usr/bin/env bash
# Updates without downtime: `git pull && ops/update.sh`. Migrations run first and may only add to the schema (see
# ops/README.md), then each process is replaced while another instance serves requests. Only `ops/update.sh --all` also
# replaces database and store; then forms respond with "try again" for a few seconds.
set -euo pipefail
cd "$(dirname "$0")/.."
export COMPOSE_FILE=${COMPOSE_FILE:-$PWD/ops/compose.yaml}
dc() { docker compose --env-file .env "$@"; }
step() { printf '%s  %s\n' "$(date +%T)" "$*"; }

# BUILD=no uses the existing images of RELEASE_TAG.
if [ "${BUILD:-yes}" = yes ]; then
  step 'images'
  dc build --quiet
fi

step 'migrations'
dc run --rm --no-deps --quiet-pull migrate

# Starts the new intakes before the old ones stop, so requests are always accepted.
step 'intake'
mapfile -t old < <(dc ps --quiet intake)
dc up --detach --no-deps --no-recreate --wait --scale intake=$((${#old[@]} * 2)) intake
for container in "${old[@]}"; do
  docker stop "$container" > /dev/null
  docker rm "$container" > /dev/null
done

# The worker finishes its jobs while deliveries wait in the queue. If the site's code has changed, the worker publishes
# a release.
step 'worker'
dc up --detach --no-deps --wait worker
step 'cms'
dc up --detach --no-deps --wait cms
# nginx is replaced only if its image or configuration changed. The edge lets requests wait until nginx is back.
step 'nginx'
dc up --detach --no-deps --wait nginx

step 'everything else'
excluded='postgres|storage|files-owner|buckets|migrate|intake'
if [ "${1:-}" = --all ]; then excluded='migrate|intake'; fi
mapfile -t others < <(dc config --services | grep -vxE "$excluded")
dc up --detach --no-deps --wait "${others[@]}"
step 'done'
