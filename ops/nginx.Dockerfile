# The public web server, with the same Debian packages and configuration as `pnpm demo` on a developer's machine.
FROM debian:12-slim
RUN apt-get update \
  && apt-get install --yes --no-install-recommends nginx-light libnginx-mod-http-brotli-static gettext-base curl \
  && rm -rf /var/lib/apt/lists/*
COPY ops/nginx /etc/app
RUN chmod 0755 /etc/app/start-nginx.sh
ENV NGINX_PORT=8080 NGINX_RUN_DIR=/run/nginx RELEASES_DIR=/srv/releases
# A new volume inherits the owner of the folder that it covers. The worker writes releases and deletes counted page views,
# and nginx writes page views, so both folders need the right owner.
RUN mkdir -p /run/nginx /srv/releases /srv/page-views /var/cache/app \
  && chown www-data:www-data /run/nginx /var/cache/app && chown 1000:1000 /srv/releases && chmod 0777 /srv/page-views
USER www-data
EXPOSE 8080
STOPSIGNAL SIGQUIT
ENTRYPOINT ["/etc/app/start-nginx.sh"]
