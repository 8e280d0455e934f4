import { renderingModule } from './astro/rendering-module'

// Builds the module that renders all pages of a release. The worker builds it once per code version
// (apps/worker/src/publishing/site-bundle.ts).
export default renderingModule({
  name: 'render-release',
  entry: new URL('./release/render-release.ts', import.meta.url),
  outDir: process.env.SITE_BUNDLE_DIR || '../../.data/site-bundle',
})
