import { passthroughImageService } from 'astro/config'
import site from './astro.config'
import { renderRelease } from './release/release.integration'

// Once per version of the code, by the worker (apps/worker/src/publish/site-bundle.ts); it needs no content.
export default {
  ...site,
  output: 'server',
  outDir: process.env.SITE_BUNDLE_DIR || '../../.data/site-bundle',
  adapter: renderRelease(),
  image: { service: passthroughImageService() },
  vite: { ...site.vite, ssr: { noExternal: true } },
}
