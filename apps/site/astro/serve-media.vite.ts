// nginx serves /media in production. While developing, the same addresses answer from the folder MEDIA_DIR names.

import { createReadStream, statSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, normalize } from 'node:path'
import type { AstroUserConfig } from 'astro'

const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.pdf': 'application/pdf',
}

type VitePlugin = NonNullable<NonNullable<AstroUserConfig['vite']>['plugins']>[number]
type DevServer = { middlewares: { use: (path: string, handler: typeof answerFromFolder) => void } }

export function serveMedia(): VitePlugin {
  return {
    name: 'serve-media',
    configureServer: (server: DevServer) => {
      server.middlewares.use('/media', answerFromFolder)
    },
  }
}

function answerFromFolder(request: IncomingMessage, response: ServerResponse, next: () => void): void {
  const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://media').pathname))
  const file = join(process.env.MEDIA_DIR ?? '', path)
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) {
    next()
    return
  }
  response.setHeader('Content-Type', types[extname(file)] ?? 'application/octet-stream')
  createReadStream(file).pipe(response)
}
