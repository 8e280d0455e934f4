#!/usr/bin/env bash
# Runs the service `backup`. Instead of cron, two loops check every 10 seconds which backup is due. They read the state
# of the repository, so a restart neither skips nor repeats a backup.
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
# Incremental backups between two daily ones limit how much WAL a restore has to replay.
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
# shellcheck disable=SC2016 # The names with $ are variables of jq.
succeeded() { change '.[$step] = $at | del(.failed[$step])' --arg step "$1" --arg at "$(now)"; }
# shellcheck disable=SC2016
failed() { change '.failed[$step] = $at' --arg step "$1" --arg at "$(now)"; }

# step <name in the status> <command…>: runs one command at a time per name and logs the duration.
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
# `pgbackrest verify` exits with 0 even if it finds damage, so its output is checked too.
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
# Prints the latest past time at which the daily backup was due, as a Unix timestamp.
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
# due: prints the type of backup to take now, or nothing. Backups of another timeline do not count, so a backup is
# taken right after a restore.
due() {
  local info timeline
  info=$(pgbackrest info --output=json) || return
  timeline=$(sql "select upper(lpad(to_hex(timeline_id), 8, '0')) from pg_control_checkpoint()") || return
  # newest <type…>: prints when the newest backup of these types ended, as a Unix timestamp; 0 if there is none.
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
      # Checks less often than every tick, because each check sends requests if the repository is a bucket.
      if look_after_database; then next=$(($(date +%s) + 600)); else next=$(($(date +%s) + 60)); fi
    fi
    sleep $TICK
  done
}

# --- Files ----------------------------------------------------------------------------------------------------------
# .sgwtmp contains unfinished uploads, which can disappear during the backup.
save_files() { restic backup --quiet --host app --exclude .sgwtmp "$FILES"; }
backup_files() {
  # The buckets exist before this service starts, so an empty store has lost its data and must not be saved.
  [ -n "$(find "$FILES" -mindepth 1 -maxdepth 1 -type d -print -quit)" ] || { echo "$FILES is empty"; return 1; }
  restic cat config > /dev/null 2>&1 || restic init --quiet
  # restic exits with 3 if a file was deleted during the backup. A second run succeeds.
  save_files || save_files
}
changed_since() { [ ! -e "$1" ] || [ -n "$(find "$FILES" -name .sgwtmp -prune -o -cnewer "$1" -print -quit)" ]; }
# Checks the structure of the repository and the contents of one seventh of it, so a week covers all contents.
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
    # Saves at least once an hour, because a day without changes must not hide an unreachable repository.
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

# checked <step>: prints when the step last ended, successfully or not, as a Unix timestamp.
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
