// `client:interaction` hydrates an island on the first interaction instead of at load. Use it above the fold for
// islands that work without JavaScript, such as a form that visitors can read and even submit.

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
