#!/usr/bin/env bash
# Uses the running product as staff and visitors do, and checks accounts, content, pages, images, forms, limits and the
# edge. Run start.sh first. The script can run several times with the same data.
. "$(dirname "$0")/lib.sh"
until_healthy cms intake || { echo 'Start the product first: tests/deploy/start.sh.'; exit 1; }
status() { local got; got=$(curl -s -o /dev/null -w '%{http_code}' --path-as-is "$SITE$2"); echo "$got"; [ "$got" = "$1" ]; }
has() { grep -qi -- "$1"; }

if [ "$(dc exec -T worker sh -c 'test -e /srv/releases/current && echo yes || echo no')" = no ]; then
  say 'Before the first release'
  waiting() { local page; page=$(curl -s "$SITE/") && has 'Coming soon' <<< "$page" && status 503 /; }
  check 'visitors see the page "Coming soon"' waiting
fi

say 'Staff'
check 'the CMS opens' curl -fsSL -o /dev/null -w '%{time_total} s' "$CMS/admin"
# cms.mjs also connects a second factor, and stores its key and the session in this file.
export CMS_SESSION_FILE="$WORK/cms-session.json"
first_user() {
  local token
  token=$(dc run --rm cms node_modules/.bin/payload run src/commands/invite.command.ts first@example.test Primera marketing | grep -oE '/admin/bienvenida/[a-f0-9]+' | sed 's|.*/||')
  node "$KIT/cms.mjs" "$CMS" first-user "$token"
}
check 'the first user is invited' first_user
seed() {
  # A second run finds content that the first run edited, so the seed does not overwrite it.
  dc run --rm cms node_modules/.bin/payload run src/commands/seed.command.ts > "$WORK/log/seed.log" 2>&1 || grep -q 'Not seeded: content was edited' "$WORK/log/seed.log" || {
    grep -E 'cause: error|rror:' "$WORK/log/seed.log"
    return 1
  }
  tail -n 1 "$WORK/log/seed.log"
}
check 'the demo content loads' seed
image=$(find "$PROJECT/content/media" -name '*.jpg' -print -quit)
check 'an image can be uploaded' node "$KIT/cms.mjs" "$CMS" upload "$image"
check 'staff see images' node "$KIT/cms.mjs" "$CMS" thumbnails
check 'a moved focal point crops the square again' node "$KIT/cms.mjs" "$CMS" focal
check 'a publish creates a release' node "$KIT/cms.mjs" "$CMS" publish

replaced() {
  local old
  old=$(node "$KIT/cms.mjs" "$CMS" replace "$image") || { echo "$old"; return 1; }
  # Ask the store directly, because nginx may still have the file in its cache.
  dc exec -T nginx curl -fs -o /dev/null -w "%{http_code} $old" "http://storage:7070/media/$old"
}
check 'a replaced image stays while a release may show it' replaced

say 'Visitors'
for page in / /en /nosotros /noticias /referidos /libro-de-reclamaciones /sitemap.xml /robots.txt; do check "$page" status 200 "$page"; done
all_pages() {
  local bad=0 address n=0
  for address in $(curl -s "$SITE/sitemap.xml" | grep -oE '<loc>[^<]+' | sed -E 's,<loc>https?://[^/]+,,'); do
    n=$((n + 1))
    [ "$(curl -s -o /dev/null -w '%{http_code}' "$SITE${address:-/}")" = 200 ] || { echo "${address:-/}"; bad=1; }
  done
  echo "$n addresses"
  [ $bad = 0 ] && [ $n -gt 10 ]
}
check 'every page of the sitemap opens' all_pages
all_images() {
  local bad=0 n=0 file
  for file in $(for page in / /en /noticias; do curl -s "$SITE$page"; done | grep -oE '/media/[^" ?,&]+' | sort -u); do
    n=$((n + 1))
    [ "$(curl -s -o /dev/null -w '%{http_code}' "$SITE$file")" = 200 ] || { echo "$file"; bad=1; }
  done
  echo "$n files"
  [ $bad = 0 ] && [ $n -gt 5 ]
}
check 'every image of three pages opens' all_images
document() {
  local address
  address=$(curl -s "$SITE/" | grep -oE -m 1 '/media/[^" ]+\.pdf' | sed -n 1p)
  curl -fs -o "$WORK/document.pdf" "$SITE$address" && head -c 5 "$WORK/document.pdf" | grep '%PDF-'
}
check 'the document in the footer is a PDF' document
check 'a missing image is a 404' status 404 /media/none.jpg
check 'readiness is not public' status 404 /api/ready
pages_only() { local got; got=$(curl -s -o /dev/null -w '%{http_code}' "$SITE/media/?list-type=2"); echo "$got"; [ "$got" = 404 ]; }
check 'the bucket cannot be listed' pages_only
errors_not_kept() { local head; head=$(curl -s -o /dev/null -D - "$SITE/media/none.jpg"); ! has immutable <<< "$head"; }
check 'an error under /media is not cached' errors_not_kept
stale() {
  local image got
  image=$(curl -s "$SITE/" | grep -oE '/media/[^" ?,&]+' | sed -n 1p)
  curl -fs -o /dev/null "$SITE$image"
  dc stop -t 1 storage > /dev/null 2>&1
  got="$(curl -s -o /dev/null -w '%{http_code}' "$SITE$image") $(curl -s -o /dev/null -w '%{http_code} %header{cache-control}' "$SITE/media/never-asked-for.jpg")"
  dc start storage > /dev/null 2>&1
  until_healthy storage
  echo "$got"
  [ "$got" = '200 503 no-store' ]
}
check 'while the store is down, cached images are shown and errors are not cached' stale
brotli() { curl -s -o /dev/null -D - -H 'accept-encoding: br' "$SITE/" | grep -i 'content-encoding: br'; }
check 'pages are compressed with brotli' brotli

