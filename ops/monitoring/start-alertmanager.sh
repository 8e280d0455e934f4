#!/bin/sh
# Fills in alertmanager.yaml and starts Alertmanager with the mail server of SMTP_URL.
set -eu

[ -z "${SMTP_URL_FILE:-}" ] || SMTP_URL=$(cat "$SMTP_URL_FILE")
: "${SMTP_URL:?is missing: smtp:// or smtps://, with user and password if the server requires them}"
: "${SMTP_TLS:=required}"
: "${MAIL_FROM:?is missing: sender of the alerts}"
: "${ALERT_MAIL:?is missing: who gets the alerts}"
: "${ALERTMANAGER_WEBHOOK_URL:=}"
: "${ALERTMANAGER_TEMPLATE:=/etc/alertmanager/alertmanager.yaml}"
: "${ALERTMANAGER_RUN_DIR:=/tmp}"

# scheme://[user:password@]host[:port][/...]
scheme=${SMTP_URL%%://*}
rest=${SMTP_URL#*://}
rest=${rest%%/*}
rest=${rest%%\?*}
login=
case $rest in *@*) login=${rest%@*} ;; esac
server=${rest##*@}
case $server in
  *:*) ;;
  *) if [ "$scheme" = smtps ]; then server=$server:465; else server=$server:587; fi ;;
esac

# Users and passwords in a URL are percent-encoded.
decode() {
  printf '%s' "$1" | awk '{
    while (match($0, /%[0-9A-Fa-f][0-9A-Fa-f]/)) {
      high = index("0123456789abcdef", tolower(substr($0, RSTART + 1, 1))) - 1
      low = index("0123456789abcdef", tolower(substr($0, RSTART + 2, 1))) - 1
      printf "%s%c", substr($0, 1, RSTART - 1), high * 16 + low
      $0 = substr($0, RSTART + 3)
    }
    printf "%s", $0
  }'
}

# Quotes a value for YAML and escapes the characters that sed would interpret.
value() { printf "'%s'" "$(printf '%s' "$1" | sed "s/'/''/g")" | sed 's/[\\&|]/\\&/g'; }

fill() { sed "s|\${$1}|$(value "$2")|g"; }
without() { sed "/# begin $1/,/# end $1/d"; }

# smtps:// uses TLS from the start. smtp:// requires STARTTLS, unless SMTP_TLS is off.
starttls=true
if [ "$scheme" = smtps ] || [ "$SMTP_TLS" = off ]; then starttls=false; fi

umask 077
fill SMTP_HOST "$server" < "$ALERTMANAGER_TEMPLATE" |
  fill MAIL_FROM "$MAIL_FROM" |
  fill ALERT_MAIL "$ALERT_MAIL" |
  fill ALERTMANAGER_WEBHOOK_URL "$ALERTMANAGER_WEBHOOK_URL" |
  fill SMTP_USER "$(decode "${login%%:*}")" |
  fill SMTP_PASSWORD "$(decode "${login#*:}")" |
  sed "s|\${SMTP_STARTTLS}|$starttls|" |
  if [ -n "$login" ]; then cat; else without login; fi |
  if [ -n "$ALERTMANAGER_WEBHOOK_URL" ]; then cat; else without webhook; fi \
    > "$ALERTMANAGER_RUN_DIR/alertmanager.yaml"

exec alertmanager --config.file="$ALERTMANAGER_RUN_DIR/alertmanager.yaml" "$@"
