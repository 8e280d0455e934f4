import { renderingModule } from './astro/rendering-module'

// Writes all pages of a release when it is run. Built once per version of the code, by the worker
// (apps/worker/src/publishing/site-bundle.ts).
export default renderingModule({
  name: 'render-release',
  entry: new URL('./release/render-release.ts', import.meta.url),
  outDir: process.env.SITE_BUNDLE_DIR || '../../.data/site-bundle',
})