say 'Forms'
leads_in_crm() { received | { grep -o '"path":"/api/contact"' || true; } | wc -l; }
before=$(leads_in_crm)
check 'a lead gets its receipt' node "$KIT/visitor.mjs" "$SITE" lead
in_crm() { for _ in $(seq 40); do [ "$(leads_in_crm)" -gt "$before" ] && return 0; sleep 0.5; done; return 1; }
check 'the lead is in the CRM' in_crm
# A PDF that cannot be opened would be rejected before the virus scan. `$1` is a line of the file that viewers ignore.
pdf_with() { printf '%%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj\n%%%s\ntrailer<</Root 1 0 R>>\n%%%%EOF\n' "$1"; }
pdf_with clean > "$WORK/clean.pdf"
pdf_with 'X5O!P%@AP[4\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*' > "$WORK/virus.pdf"
check 'a complaint with a file gets its number' node "$KIT/visitor.mjs" "$SITE" complaint "$WORK/clean.pdf"
check 'a complaint with a virus gets its number' node "$KIT/visitor.mjs" "$SITE" complaint "$WORK/virus.pdf"
delivered() { for _ in $(seq 60); do [ "$(sql "select count(*) from deliveries where status <> 'delivered'")" = 0 ] && break; sleep 1; done; sql "select status, count(*) from deliveries group by 1"; [ "$(sql "select count(*) from deliveries where status <> 'delivered'")" = 0 ]; }
check 'everything was delivered' delivered
scanned() { local found; found=$(sql "select string_agg(distinct attachment_name || '=' || attachment_scan, ' ') from complaints"); echo "$found"; [[ $found == *clean.pdf=clean* && $found == *virus.pdf=infected* ]]; }
check 'attachments are scanned' scanned
private() { local key got; key=$(sql "select attachment_key from complaints where attachment_key is not null limit 1"); got=$(dc exec -T nginx curl -s -o /dev/null -w '%{http_code}' "http://storage:7070/private/$key"); echo "$got"; [ "$got" = 403 ]; }
check 'an attachment cannot be read without a key' private
sleep 61
check 'visitors do not share one limit' node "$KIT/visitor.mjs" "$SITE" limit

encrypted() { received | node -e 'let t="";process.stdin.on("data",(c)=>(t+=c)).on("end",()=>{const mails=JSON.parse(t).filter((e)=>e.kind==="mail");console.log(`${mails.length} mails`);process.exit(mails.length>1&&mails.every((m)=>m.secure)?0:1)})'; }
check 'every mail was sent encrypted' encrypted

say 'Metrics and logs'
inside() { dc exec -T nginx curl -fs http://intake:9464/metrics | grep -m 1 '^app_submissions_total.*accepted'; }
check 'metrics are available inside the network' inside
outside() { local got; got=$(curl -s -o /dev/null -w '%{http_code}' "$SITE/metrics"); echo "$got"; [ "$got" = 302 ]; }
check 'metrics are not public' outside
one_id() {
  local id
  node "$KIT/visitor.mjs" "$SITE" lead > /dev/null
  sleep 6
  id=$(dc logs --no-log-prefix --since 60s nginx | grep '/api/leads' | tail -n 1 | grep -oE '"id":"[0-9a-f]+"' | cut -d '"' -f 4)
  dc logs --since 60s intake worker > "$WORK/log/ids.log"
  grep "$id" "$WORK/log/ids.log" | grep -c 'lead accepted' && grep "$id" "$WORK/log/ids.log" | grep -c '"delivered"' && echo "$id"
}
check 'one request id links the logs of nginx, intake and worker' one_id
no_names() { ! dc logs nginx intake worker cms 2>&1 | grep -iE 'rosa[0-9]*@|quispe|maria[0-9]*@|ñáñez|987654321' | head -n 3 | grep .; }
check 'no log contains a name, an e-mail or a phone of a visitor' no_names

say 'The edge'
h2() { curl -sk -o /dev/null -w 'HTTP/%{http_version}, %{time_appconnect} s' --http2 "$EDGE/" | grep '^HTTP/2'; }
check 'a page is served by HTTP/2' h2
h3() { curl -sk -o /dev/null -D - "$EDGE/" | grep -i '^alt-svc:.*h3='; }
check 'HTTP/3 is offered' h3
to_https() { curl -s -o /dev/null -w '%{http_code} %{redirect_url}' -H 'host: localhost' "http://127.0.0.1:$EDGE_HTTP_PORT/nosotros" | grep -E '^308 https://localhost/nosotros'; }
check 'plain HTTP redirects to HTTPS' to_https
edge_lead() { NODE_TLS_REJECT_UNAUTHORIZED=0 node --no-warnings "$KIT/visitor.mjs" "$EDGE" lead; }
check 'a lead through the edge' edge_lead
no_cms() { local got; got=$(curl -sk -o /dev/null -w '%{http_code}' "$EDGE/admin"); echo "$got"; [ "$got" = 302 ]; }
check 'the edge does not serve the CMS' no_cms

say 'State'
healthy() { local bad; bad=$(dc ps --format '{{.Service}} {{.Health}}' | grep -E 'unhealthy|starting' || true); echo "$bad"; [ -z "$bad" ]; }
check 'no container is unhealthy' healthy
verdict
