// Serves the demo content as a snapshot for tests without a CMS. Images have URLs but no files, because resizing takes
// minutes and the build does not need the files.
import { readFile, stat } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { readSvg } from '@app/platform/svg/read-svg'
import { demoFiles } from '../../content/media-files'
import { demoContent } from '../../content/snapshot'

type SnapshotContent = Record<string, unknown>

export type ContentServer = {
  url: string
  /** The number of snapshot requests. */
  requestCount: number
  /** The HTTP status of the snapshot responses. */
  status: number
  content: SnapshotContent
  /** Runs once, after the next request has read the content and before the response is sent. */
  beforeResponse: (() => Promise<void>) | undefined
  stop(): void
}

export async function startContentServer(): Promise<ContentServer> {
  const media = await listDemoMedia()
  const state: ContentServer = {
    url: '',
    requestCount: 0,
    status: 200,
    content: { ...demoContent, media },
    beforeResponse: undefined,
    stop: () => server.close(),
  }
  const server = createServer(async (request, reply) => {
    if (!request.url?.startsWith('/api/snapshot')) return reply.end('{}')
    state.requestCount += 1
    const body = JSON.stringify(state.content)
    const beforeResponse = state.beforeResponse
    state.beforeResponse = undefined
    await beforeResponse?.()
    reply.writeHead(state.status, { 'content-type': 'application/json' }).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  state.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return state
}

async function listDemoMedia() {
  const files = await demoFiles()
  return Promise.all(
    files.map(async ({ key, alt, focal, mimeType, path }) => {
      const common = { key, alt, src: `/media/${key}` }
      if (mimeType === 'image/svg+xml') return { ...common, kind: 'svg', ...readSvg(await readFile(path, 'utf8')) }
      if (mimeType.startsWith('video/')) return { ...common, kind: 'video', mimeType, uploadedOn: null }
      if (!mimeType.startsWith('image/')) return { ...common, kind: 'document', bytes: (await stat(path)).size }
      const sizes = [{ width: 640, height: 360, avif: `${common.src}.avif`, jpeg: `${common.src}.jpg` }]
      return { ...common, kind: 'image', width: 1920, height: 1080, focal, sizes, square: null, preview: null }
    }),
  )
}
