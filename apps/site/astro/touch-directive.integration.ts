// `client:touch` brings an island to life at the visitor's first movement, key or touch instead of at load. For a form
// that fills the first screen: it reads and even sends without its script, and nobody types before touching.

import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'

export const touchDirective = (): AstroIntegration => ({
  name: 'touch-directive',
  hooks: {
    'astro:config:setup'({ addClientDirective }) {
      addClientDirective({
        name: 'touch',
        entrypoint: fileURLToPath(new URL('./touch-directive.client.ts', import.meta.url)),
      })
    },
  },
})
