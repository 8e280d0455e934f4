import type { AstroIntegration } from 'astro'

/** The site as one module that writes all pages of a release when it is run, and the files browsers load. */
export const renderRelease = (): AstroIntegration => ({
  name: 'render-release',
  hooks: {
    'astro:config:done'({ setAdapter }) {
      setAdapter({
        name: 'render-release',
        entrypointResolution: 'auto',
        serverEntrypoint: new URL('./render-release.ts', import.meta.url),
        supportedAstroFeatures: { serverOutput: 'stable', sharpImageService: 'stable' },
      })
    },
  },
})
