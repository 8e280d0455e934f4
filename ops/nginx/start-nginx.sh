#!/bin/sh
# Fills the template and starts nginx. The list of variables is explicit: nginx's own ($uri, $host) stay as they are.
set -eu

: "${INTAKE_ADDRESS:?is missing: host:port of the intake}"
: "${MEDIA_BUCKET_URL:?is missing: http://host:port/bucket of the public pictures}"
: "${NGINX_PORT:=8080}"
: "${NGINX_RUN_DIR:=/run/nginx}"
: "${RELEASES_DIR:=/srv/releases}"
: "${NGINX_TEMPLATE:=/etc/sillar/nginx.conf.template}"
: "${NGINX_ACCESS_LOG:=/dev/stdout}"

brotli=/usr/lib/nginx/modules/ngx_http_brotli_static_module.so
NGINX_MODULES=
NGINX_BROTLI=
if [ -f "$brotli" ]; then
  NGINX_MODULES="load_module $brotli;"
  NGINX_BROTLI='brotli_static on;'
fi

NGINX_MIME_TYPES=/etc/nginx/mime.types
NGINX_LISTEN="$NGINX_PORT"

# Pictures come from the bucket, without a visitor's cookies and only for reading. The store answers 403 for a file
# it does not have; visitors get the page for lost addresses.
NGINX_MEDIA=$(
  cat << CONF
location /media/ {
      limit_except GET { deny all; }
      proxy_pass ${MEDIA_BUCKET_URL%/}/;
      proxy_http_version 1.1;
      proxy_set_header Cookie "";
      proxy_set_header Authorization "";
      proxy_connect_timeout 3s;
      proxy_intercept_errors on;
      error_page 403 404 =404 @lost;
    }
CONF
)

export NGINX_MODULES NGINX_BROTLI NGINX_RUN_DIR NGINX_MIME_TYPES NGINX_ACCESS_LOG NGINX_LISTEN RELEASES_DIR \
  NGINX_MEDIA INTAKE_ADDRESS

mkdir -p "$NGINX_RUN_DIR/conf.d"
# Behind a balancer every visitor would share one address, and with it one limit. Only the named proxies are believed.
if [ -n "${TRUSTED_PROXIES:-}" ]; then
  {
    for range in $TRUSTED_PROXIES; do echo "set_real_ip_from $range;"; done
    echo 'real_ip_header X-Forwarded-For;'
    echo 'real_ip_recursive on;'
  } > "$NGINX_RUN_DIR/conf.d/real-ip.conf"
fi

# shellcheck disable=SC2016 # envsubst itself reads these names.
envsubst '${NGINX_MODULES} ${NGINX_BROTLI} ${NGINX_RUN_DIR} ${NGINX_MIME_TYPES} ${NGINX_ACCESS_LOG} ${NGINX_LISTEN}
  ${RELEASES_DIR} ${NGINX_MEDIA} ${INTAKE_ADDRESS}' < "$NGINX_TEMPLATE" > "$NGINX_RUN_DIR/nginx.conf"

exec nginx -c "$NGINX_RUN_DIR/nginx.conf" -p "$NGINX_RUN_DIR" -e stderr "$@"
