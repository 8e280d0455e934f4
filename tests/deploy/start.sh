#!/usr/bin/env bash
# start.sh [--fresh]: copies this checkout and follows "First start" of ops/README.md. A recorder replaces the CRM, the
# scripts and the mail server. A second call updates the running product, and --fresh starts with empty volumes.
. "$(dirname "$0")/lib.sh"
say 'Copy of the project'
mkdir -p "$PROJECT"
find "$PROJECT" -mindepth 1 -maxdepth 1 ! -name .env -exec rm -rf {} +
git -C "$REPOSITORY" ls-files --cached --others --exclude-standard -z | (cd "$REPOSITORY" && xargs -0 ls -d 2> /dev/null || true) \
  | tar -C "$REPOSITORY" -c -T - | tar -C "$PROJECT" -x
printf '   %s%s\n' "$(git -C "$REPOSITORY" log -1 --format='%h %s')" \
  "$([ -z "$(git -C "$REPOSITORY" status --porcelain)" ] || echo ' (with uncommitted changes)')"

set_variable() {
  grep -q "^$1=" "$PROJECT/.env" || { echo "$1 is not in .env.example" >&2; exit 1; }
  sed -i "s|^$1=.*|$1=$2|" "$PROJECT/.env"
}
secret() { openssl rand -hex 20; }
if [ ! -e "$PROJECT/.env" ]; then
  say 'cp .env.example .env, and its empty values'
  cp "$PROJECT/.env.example" "$PROJECT/.env"
  for name in POSTGRES_PASSWORD CMS_DATABASE_PASSWORD INTAKE_DATABASE_PASSWORD WORKER_DATABASE_PASSWORD PAYLOAD_SECRET \
    PREVIEW_LINK_SECRET FILE_LINK_SECRET SECOND_FACTOR_SECRET SNAPSHOT_TOKEN PREVIEW_TOKEN S3_SECRET_ACCESS_KEY BACKUP_PASSPHRASE; do set_variable $name "$(secret)"; done
  set_variable S3_ACCESS_KEY_ID "key$(openssl rand -hex 6)"
  set_variable CRM_URL "http://$(gateway):$RECORDER_HTTP"
  set_variable REFERRAL_SCRIPT_URL "http://$(gateway):$RECORDER_HTTP/referrals/exec"
  set_variable COMPLAINT_SCRIPT_URL "http://$(gateway):$RECORDER_HTTP/complaints/exec"
  set_variable SMTP_URL "smtp://$(gateway):$RECORDER_SMTP"
  set_variable CMS_URL "$CMS"
  set_variable CMS_PORT "$CMS_PORT"
  set_variable SITE_PORT "$SITE_PORT"
  # For the name localhost the edge creates its own certificate and needs no internet.
  set_variable SITE_DOMAIN localhost
  set_variable EDGE_ADDRESS 127.0.0.1
  set_variable EDGE_HTTP_PORT "$EDGE_HTTP_PORT"
  set_variable EDGE_HTTPS_PORT "$EDGE_HTTPS_PORT"
fi

# The mail server uses TLS with a certificate of an authority that only the worker trusts.
if [ ! -e "$WORK/tls/mail.crt" ]; then
  mkdir -p "$WORK/tls"
  (cd "$WORK/tls" && {
    openssl req -x509 -newkey rsa:2048 -nodes -days 30 -subj '/CN=Recorder authority' -keyout ca.key -out ca.crt
    openssl req -newkey rsa:2048 -nodes -subj '/CN=recorder' -keyout mail.key -out mail.csr
    openssl x509 -req -in mail.csr -CA ca.crt -CAkey ca.key -CAcreateserial -days 30 -out mail.crt \
      -extfile <(printf 'subjectAltName=IP:%s' "$(gateway)")
  } 2> /dev/null)
  chmod 0644 "$WORK"/tls/*
fi
cat > "$WORK/extra.yaml" << YAML
services:
  worker:
    environment: { NODE_EXTRA_CA_CERTS: /run/recorder-ca.crt }
    volumes: ["$WORK/tls/ca.crt:/run/recorder-ca.crt:ro"]
YAML

say 'Recorder in the place of CRM, scripts and mail server'
fresh=no
for word in "$@"; do [ "$word" != --fresh ] || fresh=yes; done
docker rm -f recorder > /dev/null 2>&1 || true
[ $fresh = no ] || { dc --profile '*' down -v --remove-orphans > /dev/null 2>&1 || true; rm -f "$WORK/record/received.jsonl"; }
node_image=$(awk '$1 == "FROM" && $2 ~ /^node:/ && !done { print $2; done = 1 }' "$PROJECT/ops/node.Dockerfile")
docker run -d --name recorder -p "$(gateway):$RECORDER_HTTP:4020" -p "$(gateway):$RECORDER_SMTP:4025" \
  -v "$KIT/recorder.mjs:/recorder.mjs:ro" -v "$WORK/record:/record" -v "$WORK/tls:/tls:ro" "$node_image" node /recorder.mjs > /dev/null
for _ in $(seq 30); do received > /dev/null && break; sleep 0.3; done

say 'docker compose up --detach --build --wait'
timed build nice docker compose --project-directory "$PROJECT/ops" --env-file "$PROJECT/.env" --file "$PROJECT/ops/compose.yaml" build
begun=$SECONDS
check 'up --wait ends with 0' timed up dc up --detach --wait
printf '   %-28s %4s s\n' 'until healthy' $((SECONDS - begun))
dc ps --all --format '   {{.Service}}  {{.Status}}'
docker images --format '   {{.Repository}}:{{.Tag}}  {{.Size}}' | grep '^ *app-'
verdict
