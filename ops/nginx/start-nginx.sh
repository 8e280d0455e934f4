#!/bin/sh
# Fills in the template and starts nginx. The explicit list of variables leaves nginx's own variables ($uri, $host)
# unchanged.
set -eu

: "${INTAKE_ADDRESS:?is missing: host:port of the intake}"
: "${STORE_ADDRESS:?is missing: host:port of the object store}"
: "${STORE_PROTOCOL:=http}"
: "${MEDIA_BUCKET:=media}"
: "${NGINX_PORT:=8080}"
: "${NGINX_FORMS_PER_MINUTE:=120}"
: "${NGINX_RUN_DIR:=/run/nginx}"
: "${NGINX_CACHE_DIR:=/var/cache/app}"
: "${NGINX_CONF_DIR:=/etc/app}"
: "${RELEASES_DIR:=/srv/releases}"
: "${NGINX_ACCESS_LOG:=/dev/stdout}"
# One in this many page loads is measured; 0 measures none.
: "${SPEED_SAMPLE:=4}"
case "$SPEED_SAMPLE" in *[!0-9]*) echo "SPEED_SAMPLE must be a whole number" >&2; exit 1 ;; esac
# Docker's own DNS server.
: "${NGINX_RESOLVER:=127.0.0.11}"

brotli=/usr/lib/nginx/modules/ngx_http_brotli_static_module.so
NGINX_MODULES=
NGINX_BROTLI=
if [ -f "$brotli" ]; then
  NGINX_MODULES="load_module $brotli;"
  NGINX_BROTLI='brotli_static on;'
fi

# Page views and web vitals are logged only if the folder is writable. Otherwise nginx would write an error with the IP
# address for each request.
NGINX_PAGE_VIEWS=
NGINX_WEB_VITALS='access_log off;'
NGINX_SPEED_SAMPLE=
if [ -n "${PAGE_VIEWS_DIR:-}" ] && [ -w "$PAGE_VIEWS_DIR" ]; then
  NGINX_PAGE_VIEWS="access_log $PAGE_VIEWS_DIR/\$hostname-\$page_view_window.log page_view if=\$is_page_view;"
  if [ "$SPEED_SAMPLE" -gt 0 ]; then
    NGINX_WEB_VITALS="access_log $PAGE_VIEWS_DIR/\$hostname-\$page_view_window.vitals web_vitals if=\$is_web_vitals;"
    NGINX_SPEED_SAMPLE="speed-sample;desc=$SPEED_SAMPLE"
  fi
fi

NGINX_MIME_TYPES=/etc/nginx/mime.types
NGINX_LISTEN="$NGINX_PORT"
NGINX_MEDIA="include $NGINX_RUN_DIR/media.conf;"

export NGINX_PAGE_VIEWS NGINX_WEB_VITALS NGINX_SPEED_SAMPLE NGINX_FORMS_PER_MINUTE NGINX_MODULES NGINX_BROTLI NGINX_RUN_DIR NGINX_CACHE_DIR NGINX_CONF_DIR NGINX_MIME_TYPES NGINX_ACCESS_LOG \
  NGINX_LISTEN RELEASES_DIR NGINX_MEDIA INTAKE_ADDRESS STORE_PROTOCOL STORE_ADDRESS MEDIA_BUCKET

mkdir -p "$NGINX_RUN_DIR/conf.d"
{
  # Names are valid for a second, so nginx notices started and stopped intakes.
  echo "resolver $NGINX_RESOLVER valid=1s ipv6=off;"
  echo "proxy_cache_path $NGINX_CACHE_DIR levels=1:2 keys_zone=media:10m max_size=4g inactive=60d use_temp_path=off;"
} > "$NGINX_RUN_DIR/conf.d/container.conf"
# Behind a load balancer all visitors would share one IP address and its limit. Only the configured proxies are trusted.
if [ -n "${TRUSTED_PROXIES:-}" ]; then
  {
    for range in $TRUSTED_PROXIES; do echo "set_real_ip_from $range;"; done
    echo 'real_ip_header X-Forwarded-For;'
    echo 'real_ip_recursive on;'
  } > "$NGINX_RUN_DIR/conf.d/real-ip.conf"
fi

# shellcheck disable=SC2016 # envsubst expands these names.
names='${NGINX_PAGE_VIEWS} ${NGINX_WEB_VITALS} ${NGINX_SPEED_SAMPLE} ${NGINX_FORMS_PER_MINUTE} ${NGINX_MODULES} ${NGINX_BROTLI} ${NGINX_RUN_DIR} ${NGINX_CACHE_DIR} ${NGINX_CONF_DIR} ${NGINX_MIME_TYPES}
  ${NGINX_ACCESS_LOG} ${NGINX_LISTEN} ${RELEASES_DIR} ${NGINX_MEDIA} ${INTAKE_ADDRESS} ${STORE_PROTOCOL} ${STORE_ADDRESS} ${MEDIA_BUCKET}'
envsubst "$names" < "$NGINX_CONF_DIR/media-from-bucket.conf.template" > "$NGINX_RUN_DIR/media.conf"
envsubst "$names" < "$NGINX_CONF_DIR/nginx.conf.template" > "$NGINX_RUN_DIR/nginx.conf"

exec nginx -c "$NGINX_RUN_DIR/nginx.conf" -p "$NGINX_RUN_DIR" -e stderr "$@"
