# The public side. The same Debian packages as `pnpm demo` uses on a developer's machine, with the same configuration.
FROM debian:12-slim
RUN apt-get update \
  && apt-get install --yes --no-install-recommends nginx-light libnginx-mod-http-brotli-static gettext-base curl \
  && rm -rf /var/lib/apt/lists/*
COPY ops/nginx /etc/sillar
RUN chmod 0755 /etc/sillar/start-nginx.sh
ENV NGINX_PORT=8080 NGINX_RUN_DIR=/run/nginx RELEASES_DIR=/srv/releases
# A new volume takes the owner of the folder it covers, from whichever container starts first: the worker writes releases.
# Into the folder of visits nginx writes, and the worker removes what it has counted.
RUN mkdir -p /run/nginx /srv/releases /srv/site-visits /var/cache/sillar \
  && chown www-data:www-data /run/nginx /var/cache/sillar && chown 1000:1000 /srv/releases && chmod 0777 /srv/site-visits
USER www-data
EXPOSE 8080
STOPSIGNAL SIGQUIT
ENTRYPOINT ["/etc/sillar/start-nginx.sh"]
