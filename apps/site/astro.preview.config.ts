import { passthroughImageService } from 'astro/config'
import release from './astro.config'
import { renderOnDemand } from './preview/preview.integration'

// `pnpm --filter @sillar/site build:preview`, once per version of the code; it needs no content.
export default {
  ...release,
  output: 'server',
  outDir: process.env.PREVIEW_DIR || '../preview/dist',
  adapter: renderOnDemand(),
  image: { service: passthroughImageService() },
  // Whole: the process that loads it has none of the site's packages.
  vite: { ...release.vite, ssr: { noExternal: true } },
}
