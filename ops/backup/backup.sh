#!/usr/bin/env bash
# The service `backup`. Uses no cron: two loops check every 10 seconds what is due from the state of the repository, so
# that a restart neither skips nor repeats a backup.
#   backup keep-going              the container's command
#   backup database full|diff|incr takes one backup now
#   backup files                   takes one snapshot of media and attachments now
#   backup check                   verifies the repositories
#   backup healthy                 exits with 1 if something is too old or damaged
set -euo pipefail

STATUS=${BACKUP_STATUS_FILE:-/srv/status/backup.json}
FILES=/data
TICK=10
# Lima time: HH:MM of the daily backup, and the weekday of the full one (1 Monday … 7 Sunday).
AT=${BACKUP_AT:-03:00} FULL_DAY=${BACKUP_FULL_DAY:-7}
# Between two daily backups; limits how much WAL a restore has to replay.
INCREMENTAL_SECONDS=$((4 * 3600))

now() { date -u +%FT%TZ; }
log() { echo "$(now) $*"; }

# change <jq program> [arguments…]: replaces the status file atomically.
change() {
  local program=$1
  shift
  (
    flock 9
    [ -s "$STATUS" ] || echo '{}' > "$STATUS"
    jq --compact-output "$@" "$program" "$STATUS" > "$STATUS.next" && mv "$STATUS.next" "$STATUS"
  ) 9> /tmp/status.lock
}
# shellcheck disable=SC2016 # jq itself reads these names.
succeeded() { change '.[$step] = $at | del(.failed[$step])' --arg step "$1" --arg at "$(now)"; }
# shellcheck disable=SC2016
failed() { change '.failed[$step] = $at' --arg step "$1" --arg at "$(now)"; }

# step <name in the status> <command…>: runs one at a time per name and logs the duration.
step() {
  local name=$1 begun=$SECONDS
  shift
  if (flock 8 && "$@") 8> "/tmp/$name.lock"; then
    succeeded "$name"
    log "$name: $* done in $((SECONDS - begun)) s"
  else
    failed "$name"
    log "$name: $* FAILED after $((SECONDS - begun)) s"
    return 1
  fi
}

