import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Starts a fake object store that rejects files while it is full. */
export async function startBucket() {
  const files = new Map<string, Buffer>()
  const state = { isFull: false, rejectedFiles: 0 }
  const server = createServer(async (request, reply) => {
    const key = new URL(request.url ?? '/', 'http://bucket').pathname
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    if (request.method === 'PUT' && state.isFull) {
      state.rejectedFiles += 1
      // MinIO responds with this error when its disk is full.
      reply.writeHead(507, { 'content-type': 'application/xml' })
      return reply.end('<Error><Code>XMinioStorageFull</Code><Message>Storage backend is full</Message></Error>')
    }
    if (request.method === 'PUT') files.set(key, Buffer.concat(chunks))
    if (request.method === 'DELETE') files.delete(key)
    const file = files.get(key)
    if (request.method === 'GET' && !file) return reply.writeHead(404).end()
    reply.writeHead(200, { etag: '"x"' }).end(request.method === 'GET' ? file : undefined)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const env = {
    STORAGE: 's3',
    S3_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    S3_PRIVATE_BUCKET: 'private',
    S3_MEDIA_BUCKET: 'media',
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
  }
  return { files, state, env, stop: () => server.close() }
}
