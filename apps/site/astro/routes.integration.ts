// Makes Astro's addresses from the table of routes: one view serves a page in both languages.

import type { AstroIntegration } from 'astro'
import { locales } from '../src/i18n/locales'
import { routes, worksFeedName } from '../src/i18n/routes'

export const pagesFromTable = (): AstroIntegration => ({
  name: 'pages-from-table',
  hooks: {
    'astro:config:setup'({ command, config, injectRoute }) {
      const view = (name: string) => new URL(`../src/views/${name}.astro`, import.meta.url)
      for (const route of Object.values(routes))
        for (const locale of locales)
          injectRoute({
            pattern: route[locale],
            entrypoint: view(route.view),
            // Drafts are rendered when they are asked for: ../astro.preview.config.ts.
            prerender: config.output === 'static',
          })
      for (const kind of ['condominium', 'apartment'] as const)
        for (const locale of locales)
          injectRoute({
            pattern: `${routes[kind][locale]}/${worksFeedName[locale]}`,
            entrypoint: new URL('../src/views/works-feed.ts', import.meta.url),
            prerender: config.output === 'static',
          })
      // Developers only: a release has no such page.
      if (command === 'dev') injectRoute({ pattern: '/dev/ui', entrypoint: view('dev/ui'), prerender: true })
    },
  },
})
