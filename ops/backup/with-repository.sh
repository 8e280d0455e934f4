#!/bin/sh
# Wraps pgbackrest and restic, which both get the location of the backups from one setting:
#   BACKUP_REPOSITORY=/backups                              a folder: a volume, or another machine's disk
#   BACKUP_REPOSITORY=s3:https://host/bucket[/folder]       a bucket
set -eu

: "${BACKUP_PASSPHRASE:?is missing: it encrypts the backups}"
export PGBACKREST_STANZA=app PGBACKREST_REPO1_CIPHER_PASS="$BACKUP_PASSPHRASE" RESTIC_PASSWORD="$BACKUP_PASSPHRASE"

repository=${BACKUP_REPOSITORY:-/backups}
case $repository in
  /*) export PGBACKREST_REPO1_PATH="$repository/database" ;;
  s3:https://*/*)
    : "${BACKUP_S3_KEY_ID:?is missing}" "${BACKUP_S3_SECRET_KEY:?is missing}"
    location=${repository#s3:https://}
    path=${location#*/}
    bucket=${path%%/*}
    export PGBACKREST_REPO1_TYPE=s3 PGBACKREST_REPO1_S3_URI_STYLE=path \
      PGBACKREST_REPO1_STORAGE_CA_FILE=/etc/ssl/certs/ca-certificates.crt \
      PGBACKREST_REPO1_S3_ENDPOINT="${location%%/*}" PGBACKREST_REPO1_S3_BUCKET="$bucket" \
      PGBACKREST_REPO1_S3_REGION="${BACKUP_S3_REGION:-us-east-1}" \
      PGBACKREST_REPO1_S3_KEY="$BACKUP_S3_KEY_ID" PGBACKREST_REPO1_S3_KEY_SECRET="$BACKUP_S3_SECRET_KEY" \
      PGBACKREST_REPO1_PATH="${path#"$bucket"}/database" \
      AWS_ACCESS_KEY_ID="$BACKUP_S3_KEY_ID" AWS_SECRET_ACCESS_KEY="$BACKUP_S3_SECRET_KEY" \
      AWS_DEFAULT_REGION="${BACKUP_S3_REGION:-us-east-1}"
    ;;
  *)
    echo "BACKUP_REPOSITORY is neither a folder nor s3:https://host/bucket: $repository" >&2
    exit 64
    ;;
esac
export RESTIC_REPOSITORY="$repository/files" RESTIC_CACHE_DIR=/tmp/restic

program=$(basename "$0")
# pgBackRest's files must belong to the database user, even if root runs the command.
if [ "$program" = pgbackrest ] && [ "$(id -u)" = 0 ]; then exec gosu postgres /usr/bin/pgbackrest "$@"; fi
exec "/usr/bin/$program" "$@"
