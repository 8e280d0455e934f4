#!/usr/bin/env bash
# ./backup.sh [s3]: rehearses the loss of a machine. One machine writes, is backed up, crashes and loses its volumes.
# Another machine, which shares only the backup repository, restores everything with one command. The script compares
# every row and every object. With `s3` the repository is a bucket behind TLS, otherwise a folder.
# A machine is a folder with ops/ and .env, a compose project and its own network. No port is published.
# RELEASE_TAG names the images. If the image of `migrate` exists, the product's own tables are created and compared too.
# shellcheck source-path=SCRIPTDIR
. "$(dirname "$0")/lib.sh"
KIND=${1:-folder}
RELEASE_TAG=${RELEASE_TAG:-backuptest}
# An exported variable would override RELEASE_TAG in the .env of each machine.
export -n RELEASE_TAG
HOME_OF_TEST=$WORK/backup-$KIND
SERVICES=(postgres storage backup)
. "$(dirname "$0")/backup-lib.sh"
. "$(dirname "$0")/backup-bucket.sh"
STATE=$HOME_OF_TEST/state
trap end EXIT
status() { on "$1" exec -T backup cat /srv/status/backup.json; }
fails() { if "$@" > "$HOME_OF_TEST/refused.log" 2>&1; then echo 'did not fail'; return 1; fi; tail -n 1 "$HOME_OF_TEST/refused.log"; }
one_row() { local result; result=$("$@") && echo "$result" && [ "$result" = 'UPDATE 1' ]; }
# at_most <seconds> <from> <to>: checks that no more than these seconds passed between two times.
at_most() { local age; age=$(seconds_between "$2" "$3"); echo "$age s"; awk -v age="$age" -v most="$1" 'BEGIN { exit !(age >= 0 && age <= most) }'; }
newest_tick() { query "$1" 'select extract(epoch from max(at)) from rehearsal.ticks'; }
newest_object() { docker run --rm -v "$(volume "$1" files):/data:ro" debian:12-slim sh -c 'ls /data/private/late | sort -n | tail -n 1'; }
# unbroken <all> <restored>: checks that the restored rows are the first rows of the table, without a gap.
unbroken() { head -n "$(wc -l < "$2")" "$1" > "$2.expected"; same "$2.expected" "$2" 50; }
new_backup() { for _ in $(seq 60); do on "$1" exec -T backup pgbackrest info --output=json | jq -e --arg timeline "$2" '.[0].backup[-1].archive.stop[0:8] == $timeline' && return; sleep 1; done; return 1; }

say "Two machines and a repository ($KIND)"
remove
mkdir -p "$STATE" "$HOME_OF_TEST/repository"
settings
for name in 'one 71' 'two 72' 'three 73'; do read -r name net <<< "$name" && machine "$name" "$net"; done
! docker image inspect "$(image_of migrate)" > /dev/null 2>&1 || SERVICES+=(migrate)
timed tools-image docker build --tag backuptest-tools - <<< $'FROM debian:12-slim\nRUN apt-get update && apt-get install --yes --no-install-recommends attr'
timed backup-build on one build postgres backup
[ "$KIND" != s3 ] || timed backup-bucket start_bucket
timed backup-up on one up --detach --wait "${SERVICES[@]}"
check 'the service is healthy by itself' on one exec -T backup backup healthy
timed backup-fill on one exec -T postgres psql --no-psqlrc -q -v ON_ERROR_STOP=1 -U app app < "$(dirname "$0")/backup-fill.sql"
if [[ " ${SERVICES[*]} " == *' migrate '* ]]; then
  # `up --wait` returns while the migrations are still running.
  while [ -n "$(on one ps --quiet --status running migrate)" ]; do sleep 1; done
  check 'complaints were numbered' query one 'insert into complaint_counters (year, last) values (2026, 41)'
fi
check 'objects with types, notes and tags' fill_objects
check 'a full backup by hand' on one exec -T backup backup database full

