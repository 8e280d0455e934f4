// The same site, made to render a page when it is asked for instead of all pages at once: what staff see of their drafts.
// The result is one module with `renderDraft`, and the files a browser loads; apps/preview is the process around it.

import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'

export const renderOnDemand = (): AstroIntegration => ({
  name: 'render-on-demand',
  hooks: {
    'astro:config:setup'({ injectScript }) {
      const script = fileURLToPath(new URL('./preview.client.ts', import.meta.url))
      injectScript('page', `import ${JSON.stringify(script)}`)
    },
    'astro:config:done'({ setAdapter }) {
      setAdapter({
        name: 'render-on-demand',
        entrypointResolution: 'auto',
        serverEntrypoint: new URL('./render-draft.ts', import.meta.url),
        supportedAstroFeatures: { serverOutput: 'stable', sharpImageService: 'stable' },
      })
    },
  },
})
