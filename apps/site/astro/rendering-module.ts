// Astro configuration for a bundle that renders pages on request, with the files browsers load. Drafts and releases use it
// because content changes far more often than code. The bundle contains no content and all its dependencies: the process
// that loads it has none of the site's packages installed.
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