say 'An accident while rows and objects are written'
write_rows
write_objects
sleep 25
rows one > "$STATE/rows-before-accident"
objects one > "$STATE/objects-before-accident"
sleep 2
accident=$(date +%s)
BEFORE_ACCIDENT=$(lima "$accident")
sleep 2
delete() {
  query one "delete from rehearsal.visitors where active" && query one "update rehearsal.papers set body = '' where id % 7 = 0"
  # shellcheck disable=SC2016
  aws 'aws --endpoint-url "$S3_ENDPOINT" s3 rm --quiet s3://$S3_PRIVATE_BUCKET/complaints/large.bin && aws --endpoint-url "$S3_ENDPOINT" s3 cp --quiet /objects/empty.txt "s3://$S3_MEDIA_BUCKET/many/deep/image 1 ñ.webp"'
}
check 'rows and objects are deleted and overwritten by mistake' delete
check 'an incremental backup after it' on one exec -T backup backup database incr
rows one > "$STATE/rows-before-crash"
objects one > "$STATE/objects-before-crash"
sleep 65
# A crash loses most data just before the next WAL segment is pushed.
for _ in $(seq 80); do
  [ "$(query one "select now() - last_archived_time > interval '24 s' from pg_stat_archiver")" != t ] || break
  sleep 0.5
done

say 'A crash, and both volumes are gone'
# The archive may lack the last seconds, so the restore uses an earlier time.
BEFORE_CRASH=$(lima $(($(date +%s) - 45)))
ticks one > "$STATE/ticks"
crashed=$(clock)
check 'kill -9 and rm -rf' crash
stop_writers

say 'Another machine'
check 'the list of backups (runbook)' runbook two 'dc run --rm --no-deps --entrypoint pgbackrest restore info'
check 'snapshots of the files (runbook)' runbook two 'dc run --rm --no-deps --entrypoint restic restore snapshots'
check 'one command (runbook)' runbook two ops/restore.sh "${SERVICES[@]}"
grep -E ' s  |RTO|Lost' "$HOME_OF_TEST/two.log" | sed 's/^/      /' || true
rows two > "$STATE/rows-two"
ticks two > "$STATE/ticks-two"
objects two > "$STATE/objects-two"
check 'every row of every table' same "$STATE/rows-before-crash" "$STATE/rows-two" 1
check 'rows written during the crash have no gap' unbroken "$STATE/ticks" "$STATE/ticks-two"
check 'every object, its owner and attributes' same "$STATE/objects-before-crash" "$STATE/objects-two" 200
check 'RPO of rows is at most a minute' at_most 60 "$(newest_tick two)" "$crashed"
check 'RPO of objects is at most a minute' at_most 60 "$(newest_object two)" "$crashed"
check 'a second restore is rejected' fails runbook two ops/restore.sh
check 'a new backup is taken by itself, on the new timeline' new_backup two 00000002
check 'services (runbook)' runbook two 'dc ps --all'
check 'status (runbook)' runbook two 'dc exec -T backup cat /srv/status/backup.json'

say 'A rehearsal of the minute before the accident, on a third machine'
check 'one command (runbook)' runbook three 'ops/restore.sh --rehearsal --at "2026-11-15 14:32:00-05"'
rows three > "$STATE/rows-three"
ticks three > "$STATE/ticks-three"
objects three > "$STATE/objects-three"
check 'every row as it was before the accident' same "$STATE/rows-before-accident" "$STATE/rows-three" 1
check 'rows written until that second have no gap' unbroken "$STATE/ticks" "$STATE/ticks-three"
check 'the newest row is from that second' at_most 1 "$(newest_tick three)" "$accident"
check 'every object as it was' same "$STATE/objects-before-accident" "$STATE/objects-three" 200
nothing_archived() { [ "$(query three 'show archive_mode')" = off ] && [ -z "$(on three ps --quiet backup)" ]; }
check 'a rehearsal writes no backup' nothing_archived
check 'the row counts (runbook)' runbook three 'dc exec -T postgres psql -U app app -c "select relname, n_live_tup from pg_stat_user_tables order by 2 desc limit 20"'
check 'the rehearsal is removed (runbook)' runbook three 'dc down --volumes'

say 'A restore to a time in the future gives the newest state'
bring_back() { (cd "$HOME_OF_TEST/$1" && COMPOSE_PROJECT_NAME="backuptest-$1" ops/restore.sh "${@:2}"); }
check 'one command' bring_back three --rehearsal --at "$(lima $(($(date +%s) + 7200)))"
rows three > "$STATE/rows-ahead"
check 'every row' same "$STATE/rows-before-crash" "$STATE/rows-ahead" 1
check 'a time without a zone is rejected' fails bring_back three --rehearsal --at '2026-11-15 14:32:00'

