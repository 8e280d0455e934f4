#!/bin/sh
# Creates the two buckets and makes the media publicly readable. Idempotent.
set -eu

: "${S3_ENDPOINT:?}" "${S3_MEDIA_BUCKET:?}" "${S3_PRIVATE_BUCKET:?}"

s3() { aws --endpoint-url "$S3_ENDPOINT" s3api "$@"; }

for bucket in "$S3_MEDIA_BUCKET" "$S3_PRIVATE_BUCKET"; do
  s3 head-bucket --bucket "$bucket" 2> /dev/null || s3 create-bucket --bucket "$bucket"
done

s3 put-bucket-policy --bucket "$S3_MEDIA_BUCKET" --policy "{
  \"Version\": \"2012-10-17\",
  \"Statement\": [{
    \"Effect\": \"Allow\",
    \"Principal\": \"*\",
    \"Action\": \"s3:GetObject\",
    \"Resource\": \"arn:aws:s3:::$S3_MEDIA_BUCKET/*\"
  }]
}"
# Removes any old policy: attachments of complaints must stay private.
s3 delete-bucket-policy --bucket "$S3_PRIVATE_BUCKET" || true
