#!/usr/bin/env bash
# The inner half of ops/restore.sh, in the one-shot container `restore`. Runs as root, because the database and the files
# belong to two different users.
#   bring-back is-empty             ends with 0 when no database lies in the volume
#   bring-back set-aside <name>     renames the old database's folder, which stays in the volume
#   bring-back put-back <name>      undoes that, after a restore that failed
#   bring-back database [<time> [<timeline>]]  the newest state, or that of a time; prints the last transaction restored
#   bring-back files [<time>]       the newest snapshot, or the two around a time; prints when they were taken
set -euo pipefail

DATA=${PGDATA:?}
LOG=/tmp/recovery.log
as_postgres() { gosu postgres "$@"; }
ask() { as_postgres psql --no-psqlrc --host /tmp --username sillar --dbname sillar --tuples-only --no-align --command "$1"; }

# Recovery ends here and not in the service: whoever waits for a healthy database must not meet a read-only one.
# archive_mode stays on, or later restores would lack the history of the new timeline. A rehearsal turns it off.
# hot_standby off: nobody is let in before it is promoted, and it does not ask for the settings of the old server.
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
  # From a bucket every file is a request: four at a time. Segments of WAL are fetched ahead while one is replayed.
  as_postgres pgbackrest restore --delta --process-max=4 "$@" >&2 \
    --recovery-option=restore_command='pgbackrest --archive-async --spool-path=/tmp/spool --process-max=2 archive-get %f "%p"'
}

# Nothing was committed after that time, so the newest state is the state of that time.
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

# For a time: the first snapshot after it, then the last one before it over that. The earlier one has what was deleted or
# overwritten since, the later one what came in between the two.
files() {
  local at snapshots id
  at=$([ -z "$1" ] || date -u --date "$1" +%FT%T)
  # shellcheck disable=SC2016 # jq itself reads these names.
  snapshots=$(TZ=UTC restic snapshots --json --host sillar | jq --raw-output --arg at "$at" 'sort_by(.time)
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
