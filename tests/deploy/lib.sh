# Functions of the scripts in this folder. They create all files below DEPLOY_HOME (default: .data/deploy): a copy of
# the project, its .env, records and logs. Each check prints one line that starts with `ok` or `FAIL`.
# shellcheck shell=bash
set -euo pipefail
KIT=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
REPOSITORY=$(cd "$KIT/../.." && pwd)
WORK=${DEPLOY_HOME:-$REPOSITORY/.data/deploy}
mkdir -p "$WORK/log" "$WORK/record"
WORK=$(cd "$WORK" && pwd)
PROJECT=$WORK/project
# Use the Node version of the packages, which may differ from that of the machine.
PATH=$REPOSITORY/node_modules/.bin:$PATH
export SITE_PORT=${SITE_PORT:-8080} CMS_PORT=${CMS_PORT:-4000} EDGE_HTTP_PORT=${EDGE_HTTP_PORT:-8081} EDGE_HTTPS_PORT=${EDGE_HTTPS_PORT:-8443}
SITE=http://127.0.0.1:$SITE_PORT
CMS=http://127.0.0.1:$CMS_PORT
EDGE=https://localhost:$EDGE_HTTPS_PORT
RECORDER_HTTP=14020 RECORDER_SMTP=14025

if ! docker info > /dev/null 2>&1; then
  cat >&2 << 'TEXT'
These tests start the product in containers and need a Docker engine with compose 2 and buildx:
  https://docs.docker.com/engine/install/ — then `docker info` must answer, or DOCKER_HOST name the engine's socket.
Where no registry can be reached, images must be there under the tags that ops/compose.yaml and the Dockerfiles name.
TEXT
  exit 1
fi

say() { printf '\n── %s\n' "$*"; }
# timed <name> <command…>: writes the output to a log, and prints its end if the command fails.
timed() {
  local name=$1 begun=$SECONDS
  shift
  if "$@" > "$WORK/log/$name.log" 2>&1; then
    printf '   %-28s %4s s\n' "$name" $((SECONDS - begun))
  else
    printf '   %-28s %4s s  FAILED, the end of %s:\n' "$name" $((SECONDS - begun)) "log/$name.log"
    tail -n 25 "$WORK/log/$name.log"
    return 1
  fi
}
# gateway: prints the IP address under which containers reach this machine.
gateway() { ip -4 -o addr show docker0 | awk '{ split($4, a, "/"); print a[1] }'; }
# dc <arguments…>: runs docker compose as ops/README.md describes. With extra.yaml the worker trusts the recorder.
dc() { (cd "$PROJECT" && docker compose --env-file .env --file ops/compose.yaml --file "$WORK/extra.yaml" "$@"); }
sql() { dc exec -T postgres psql -U app -At app -c "$1"; }
received() { curl -s "http://$(gateway):$RECORDER_HTTP/_received"; }
control() { curl -s -o /dev/null -d "$1" "http://$(gateway):$RECORDER_HTTP/_control"; }
until_healthy() {
  local service end=$((SECONDS + ${WAIT:-180})) states
  for service in "$@"; do
    while :; do
      states=$(dc ps "$service" --format '{{.Health}}' 2> /dev/null)
      [ -z "$states" ] || grep -qv '^healthy$' <<< "$states" || break
      [ $SECONDS -lt $end ] || { echo "$service is not healthy: $(dc ps "$service" --format '{{.Status}}')"; return 1; }
      sleep 1
    done
  done
}
FAILED=0
PASSED=0
# check <title> <command…>: runs a command, prints `ok` or `FAIL` and counts both.
check() {
  local what=$1 out
  shift
  if out=$("$@" 2>&1); then
    PASSED=$((PASSED + 1))
    printf 'ok    %s%s\n' "$what" "${out:+ · $(tail -n 1 <<< "$out" | cut -c1-150)}"
  else
    FAILED=$((FAILED + 1))
    printf 'FAIL  %s\n' "$what"
    tail -n 8 <<< "$out" | cut -c1-400 | sed 's/^/      /'
  fi
}
verdict() {
  printf '\n%s passed, %s failed\n' "$PASSED" "$FAILED"
  [ "$FAILED" = 0 ]
}
