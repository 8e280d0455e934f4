# Functions of backup.sh: test machines, comparisons and commands of the runbooks.
# shellcheck shell=bash
: "${REPOSITORY:?}" "${HOME_OF_TEST:?}" "${WORK:?}" "${KIND:?}"
WRITERS=()

# on <machine> <docker compose arguments…>: runs docker compose for one test machine.
on() { (cd "$HOME_OF_TEST/$1" && COMPOSE_PROJECT_NAME="backuptest-$1" docker compose --env-file .env --file ops/compose.yaml "${@:2}"); }
query() { on "$1" exec -T postgres psql --no-psqlrc -U app -At -v ON_ERROR_STOP=1 app -c "$2"; }
volume() { echo "backuptest-$1_$2"; }
seconds_between() { awk -v a="$1" -v b="$2" 'BEGIN { printf "%.1f", b - a }'; }
clock() { date +%s.%N; }
lima() { TZ=America/Lima date --date "@$1" '+%F %T-05'; }

# --- The machines ---------------------------------------------------------------------------------------------------
settings() {
  cp "$REPOSITORY/.env.example" "$HOME_OF_TEST/.env"
  local name value
  sed -n 's/.*[$]{\([A-Z0-9_]*\):?.*/\1/p' "$REPOSITORY/ops/compose.yaml" | sort -u | while read -r name; do
    ! grep -q "^$name=." "$HOME_OF_TEST/.env" || continue
    case $name in
      SMTP_URL) value=smtp://127.0.0.1:1 ;;
      *_URL) value=http://127.0.0.1:1 ;;
      *) value=$(openssl rand -hex 16) ;;
    esac
    set_value "$HOME_OF_TEST" "$name" "$value"
  done
  set_value "$HOME_OF_TEST" RELEASE_TAG "$RELEASE_TAG"
  set_value "$HOME_OF_TEST" BACKUP_DIR "$HOME_OF_TEST/repository"
}
set_value() { sed -i "s|^$2=.*|$2=$3|" "$1/.env"; grep -q "^$2=$3\$" "$1/.env"; }
machine() {
  local folder=$HOME_OF_TEST/$1
  mkdir -p "$folder"
  cp -r "$REPOSITORY/ops" "$HOME_OF_TEST/.env" "$folder/"
  # All machines share one Docker engine, so each needs its own subnet.
  set_value "$folder" PUBLIC_SUBNET "10.89.$2.0/24"
}
image_of() { on one config --format json | jq --raw-output --arg name "$1" '.services[$name].image'; }
remove() {
  local name
  for name in one two three; do
    [ ! -d "$HOME_OF_TEST/$name" ] || on "$name" --profile '*' down --volumes --remove-orphans > /dev/null 2>&1 || true
  done
  # The files belong to the database user, so only a root container can delete them.
  docker run --rm -v "$WORK:/work" debian:12-slim rm -rf "/work/backup-$KIND" > /dev/null 2>&1 || true
}
stop_writers() { [ ${#WRITERS[@]} = 0 ] || kill "${WRITERS[@]}" 2> /dev/null || true; WRITERS=(); }
end() { stop_writers; [ -n "${KEEP:-}" ] || { remove; stop_bucket; }; }

# --- Comparisons -----------------------------------------------------------------------------------------------
# rows <machine>: prints name, row count and digest of every table, except the table that grows during the test.
rows() {
  on "$1" exec -T postgres psql --no-psqlrc -U app -At -v ON_ERROR_STOP=1 app << 'SQL'
select format('select %L, count(*), md5(coalesce(string_agg(md5(t::text), '''' order by md5(t::text)), '''')) from %I.%I t',
  nspname || '.' || relname, nspname, relname)
from pg_class join pg_namespace on pg_namespace.oid = relnamespace
where relkind = 'r' and nspname !~ '^pg_' and nspname <> 'information_schema' and (nspname, relname) <> ('rehearsal', 'ticks')
order by nspname, relname
\gexec
SQL
}
ticks() { query "$1" 'select id, at from rehearsal.ticks order by id'; }
# objects <machine>: prints hash, owner, mode and extended attributes of every object, except the growing folder `late`.
objects() {
  docker run --rm -v "$(volume "$1" files):/data:ro" backuptest-tools bash -c '
    cd /data
    list() { find . \( -name .sgwtmp -o -name late \) -prune -o "$@" -print0 | sort -z; }
    list -type f | xargs -0 sha256sum
    list ! -name . | xargs -0 stat --format "%n %u:%g %a"
    list ! -name . | while IFS= read -r -d "" file; do getfattr --dump --match=- --encoding=hex "$file" | sort; done' 2>&1
}
same() {
  local lines
  diff "$1" "$2" > "$WORK/log/backup-difference.log" || { echo 'differs:'; head -n 6 "$WORK/log/backup-difference.log"; return 1; }
  lines=$(wc -l < "$1")
  [ "$lines" -gt "${3:-0}" ] || { echo "only $lines lines compared"; return 1; }
  echo "$lines lines are equal"
}

# --- Test data and the crash ----------------------------------------------------------------------------------------
aws() { on one run --rm --no-deps -T --entrypoint sh -v "$HOME_OF_TEST/objects:/objects:ro" buckets -c "$1"; }
fill_objects() {
  local n
  mkdir -p "$HOME_OF_TEST/objects/many/deep"
  for n in $(seq 60); do head -c $((n * 1531)) /dev/urandom > "$HOME_OF_TEST/objects/many/deep/image $n ñ.webp"; done
  head -c 9000000 /dev/urandom > "$HOME_OF_TEST/objects/large.bin"
  : > "$HOME_OF_TEST/objects/empty.txt"
  # shellcheck disable=SC2016 # The shell of the container expands these variables.
  aws 'set -e; s3() { aws --endpoint-url "$S3_ENDPOINT" "$@"; }
    s3 s3 cp --quiet --recursive --content-type image/webp --cache-control max-age=31536000 /objects/many s3://$S3_MEDIA_BUCKET/many
    s3 s3 cp --quiet --metadata "note=kept,number=7" /objects/large.bin s3://$S3_PRIVATE_BUCKET/complaints/large.bin
    s3 s3 cp --quiet /objects/empty.txt s3://$S3_PRIVATE_BUCKET/complaints/empty.txt
    s3 s3api put-object-tagging --bucket $S3_PRIVATE_BUCKET --key complaints/large.bin --tagging "TagSet=[{Key=year,Value=2026}]"'
}
write_rows() { on one exec -T postgres psql --no-psqlrc -q -U app app <<< $'insert into rehearsal.ticks default values \\watch i=0.2' > /dev/null 2>&1 & WRITERS+=($!); }
# write_objects: uploads an object every second, named after its time.
write_objects() {
  # shellcheck disable=SC2016
  aws 'while :; do at=$(date +%s.%N); echo $at | aws --endpoint-url "$S3_ENDPOINT" s3 cp --quiet - s3://$S3_PRIVATE_BUCKET/late/$at; sleep 1; done' > /dev/null 2>&1 & WRITERS+=($!)
}
crash() {
  docker ps --quiet --filter label=com.docker.compose.project=backuptest-one | xargs docker kill --signal KILL > /dev/null
  docker run --rm -v "$(volume one database):/a" -v "$(volume one files):/b" debian:12-slim sh -c 'rm -rf /a/* /b/* && ls /a /b'
  on one down --volumes --remove-orphans
}

# --- The runbooks ---------------------------------------------------------------------------------------------------
RUNBOOKS=("$REPOSITORY/ops/runbooks/database-restore.md" "$REPOSITORY/ops/runbooks/backup-is-old.md")
# commands_of <runbook…>: prints every line of their shell blocks.
commands_of() { awk '/^ *```sh/ { inside = 1; next } /^ *```/ { inside = 0 } inside' "$@" | sed -e 's/^ *//' -e '/^#/d' -e '/^alias/d'; }
commands() { commands_of "${RUNBOOKS[@]}"; }
# runbook <machine> <command> [more…]: runs this line of a runbook with a real time instead of the example. The end of
# backup.sh checks that every line was run.
runbook() {
  local machine=$1 line
  line=$(commands | grep --max-count 1 --fixed-strings --line-regexp -- "$2") || { echo "No runbook has the line: $2"; return 1; }
  echo "$line" >> "$HOME_OF_TEST/commands-run"
  line=${line/2026-11-15 14:32:00-05/${BEFORE_ACCIDENT:-}}
  line=${line/2026-11-15 14:40:00-05/${BEFORE_CRASH:-}}
  # shellcheck disable=SC2317 # The evaluated line calls dc.
  (set +o pipefail && cd "$HOME_OF_TEST/$machine" && dc() { on "$machine" "$@"; } && export COMPOSE_PROJECT_NAME="backuptest-$machine" && eval "$line ${*:3}") \
    > "$HOME_OF_TEST/$machine.log" 2>&1 || { tail -n 8 "$HOME_OF_TEST/$machine.log"; return 1; }
  grep RTO "$HOME_OF_TEST/$machine.log" || tail -n 1 "$HOME_OF_TEST/$machine.log"
}
