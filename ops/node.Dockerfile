# Builds four images from one lockfile, one per `target`: the public intake, the worker with the bundle that renders releases,
# the CMS with migrations and seed, and the preview with the bundle that renders drafts.
FROM node:24-bookworm-slim AS base
ARG PNPM_VERSION=10.34.9
ENV NEXT_TELEMETRY_DISABLED=1 ASTRO_TELEMETRY_DISABLED=1
RUN npm install --global "pnpm@${PNPM_VERSION}"
WORKDIR /app

# Copying only the manifests first keeps the installed packages cached when the code changes.
FROM base AS manifests
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml .npmrc ./
COPY apps/cms/package.json apps/cms/
COPY apps/intake/package.json apps/intake/
COPY apps/preview/package.json apps/preview/
COPY apps/site/package.json apps/site/
COPY apps/worker/package.json apps/worker/
COPY packages/documents/package.json packages/documents/
COPY packages/domain/package.json packages/domain/
COPY packages/mails/package.json packages/mails/
COPY packages/platform/package.json packages/platform/
COPY content/package.json content/
COPY content/brand/package.json content/brand/
COPY tests/package.json tests/
COPY tools/package.json tools/
COPY tools/image/slim-packages.ts tools/image/
# All stages and later builds share the package cache, which is not part of the images.
ENV npm_config_store_dir=/pnpm/store npm_config_frozen_lockfile=true npm_config_reporter=append-only

# Installs the production packages of each process and removes those that are only used for building.
FROM manifests AS intake-packages
RUN --mount=type=cache,id=app-pnpm,target=/pnpm/store \
  pnpm install --prod --filter '@app/intake...' && node tools/image/slim-packages.ts /app && rm -rf tools tests

FROM manifests AS worker-packages
RUN --mount=type=cache,id=app-pnpm,target=/pnpm/store \
  pnpm install --prod --filter '@app/worker...' && node tools/image/slim-packages.ts /app && rm -rf tools tests

FROM manifests AS preview-packages
RUN --mount=type=cache,id=app-pnpm,target=/pnpm/store \
  pnpm install --prod --filter '@app/preview...' && node tools/image/slim-packages.ts /app && rm -rf tools tests

FROM manifests AS cms-packages
RUN --mount=type=cache,id=app-pnpm,target=/pnpm/store \
  pnpm install --prod --filter '@app/cms...' && node tools/image/slim-packages.ts /app && rm -rf tools tests

# `next build` needs Next's compiler and no secrets.
FROM manifests AS cms-build
RUN --mount=type=cache,id=app-pnpm,target=/pnpm/store pnpm install --filter '@app/cms...'
COPY tsconfig.base.json ./
COPY packages packages
COPY content content
COPY apps/cms apps/cms
RUN --mount=type=cache,id=app-next,target=/app/apps/cms/.next/cache \
  pnpm --filter @app/cms build && find apps/cms/.next -path apps/cms/.next/cache -prune -o -name '*.map' -exec rm {} +

# Bundles the site for releases and for drafts. It needs no content and no public URL.
FROM manifests AS site-build
RUN --mount=type=cache,id=app-pnpm,target=/pnpm/store pnpm install --prod --filter '@app/site...'
COPY tsconfig.base.json ./
COPY packages packages
COPY content/brand content/brand
COPY apps/site apps/site
RUN pnpm --filter @app/site build:release && pnpm --filter @app/site build:preview

# Contains Node without npm and pnpm, because no package is installed at run time.
FROM debian:12-slim AS run
COPY --from=base /usr/local/bin/node /usr/local/bin/node
RUN groupadd --gid 1000 node && useradd --uid 1000 --gid node --create-home node
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 ASTRO_TELEMETRY_DISABLED=1
WORKDIR /app
# compose.yaml sets a command for every service. Without one the container prints this message and exits.
CMD ["node", "--eval", "console.error('Choose a command: see ops/compose.yaml.'); process.exit(64)"]

FROM run AS intake
COPY --from=intake-packages /app ./
COPY tsconfig.base.json ./
COPY packages packages
COPY content/brand content/brand
COPY apps/intake apps/intake
USER node

FROM run AS worker
COPY --from=worker-packages /app ./
# A new volume inherits the owner of the folder that it covers.
RUN mkdir -p /srv/releases && chown node:node /srv/releases && mkdir -p /srv/page-views && chmod 0777 /srv/page-views
COPY tsconfig.base.json ./
COPY packages packages
COPY content/brand content/brand
COPY apps/worker apps/worker
COPY --from=site-build /app/apps/worker/dist apps/worker/dist
USER node

FROM run AS preview
COPY --from=preview-packages /app ./
COPY tsconfig.base.json ./
COPY packages packages
COPY apps/preview apps/preview
COPY --from=site-build /app/apps/preview/dist apps/preview/dist
USER node

FROM run AS cms
COPY --from=cms-packages /app ./
RUN mkdir -p apps/cms/.next/cache && chown node:node apps/cms/.next/cache
COPY tsconfig.base.json ./
# The demo content for the seed is copied first, because it changes rarely.
COPY content content
COPY packages packages
COPY apps/cms apps/cms
COPY --from=cms-build /app/apps/cms/.next apps/cms/.next
USER node
