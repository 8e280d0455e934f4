// In production nginx serves /media. In development this plugin serves the same URLs from the folder in MEDIA_DIR.

import type { AstroUserConfig } from 'astro'
import sirv, { type RequestHandler } from 'sirv'

type VitePlugin = NonNullable<NonNullable<AstroUserConfig['vite']>['plugins']>[number]
type DevServer = { middlewares: { use: (path: string, handler: RequestHandler) => void } }

export function serveMedia(): VitePlugin {
  return {
    name: 'serve-media',
    configureServer: (server: DevServer) => {
      const folder = process.env.MEDIA_DIR
      if (folder) server.middlewares.use('/media', sirv(folder, { dev: true }))
    },
  }
}
