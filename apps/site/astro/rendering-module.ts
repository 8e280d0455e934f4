// Configures Astro to build a module that renders pages at run time, because content changes far more often than code.
// The module includes all dependencies, because the process that loads it has none of the packages of the site.
import type { AstroIntegration } from 'astro'
import { passthroughImageService } from 'astro/config'
import site from '../astro.config'

type Hooks = AstroIntegration['hooks']
type RenderingModuleOptions = { name: string; entry: URL; outDir: string; setUp?: Hooks['astro:config:setup'] }

export const renderingModule = ({ name, entry, outDir, setUp }: RenderingModuleOptions) => ({
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
