import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'

/** Implements clamd's INSTREAM and detects the harmless EICAR test string. */
export async function startFakeClamd(port = 0) {
  const server = createServer((socket) => {
    const chunks: Buffer[] = []
    socket.on('error', () => undefined)
    socket.on('data', (chunk) => {
      chunks.push(chunk)
      const all = Buffer.concat(chunks)
      if (!all.subarray(-4).equals(Buffer.alloc(4))) return
      socket.end(
        all.includes('EICAR-STANDARD-ANTIVIRUS-TEST-FILE') ? 'stream: Eicar-Signature FOUND\0' : 'stream: OK\0',
      )
    })
  })
  server.listen(port, '127.0.0.1')
  // Rejects if the port is taken, instead of waiting forever.
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
