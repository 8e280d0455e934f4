#!/usr/bin/env bash
# The inner half of ops/restore.sh, in the one-shot container `restore`. Runs as root, because the database and the files
# belong to two different users.
#   bring-back is-empty             ends with 0 when no database lies in the volume
#   bring-back set-aside            renames the old database's folder, which stays in the volume
#   bring-back database [<time>]    the newest state, or that of a time; prints the last transaction that came back
#   bring-back files [<time>]       the snapshot taken at or after a time, or the newest; prints its time
set -euo pipefail

DATA=${PGDATA:?}
LOG=/tmp/recovery.log
as_postgres() { gosu postgres "$@"; }

# Recovery ends here and not in the service: whoever waits for a healthy database must not meet a read-only one.
# archive_mode stays on, or later restores would lack the history of the new timeline. A rehearsal turns it off.
# hot_standby off: the server then says that it is ready once it is promoted, and asks for no setting of the old one.
recover() {
  as_postgres pg_ctl start --wait --timeout=86400 --silent --log "$LOG" --pgdata "$DATA" --options "
    -c listen_addresses='' -c unix_socket_directories=/tmp -c hot_standby=off
    -c archive_mode=${BACKUP_ARCHIVING:-on} -c archive_command='pgbackrest archive-push %p'"
}
pull() {
  # Several segments are fetched ahead while one is replayed.
  as_postgres env PGBACKREST_ARCHIVE_ASYNC=y PGBACKREST_SPOOL_PATH=/tmp/spool PGBACKREST_PROCESS_MAX=2 \
    pgbackrest restore --delta --target-action=promote \
    --recovery-option=restore_command='pgbackrest --archive-async --spool-path=/tmp/spool --process-max=2 archive-get %f "%p"' "$@"
}

database() {
  local at=$1
  install --directory --owner postgres --group postgres --mode 0700 "$(dirname "$DATA")" "$DATA"
  if [ -z "$at" ]; then
    pull --type=default
    recover
  else
    pull --type=time --target="$at"
    if ! recover; then
      # Nothing was committed after that time, so the newest state is the state of that time.
      grep --quiet 'recovery ended before configured recovery target was reached' "$LOG"
      echo "Nothing was written after $at: taking the newest state." >&2
      pull --type=default
      recover
    fi
  fi || { tail -n 20 "$LOG" >&2; return 1; }
  as_postgres psql --no-psqlrc --host /tmp --username sillar --dbname sillar --tuples-only --no-align \
    --command "select to_char(pg_last_xact_replay_timestamp() at time zone 'UTC', 'YYYY-MM-DD\"T\"HH24:MI:SS.MS\"Z\"')"
  as_postgres pg_ctl stop --wait --timeout=3600 --silent --mode=fast --pgdata "$DATA"
}

files() {
  local at snapshot
  at=$([ -z "$1" ] || date -u --date "$1" +%FT%T)
  # Files are only ever added under new names, so the first snapshot after the time has all that existed then.
  # shellcheck disable=SC2016 # jq itself reads these names.
  snapshot=$(TZ=UTC restic snapshots --json --host sillar | jq --raw-output --arg at "$at" \
    'sort_by(.time) | (if $at == "" then last else first(.[] | select(.time[0:19] >= $at)) // last end) | "\(.short_id) \(.time[0:19])Z"')
  restic restore "${snapshot% *}" --quiet --target /
  echo "${snapshot#* }"
}

case ${1:-} in
  is-empty) [ ! -s "$DATA/PG_VERSION" ] ;;
  set-aside) [ ! -e "$DATA" ] || mv "$DATA" "$DATA-before-$(date -u +%Y%m%dT%H%M%SZ)" ;;
  database) database "${2:-}" ;;
  files) files "${2:-}" ;;
  *)
    sed -n '2,7s/^# //p' "$0" >&2
    exit 64
    ;;
esac
