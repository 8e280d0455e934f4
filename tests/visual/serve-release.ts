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

/** Serves a release like the web server: /nosotros from nosotros.html, /media from its own folder. */
export async function serveRelease(release: string, media: string) {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://site')
    const file = await read(candidates(decodeURIComponent(pathname)))
    if (!file) return response.writeHead(404).end()
    response
      .writeHead(200, { 'content-type': types[path.extname(file.name)] ?? 'application/octet-stream' })
      .end(file.data)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() }

  function candidates(pathname: string): string[] {
    if (pathname.startsWith('/media/')) return [path.join(media, pathname.slice('/media/'.length))]
    if (pathname === '/') return [path.join(release, 'index.html')]
    return [path.join(release, pathname), path.join(release, `${pathname}.html`)]
  }
}

async function read(names: string[]) {
  for (const name of names) {
    const data = await readFile(name).catch(() => null)
    if (data) return { name, data }
  }
  return null
}
