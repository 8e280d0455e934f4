import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'

/** Starts a server that implements clamd's INSTREAM command and detects the EICAR test string. */
export async function startFakeClamd(port = 0) {
  const server = createServer((socket) => {
    const chunks: Buffer[] = []
    socket.on('error', () => undefined)
    socket.on('data', (chunk) => {
      chunks.push(chunk)
      const bytes = Buffer.concat(chunks)
      if (!bytes.subarray(-4).equals(Buffer.alloc(4))) return
      socket.end(
        bytes.includes('EICAR-STANDARD-ANTIVIRUS-TEST-FILE') ? 'stream: Eicar-Signature FOUND\0' : 'stream: OK\0',
      )
    })
  })
  server.listen(port, '127.0.0.1')
  // `once` rejects if the port is in use. A callback of `listen` would never be called.
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
