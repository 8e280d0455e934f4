// The site as a module that renders when it is told to, with the files browsers load, instead of pages: for drafts, which
// change with every save, and for releases, which change with every price. It needs no content and is whole: the process
// that loads it has none of the site's packages.
import type { AstroIntegration } from 'astro'
import { passthroughImageService } from 'astro/config'
import site from '../astro.config'

type Hooks = AstroIntegration['hooks']
type Module = { name: string; entry: URL; outDir: string; setUp?: Hooks['astro:config:setup'] }

export const renderingModule = ({ name, entry, outDir, setUp }: Module) => ({
  ...site,
  output: 'server',
  outDir,
  adapter: {
    name,
    hooks: {
      ...(setUp && { 'astro:config:setup': setUp }),
      'astro:config:done': ({ setAdapter }) =>
        setAdapter({
          name,
          entrypointResolution: 'auto',
          serverEntrypoint: entry,
          supportedAstroFeatures: { serverOutput: 'stable', sharpImageService: 'stable' },
        }),
    },
  } satisfies AstroIntegration,
  image: { service: passthroughImageService() },
  vite: { ...site.vite, ssr: { noExternal: true } },
})
