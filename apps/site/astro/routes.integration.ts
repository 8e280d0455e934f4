// Registers the Astro routes from the route table. One view serves a page in both languages.

import { locales } from '@app/domain/language/locale'
import type { AstroIntegration } from 'astro'
import { routes, updatesFeedName } from '../src/i18n/routes'

export const registerRoutes = (): AstroIntegration => ({
  name: 'pages-from-table',
  hooks: {
    'astro:config:setup'({ command, config, injectRoute }) {
      const view = (name: string) => new URL(`../src/views/${name}.astro`, import.meta.url)
      for (const route of Object.values(routes))
        for (const locale of locales)
          injectRoute({
            pattern: route[locale],
            entrypoint: view(route.view),
            // Releases and previews render pages at run time (rendering-module.ts).
            prerender: config.output === 'static',
          })
      for (const kind of ['condominium', 'apartment'] as const)
        for (const locale of locales)
          injectRoute({
            pattern: `${routes[kind][locale]}/${updatesFeedName[locale]}`,
            entrypoint: new URL('../src/views/updates-feed.ts', import.meta.url),
            prerender: config.output === 'static',
          })
      // Releases do not include the component gallery.
      if (command === 'dev') injectRoute({ pattern: '/dev/ui', entrypoint: view('dev/ui'), prerender: true })
    },
  },
})
