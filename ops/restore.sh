#!/usr/bin/env bash
# Restores the product from its backups, on this machine or another one. See ops/runbooks/database-restore.md.
#   ops/restore.sh [--at "2026-11-15 14:32:00-05" [--timeline 1]] [--replace] [--rehearsal] [service…]
#     --at         restores the state of that time instead of the newest. Needs a time zone: Lima is -05.
#     --timeline   after an earlier restore: the history to follow. Each restore starts a new one; the first is 1.
#     --replace    sets aside the existing database of this machine, in the same volume
#     --rehearsal  starts only database and store: sends no delivery or mail and writes no backup
#     service…     starts these instead of everything
# Needs Docker, this repository, the .env of the lost machine and its backups (BACKUP_REPOSITORY).
set -euo pipefail
cd "$(dirname "$0")/.."

at='' timeline=latest replace=no rehearsal=no
while [ $# -gt 0 ]; do
  case $1 in
    --at)
      at=${2:?--at needs a time}
      # A time without a zone would use the time zone of this machine, and hours of data could be lost unnoticed.
      [[ $at =~ ^[0-9]{4}-[0-9]{2}-[0-9]{2}\ [0-9]{2}:[0-9]{2}(:[0-9]{2})?[+-][0-9]{2}(:?[0-9]{2})?$ ]] \
        || { echo "Write the time as \"2026-11-15 14:32:00-05\": $at" >&2; exit 64; }
      shift
      ;;
    --timeline)
      timeline=${2:?--timeline needs a number}
      shift
      ;;
    --replace) replace=yes ;;
    --rehearsal) rehearsal=yes ;;
    -*)
      sed -n '2,9s/^# //p' "$0" >&2
      exit 64
      ;;
    *) break ;;
  esac
  shift
done
services=("$@")
if [ $rehearsal = yes ]; then
  export BACKUP_ARCHIVING=off
  services=(postgres storage)
fi

dc() { docker compose --env-file .env --file ops/compose.yaml "$@"; }
one_shot() { dc run --rm --no-deps --no-TTY restore "$@"; }
begun=$SECONDS aside='' running=()
log() { printf '%4s s  %s\n' $((SECONDS - begun)) "$*"; }

if ! one_shot is-empty; then
  if [ $replace = no ]; then
    echo 'This machine already has a database. Use --replace to set it aside.' >&2
    exit 1
  fi
  # nginx and the edge keep running, because pages need no database.
  mapfile -t running < <(dc ps --services --status running | grep --invert-match --line-regexp --regexp nginx --regexp edge || true)
  [ ${#running[@]} = 0 ] || dc stop "${running[@]}"
  aside=before-$(date -u +%Y%m%dT%H%M%SZ)
  one_shot set-aside "$aside"
  log "The old database is set aside as $aside."
fi
put_back() {
  if [ -n "$aside" ]; then
    one_shot put-back "$aside"
    [ ${#running[@]} = 0 ] || dc start "${running[@]}"
    echo 'The restore failed. The old database is back in place and running.' >&2
  fi
  exit 1
}

restored=$(one_shot database "$at" "$timeline" | tail -n 1) || put_back
log "Database: everything committed up to $restored"
snapshot=$(one_shot files "$at" | tail -n 1)
log "Files: from the snapshot of ${snapshot/ / and of }"

dc up --detach --wait "${services[@]}"
# Restarts services that are not started by default, such as the monitoring.
if [ ${#services[@]} = 0 ] && [ ${#running[@]} -gt 0 ]; then dc up --detach "${running[@]}"; fi
log 'Started.'
echo
echo "Back in $((SECONDS - begun)) seconds (RTO)."
if [ -n "$at" ]; then echo "Left out, as asked: what was committed after $at. The backups still have it."
else echo "Lost: what was committed between $restored and the outage, at most a minute while the backups were healthy."; fi
[ $rehearsal = no ] || echo "A rehearsal: compare, then remove it with docker compose down --volumes. Start nothing else here."