say 'The minute before the accident replaces the current data'
check 'one command (runbook)' runbook two 'ops/restore.sh --replace --at "2026-11-15 14:32:00-05"' "${SERVICES[@]}"
rows two > "$STATE/rows-two-again"
check 'every row as it was before the accident' same "$STATE/rows-before-accident" "$STATE/rows-two-again" 1
if query two 'select 1 from complaint_counters limit 1' > /dev/null 2>&1; then
  check 'the last complaint number (runbook)' runbook two 'dc exec -T postgres psql -U app app -c "select year, last from complaint_counters"'
  check 'the counter is moved (runbook)' one_row runbook two 'dc exec -T postgres psql -U app app -c "update complaint_counters set last = 57 where year = 2026"'
else
  commands | grep complaint_counters >> "$HOME_OF_TEST/commands-run"
  echo "      not tried: complaint_counters, without the product's tables"
fi
check 'a restore to another minute (runbook)' runbook two 'ops/restore.sh --replace --at "2026-11-15 14:40:00-05" --timeline 1' "${SERVICES[@]}"
rows two > "$STATE/rows-two-later"
check 'every row as it was before the crash' same "$STATE/rows-before-crash" "$STATE/rows-two-later" 1
check 'a time before all backups is rejected' fails bring_back two --replace --at '2020-01-01 00:00:00-05'
rows two > "$STATE/rows-two-kept"
check 'the previous database runs again' same "$STATE/rows-before-crash" "$STATE/rows-two-kept" 1
set_aside() { on two run --rm --no-deps -T --entrypoint sh restore -c 'ls -d /var/lib/postgresql/18/docker-before-*'; }
check 'the previous database is set aside' set_aside
check 'the previous database is removed (runbook)' runbook two "dc run --rm --no-deps --entrypoint sh restore -c 'rm -rf /var/lib/postgresql/18/docker-before-*'"
check 'the previous database no longer exists' fails set_aside
mapfile -t lines < <(commands_of "${RUNBOOKS[1]}")
for line in "${lines[@]}"; do check "backup-is-old: ${line:0:60}" runbook two "$line"; done
all_commands() { diff <(commands | sort -u) <(sort -u "$HOME_OF_TEST/commands-run") && commands | wc -l; }
check 'every command of both runbooks was run' all_commands

say 'Problems that the health check must report'
# pretend <jq program>: runs the health check of machine two with a changed status file.
pretend() { on two exec -T backup bash -c "jq '$1' /srv/status/backup.json > /tmp/pretended && BACKUP_STATUS_FILE=/tmp/pretended backup healthy"; }
ago() { echo ".$1 = (now - $2 * 3600 | todateiso8601)"; }
check 'healthy as it is' pretend .
check 'healthy after 25 hours' pretend "$(ago database 25) | $(ago files 25)"
check 'a database backed up 27 hours ago' fails pretend "$(ago database 27)"
check 'files backed up 27 hours ago' fails pretend "$(ago files 27)"
check 'an archive that stopped an hour ago' fails pretend "$(ago archive 1)"
check 'no backup at all' fails pretend 'del(.database)'
check_repository() { on three run --rm --no-deps -T backup check; }
# spoil <folder> <name>: damages a few bytes of the largest matching file.
spoil() {
  # shellcheck disable=SC2016
  docker run --rm -v "$HOME_OF_TEST/repository:/r" debian:12-slim bash -c \
    'file=$(find "/r/$1" -type f -path "$2" -size +20k | xargs ls -S | head -n 1) && chmod u+w "$file" && printf damaged | dd of="$file" bs=1 seek=9000 conv=notrunc status=none && echo "$file"' - "$@"
}
if [ "$KIND" = folder ]; then
  check 'an undamaged repository passes the check' check_repository
  check 'bytes of a backup are changed' spoil database '*/bundle/*'
  check 'a damaged backup is noticed' fails check_repository
  # The nightly check reads one seventh of the contents, so seven checks read everything.
  check_week() { local day; for day in 1 2 3 4 5 6 7; do on three run --rm --no-deps -T --entrypoint restic backup check --quiet --read-data-subset="$day/7" || return; done; }
  check 'undamaged files pass the checks of a week' check_week
  check 'bytes of an image are changed' spoil files '*/data/*'
  check 'a damaged image is noticed within a week' fails check_week
fi
verdict