# --- Database -------------------------------------------------------------------------------------------------------
sql() { psql --no-psqlrc --host /run/postgresql --username app --dbname app --tuples-only --no-align --command "$1"; }
backup_database() { pgbackrest stanza-create && pgbackrest --type="$1" backup; }
# The exit code of `verify` is not enough: damage is only reported in its output.
check_database() {
  local report
  report=$(pgbackrest verify --output=text --verbose) && [[ $report == *'status: ok'* ]] && return
  echo "$report"
  return 1
}
# Succeeds if no WAL segment has waited for more than a minute to be archived.
archive_is_complete() {
  [ "$(sql "select count(*) from pg_ls_archive_statusdir() where name like '%.ready' and modification < now() - interval '1 minute'")" = 0 ]
}
# Prints the latest past time at which the daily backup was due, in seconds.
slot() {
  local at
  at=$(TZ=America/Lima date --date "today $AT" +%s)
  [ "$at" -le "$(date +%s)" ] || at=$((at - 86400))
  echo "$at"
}
full_slot() {
  local weekday
  weekday=$(TZ=America/Lima date --date "@$(slot)" +%u)
  echo $(($(slot) - (weekday - FULL_DAY + 7) % 7 * 86400))
}
# due: prints the type of backup to take now, or nothing. Backups of another timeline do not count, so a new one is
# taken right after a restore.
due() {
  local info timeline
  info=$(pgbackrest info --output=json) || return
  timeline=$(sql "select upper(lpad(to_hex(timeline_id), 8, '0')) from pg_control_checkpoint()") || return
  # newest <type…>: prints when the newest backup of these types ended, in seconds; 0 if there is none.
  newest() {
    # shellcheck disable=SC2016
    jq --arg types "$*" --arg timeline "$timeline" '[.[].backup[]?
      | select((.type | IN($types | split(" ")[])) and .error != true and (.archive.stop // "")[0:8] == $timeline)
      | .timestamp.stop] | max // 0' <<< "$info"
  }
  if [ "$(newest full)" -lt "$(full_slot)" ]; then echo full
  elif [ "$(newest full diff)" -lt "$(slot)" ]; then echo diff
  elif [ "$(newest full diff incr)" -lt $(($(date +%s) - INCREMENTAL_SECONDS)) ]; then echo incr
  fi
}
look_after_database() {
  local type
  type=$(due) || return
  [ -z "$type" ] || step database backup_database "$type" || return
  [ "$(checked databaseChecked)" -ge "$(slot)" ] || step databaseChecked check_database || true
}
keep_database() {
  local next=0
  while :; do
    if ! sql 'select 1' > /dev/null 2>&1; then
      sleep 2
      continue
    fi
    if archive_is_complete; then succeeded archive; fi
    if [ "$(date +%s)" -ge $next ]; then
      # Not on every tick, because the check itself costs requests if the repository is a bucket.
      if look_after_database; then next=$(($(date +%s) + 600)); else next=$(($(date +%s) + 60)); fi
    fi
    sleep $TICK
  done
}

# --- Files ----------------------------------------------------------------------------------------------------------
# The store keeps uploads in progress in .sgwtmp; they are not objects yet and vanish while they are read.
save_files() { restic backup --quiet --host app --exclude .sgwtmp "$FILES"; }
backup_files() {
  # An empty store has lost its data and must not be saved: the buckets exist before this service starts.
  [ -n "$(find "$FILES" -mindepth 1 -maxdepth 1 -type d -print -quit)" ] || { echo "$FILES is empty"; return 1; }
  restic cat config > /dev/null 2>&1 || restic init --quiet
  # Exits with 3 if a file vanished during the backup. A second run fixes that.
  save_files || save_files
}
changed_since() { [ ! -e "$1" ] || [ -n "$(find "$FILES" -name .sgwtmp -prune -o -cnewer "$1" -print -quit)" ]; }
# Checks the structure of everything and the contents of one seventh: all of it once a week.
check_files() {
  restic unlock --quiet
  restic check --quiet --read-data-subset="$(date +%u)/7"
}
forget_files() {
  restic forget --quiet --prune --host app --keep-within 2d --keep-within-hourly 15d --keep-daily 60 --keep-monthly 24
}
keep_files() {
  local seen=/tmp/files-seen next=/tmp/files-seen.next forced=0
  while :; do
    touch --date '2 seconds ago' $next
    # On every change, and at least once an hour, so that an unreachable repository is noticed on a quiet day too.
    if changed_since $seen || [ "$(date +%s)" -ge $forced ]; then
      if step files backup_files; then
        mv $next $seen
        forced=$(($(date +%s) + 3600))
      fi
    fi
    if [ "$(checked filesChecked)" -lt "$(slot)" ] && step filesChecked check_files; then forget_files || true; fi
    sleep $TICK
  done
}

# checked <step>: prints when it last ended, successfully or not, in seconds.
checked() {
  # shellcheck disable=SC2016
  jq --arg step "$1" '[.[$step], .failed[$step] | values | fromdateiso8601] | max // 0' "$STATUS" 2> /dev/null || echo 0
}
healthy() {
  jq --exit-status '
    def age: if . then now - fromdateiso8601 else infinite end;
    (.database | age) < 26 * 3600 and (.files | age) < 26 * 3600 and (.archive | age) < 600
    and (.failed.databaseChecked or .failed.filesChecked | not)' "$STATUS"
}

case ${1:-} in
  keep-going)
    trap 'trap - TERM; kill 0' TERM INT
    keep_database &
    keep_files &
    # If either loop ends, the container ends and is restarted.
    wait -n
    exit 1
    ;;
  database) step database backup_database "${2:-diff}" ;;
  files) step files backup_files ;;
  check)
    result=0
    step databaseChecked check_database || result=1
    step filesChecked check_files || result=1
    exit $result
    ;;
  healthy) healthy > /dev/null || { cat "$STATUS"; exit 1; } ;;
  *)
    sed -n '2,9s/^# //p' "$0" >&2
    exit 64
    ;;
esac
