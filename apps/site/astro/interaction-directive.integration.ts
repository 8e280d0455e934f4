// `client:interaction` hydrates an island on the first pointer movement, key press or touch instead of at load. Use it for
// islands above the fold that work without their script, such as a form that can be read and even submitted.

import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'

export const interactionDirective = (): AstroIntegration => ({
  name: 'interaction-directive',
  hooks: {
    'astro:config:setup'({ addClientDirective }) {
      addClientDirective({
        name: 'interaction',
        entrypoint: fileURLToPath(new URL('./interaction-directive.client.ts', import.meta.url)),
      })
    },
  },
})
