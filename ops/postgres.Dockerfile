# The database and what brings it back. One file with two stages, because pgBackRest refuses to work with another
# version of itself: the server that archives and the service that backs up get it from the same step.
FROM postgres:18 AS database
RUN apt-get update \
  && apt-get install --yes --no-install-recommends pgbackrest ca-certificates \
  && apt-get clean && rm -rf /var/lib/apt/lists/* /etc/pgbackrest.conf
COPY ops/backup/pgbackrest.conf /etc/pgbackrest/pgbackrest.conf
# Before the real one in PATH: it tells pgBackRest where the backups are, also when a person types the command.
COPY --chmod=0755 ops/backup/with-repository.sh /usr/local/bin/pgbackrest
# A new volume takes the owner of the folder it covers.
RUN mkdir -p /backups && chown postgres:postgres /backups && chmod 0750 /backups

# The service `backup`, and the one-shot `restore`.
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
