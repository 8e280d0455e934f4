# One image for every Node process: the CMS, the intake, the worker (which builds the site) and the migrations.
# They share one lockfile and one set of packages; compose.yaml decides by its command which of them a container is.
FROM node:24-bookworm-slim AS base
ARG PNPM_VERSION=10.34.9
ENV NEXT_TELEMETRY_DISABLED=1 ASTRO_TELEMETRY_DISABLED=1
RUN npm install --global "pnpm@${PNPM_VERSION}"
WORKDIR /app

# The manifests alone first: a change of code does not install the packages again.
FROM base AS manifests
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml .npmrc ./
COPY apps/cms/package.json apps/cms/
COPY apps/intake/package.json apps/intake/
COPY apps/site/package.json apps/site/
COPY apps/worker/package.json apps/worker/
COPY packages/domain/package.json packages/domain/
COPY packages/platform/package.json packages/platform/
COPY content/package.json content/
COPY tests/package.json tests/
COPY tools/package.json tools/

# `next build` needs the compiler among the development packages, and no secret.
FROM manifests AS build
RUN pnpm install --frozen-lockfile
COPY . .
RUN pnpm --filter @sillar/cms build && rm -rf apps/cms/.next/cache

FROM manifests AS run
ENV NODE_ENV=production
RUN pnpm install --frozen-lockfile --prod
COPY tsconfig.base.json ./
COPY apps apps
COPY packages packages
COPY content content
COPY --from=build /app/apps/cms/.next apps/cms/.next
# A new volume takes the owner of the folder it covers. The others are what running processes write; compose.yaml puts
# a tmpfs over each, because the rest is read-only.
RUN for folder in /srv/releases apps/cms/.next/cache apps/site/.astro apps/site/node_modules/.vite apps/site/node_modules/.astro; \
  do mkdir -p "$folder" && chown node:node "$folder"; done
USER node
# Every service names its own command; without one the container says so and ends.
CMD ["node", "--eval", "console.error('Choose a command: see ops/compose.yaml.'); process.exit(64)"]
