import { fileURLToPath } from 'node:url'
import { renderingModule } from './astro/rendering-module'

// Renders a page when it is asked for: what staff see of their drafts; apps/preview is the process around it.
// `pnpm --filter @sillar/site build:preview`, once per version of the code.
export default renderingModule({
  name: 'render-on-demand',
  entry: new URL('./preview/render-draft.ts', import.meta.url),
  outDir: process.env.PREVIEW_DIR || '../preview/dist',
  setUp({ injectScript }) {
    const script = fileURLToPath(new URL('./preview/preview.client.ts', import.meta.url))
    injectScript('page', `import ${JSON.stringify(script)}`)
  },
})
