// Makes Astro's addresses from the table of routes: one view serves a page in both languages.

import type { AstroIntegration } from 'astro'
import { locales } from '../src/i18n/locales'
import { routes } from '../src/i18n/routes'

export const pagesFromTable = (): AstroIntegration => ({
  name: 'pages-from-table',
  hooks: {
    'astro:config:setup'({ injectRoute }) {
      for (const route of Object.values(routes))
        for (const locale of locales)
          injectRoute({
            pattern: route[locale],
            entrypoint: new URL(`../src/views/${route.view}.astro`, import.meta.url),
            prerender: true,
          })
    },
  },
})
