import { connect, createServer, type Server, type Socket } from 'node:net'

export type DatabaseProxy = {
  url: string
  cut(): Promise<void>
  /** Drops all traffic but keeps connections open, like a firewall that drops packets. */
  dropTraffic(): void
  restore(): Promise<void>
  stop(): Promise<void>
}

/** Starts a proxy to the database. A cut breaks open connections and rejects new ones. */
export async function startDatabaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const target = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  let server: Server | undefined
  let port = 0

  const listen = () =>
    new Promise<void>((resolve) => {
      server = createServer((incoming) => {
        const outgoing = connect(Number(target.port), target.hostname)
        for (const socket of [incoming, outgoing]) {
          sockets.add(socket)
          socket.on('error', () => undefined)
          socket.on('close', () => {
            sockets.delete(socket)
            incoming.destroy()
            outgoing.destroy()
          })
        }
        incoming.pipe(outgoing).pipe(incoming)
      }).listen(port, '127.0.0.1', () => {
        const address = server?.address()
        if (address && typeof address === 'object') port = address.port
        resolve()
      })
    })
  const dropTraffic = () => {
    for (const socket of sockets) socket.unpipe().resume()
  }
  const cut = () =>
    new Promise<void>((resolve) => {
      server?.close(() => resolve())
      for (const socket of sockets) socket.destroy()
    })

  await listen()
  const url = new URL(databaseUrl)
  url.port = String(port)
  return { url: url.href, cut, dropTraffic, restore: listen, stop: cut }
}
