#!/usr/bin/env bash
# Runs inside the container `restore`, started by ops/restore.sh. Needs root, because the database and the files belong
# to two different users.
#   bring-back is-empty             exits with 0 if the volume has no database
#   bring-back set-aside <name>     renames the folder of the old database, which stays in the volume
#   bring-back put-back <name>      undoes that after a failed restore
#   bring-back database [<time> [<timeline>]]  restores the newest state, or the state at a time; prints its last commit
#   bring-back files [<time>]       restores the newest snapshot, or the two around a time; prints when they were taken
set -euo pipefail

DATA=${PGDATA:?}
LOG=/tmp/recovery.log
as_postgres() { gosu postgres "$@"; }
ask() { as_postgres psql --no-psqlrc --host /tmp --username app --dbname app --tuples-only --no-align --command "$1"; }

# Finishes recovery before the service starts, because services that wait for a healthy database must not get a
# read-only one. archive_mode stays on, or later restores would lack the history of the new timeline. With hot_standby
# off, clients cannot connect before promotion and the settings of the old server are not required.
recover() {
  local options="-c listen_addresses='' -c unix_socket_directories=/tmp -c hot_standby=off"
  options+=" -c archive_mode=${BACKUP_ARCHIVING:-on} -c archive_command='pgbackrest archive-push %p'"
  as_postgres pg_ctl start --wait --timeout=86400 --silent --log "$LOG" --pgdata "$DATA" --options "$options" || return
  until ask 'select 1' > /dev/null 2>&1; do
    as_postgres pg_ctl status --pgdata "$DATA" > /dev/null || return
    sleep 0.2
  done
}
pull() {
  # Each file of a bucket is a request, so four processes fetch in parallel. WAL segments are prefetched during replay.
  as_postgres pgbackrest restore --delta --process-max=4 "$@" >&2 \
    --recovery-option=restore_command='pgbackrest --archive-async --spool-path=/tmp/spool --process-max=2 archive-get %f "%p"'
}

# Succeeds if nothing was committed after the requested time. Then the newest state is the requested one.
ended_before_target() { grep --quiet 'recovery ended before configured recovery target was reached' "$LOG"; }
database() {
  local at=$1 timeline=${2:-latest}
  install --directory --owner postgres --group postgres --mode 0700 "$(dirname "$DATA")" "$DATA"
  if [ -n "$at" ]; then pull --type=time --target="$at" --target-timeline="$timeline" --target-action=promote
  else pull --type=default; fi
  if ! recover; then
    ended_before_target || { tail -n 20 "$LOG" >&2; return 1; }
    echo "Nothing was written after $at: taking the newest state." >&2
    pull --type=default
    recover
  fi
  ask "select to_char(pg_last_xact_replay_timestamp() at time zone 'UTC', 'YYYY-MM-DD\"T\"HH24:MI:SS.MS\"Z\"')"
  as_postgres pg_ctl stop --wait --timeout=3600 --silent --mode=fast --pgdata "$DATA"
}

# Given a time, restores the first snapshot after it and then the last snapshot before it. The earlier snapshot has files
# that were deleted or overwritten since, and the later snapshot has files that were added in between.
files() {
  local at snapshots id
  at=$([ -z "$1" ] || date -u --date "$1" +%FT%T)
  # shellcheck disable=SC2016 # The names with $ are variables of jq.
  snapshots=$(TZ=UTC restic snapshots --json --host app | jq --raw-output --arg at "$at" 'sort_by(.time)
    | if $at == "" then [last] else [first(.[] | select(.time[0:19] >= $at)), last(.[] | select(.time[0:19] < $at))] end
    | .[] | "\(.short_id) \(.time[0:19])Z"')
  [ -n "$snapshots" ] || { echo 'There is no snapshot of the files.' >&2; return 1; }
  while read -r id _; do restic restore "$id" --quiet --target / >&2; done <<< "$snapshots"
  cut -d ' ' -f 2 <<< "$snapshots" | sort | paste -s -d ' '
}

case ${1:-} in
  is-empty) [ ! -s "$DATA/PG_VERSION" ] ;;
  set-aside) mv "$DATA" "$DATA-${2:?}" ;;
  put-back) rm -rf "$DATA" && mv "$DATA-${2:?}" "$DATA" ;;
  database) database "${2:-}" "${3:-}" ;;
  files) files "${2:-}" ;;
  *)
    sed -n '2,8s/^# //p' "$0" >&2
    exit 64
    ;;
esac
