# Builds the images of the database and of its backups. Both stages share one installation step, because pgBackRest
# rejects a different version of itself.
FROM postgres:18 AS database
RUN apt-get update \
  && apt-get install --yes --no-install-recommends pgbackrest ca-certificates \
  && apt-get clean && rm -rf /var/lib/apt/lists/* /etc/pgbackrest.conf
COPY ops/backup/pgbackrest.conf /etc/pgbackrest/pgbackrest.conf
# The wrapper is first in PATH, so pgBackRest finds the repository even when a person runs the command.
COPY --chmod=0755 ops/backup/with-repository.sh /usr/local/bin/pgbackrest
# A new volume inherits the owner of the folder that it covers.
RUN mkdir -p /backups && chown postgres:postgres /backups && chmod 0750 /backups

# The image of the services `backup` and `restore`.
FROM database AS backup
RUN apt-get update \
  && apt-get install --yes --no-install-recommends restic jq \
  && apt-get clean && rm -rf /var/lib/apt/lists/* \
  && ln -s pgbackrest /usr/local/bin/restic \
  && mkdir -p /srv/status && chown postgres:postgres /srv/status
COPY --chmod=0755 ops/backup/backup.sh /usr/local/bin/backup
COPY --chmod=0755 ops/backup/bring-back.sh /usr/local/bin/bring-back
USER postgres
ENTRYPOINT ["/usr/local/bin/backup"]
CMD ["keep-going"]
