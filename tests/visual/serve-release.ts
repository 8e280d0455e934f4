import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.woff2': 'font/woff2',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
}

/** Serves a release like nginx, with `/nosotros` from nosotros.html and `/media` from a separate folder. */
export async function serveRelease(releaseDir: string, mediaDir: string) {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://site')
    const file = await readFirst(candidates(decodeURIComponent(pathname)))
    if (!file) return response.writeHead(404).end()
    response
      .writeHead(200, { 'content-type': types[path.extname(file.name)] ?? 'application/octet-stream' })
      .end(file.data)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() }

  function candidates(pathname: string): string[] {
    if (pathname.startsWith('/media/')) return [path.join(mediaDir, pathname.slice('/media/'.length))]
    if (pathname === '/') return [path.join(releaseDir, 'index.html')]
    return [path.join(releaseDir, pathname), path.join(releaseDir, `${pathname}.html`)]
  }
}

async function readFirst(fileNames: string[]) {
  for (const name of fileNames) {
    const data = await readFile(name).catch(() => null)
    if (data) return { name, data }
  }
  return null
}
