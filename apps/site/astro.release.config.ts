import { renderingModule } from './astro/rendering-module'

// Builds the module that renders the pages of releases. `pnpm --filter @app/site build:release` runs once per code
// version, in production when the image of the worker is built.
export default renderingModule({
  name: 'render-release',
  entry: new URL('./release/renderer.ts', import.meta.url),
  outDir: process.env.SITE_BUNDLE_DIR || '../worker/dist',
})
