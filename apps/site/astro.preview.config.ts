import { fileURLToPath } from 'node:url'
import { renderingModule } from './astro/rendering-module'

// Builds the module that renders drafts on request for apps/preview. Run `pnpm --filter @app/site build:preview` once
// per code version.
export default renderingModule({
  name: 'render-on-demand',
  entry: new URL('./preview/render-draft.ts', import.meta.url),
  outDir: process.env.PREVIEW_DIR || '../preview/dist',
  setUp({ injectScript }) {
    const script = fileURLToPath(new URL('./preview/preview.client.ts', import.meta.url))
    injectScript('page', `import ${JSON.stringify(script)}`)
  },
})
