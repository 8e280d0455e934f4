# Starts a separate bucket with TLS and its own certificate authority. Used by `backup.sh s3`.
# shellcheck shell=bash
: "${HOME_OF_TEST:?}" "${RELEASE_TAG:?}"
BUCKET_PORT=${BUCKET_PORT:-17443}
BUCKET_CONTAINER=backuptest-bucket

# Rebuilds the images of the product so that they trust the certificate authority of the bucket.
build_trusting_images() {
  local image
  for image in app-postgres app-backup; do
    docker build --tag "$image:$RELEASE_TAG-s3" --file - "$HOME_OF_TEST/tls" << DOCKERFILE
FROM $image:$RELEASE_TAG
USER root
COPY authority.crt /usr/local/share/ca-certificates/
RUN cat /usr/local/share/ca-certificates/authority.crt >> /etc/ssl/certs/ca-certificates.crt
USER $(docker image inspect --format '{{or .Config.User "root"}}' "$image:$RELEASE_TAG")
DOCKERFILE
  done
  image=$(image_of migrate)
  ! docker image inspect "$image" > /dev/null 2>&1 || docker tag "$image" "$image-s3"
}
start_bucket() {
  local tls=$HOME_OF_TEST/tls host key secret name
  host=$(gateway) key=$(openssl rand -hex 8) secret=$(openssl rand -hex 16)
  mkdir -p "$tls" && cd "$tls" || return
  openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj '/CN=Authority of the rehearsal' -keyout authority.key -out authority.crt
  openssl req -newkey rsa:2048 -nodes -subj "/CN=$host" -keyout server.key -out server.csr
  openssl x509 -req -in server.csr -CA authority.crt -CAkey authority.key -CAcreateserial -days 2 -out server.crt \
    -extfile <(echo "subjectAltName=IP:$host,DNS:$host")
  docker rm --force "$BUCKET_CONTAINER" > /dev/null 2>&1 || true
  docker run --detach --name "$BUCKET_CONTAINER" --publish "$host:$BUCKET_PORT:7070" --env ROOT_ACCESS_KEY_ID="$key" --env ROOT_SECRET_ACCESS_KEY="$secret" \
    --volume "$HOME_OF_TEST/repository:/data" --volume "$tls:/tls:ro" versity/versitygw:v1.8.0 --port :7070 --cert /tls/server.crt --key /tls/server.key posix /data
  build_trusting_images
  for name in . one two three; do
    set_value "$HOME_OF_TEST/$name" RELEASE_TAG "$RELEASE_TAG-s3"
    set_value "$HOME_OF_TEST/$name" BACKUP_REPOSITORY "s3:https://$host:$BUCKET_PORT/backups/app"
    set_value "$HOME_OF_TEST/$name" BACKUP_S3_KEY_ID "$key"
    set_value "$HOME_OF_TEST/$name" BACKUP_S3_SECRET_KEY "$secret"
    set_value "$HOME_OF_TEST/$name" BACKUP_SEALED false
    # Backups are in the bucket, so the folder of a machine stays unused.
    set_value "$HOME_OF_TEST/$name" BACKUP_DIR backups
  done
  docker run --rm --network host --volume "$tls:/tls:ro" --env AWS_CA_BUNDLE=/tls/authority.crt --env AWS_ACCESS_KEY_ID="$key" --env AWS_SECRET_ACCESS_KEY="$secret" \
    --env AWS_DEFAULT_REGION=us-east-1 --entrypoint aws amazon/aws-cli:2.17.36 --endpoint-url "https://$host:$BUCKET_PORT" s3 mb s3://backups
}
stop_bucket() { docker rm --force "$BUCKET_CONTAINER" > /dev/null 2>&1 || true; }
