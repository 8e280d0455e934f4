# The database and its backups. One file with two stages, because pgBackRest rejects a different version of itself: the
# server that archives and the backup service install it in the same step.
FROM postgres:18 AS database
RUN apt-get update \
  && apt-get install --yes --no-install-recommends pgbackrest ca-certificates \
  && apt-get clean && rm -rf /var/lib/apt/lists/* /etc/pgbackrest.conf
COPY ops/backup/pgbackrest.conf /etc/pgbackrest/pgbackrest.conf
# Comes before the real one in PATH, so that pgBackRest always knows the repository, even if a person runs the command.
COPY --chmod=0755 ops/backup/with-repository.sh /usr/local/bin/pgbackrest
# A new volume inherits the owner of the folder it covers.
RUN mkdir -p /backups && chown postgres:postgres /backups && chmod 0750 /backups

# For the service `backup` and the one-shot `restore`.
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
