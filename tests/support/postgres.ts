import { existsSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startDatabase } from '@app/tools/database/embedded-database'
import { repository } from '@app/tools/stack/stack-settings'

export type RunningPostgres = {
  url: (database: string) => string
  start(): Promise<void>
  stop(): Promise<void>
  /** Stops it like a power cut: open connections break, and the next start recovers from the WAL. */
  stopImmediately(): Promise<void>
  remove(): Promise<void>
}

/** A real PostgreSQL in its own folder, on a free port. It can be stopped and restarted to test outages. */
export async function startPostgres(): Promise<RunningPostgres> {
  const data = join(repository, '.data')
  await mkdir(data, { recursive: true })
  const directory = await mkdtemp(join(data, 'test-postgres-'))
  // PostgreSQL refuses to run as root and gets its own user, who needs access to the folder.
  await chmod(directory, 0o755)
  const database = await startDatabase({
    directory: join(directory, 'data'),
    name: 'test',
    // Durability is the database's promise and not tested here; commits stay ordered.
    settings: ['fsync=off', 'max_connections=200'],
  })
  return {
    url: (name) => database.url.replace(/test$/, name),
    async start() {
      // The shared memory of a killed server is released a moment later.
      for (let tries = 0; ; tries++) {
        const started = await database.start().then(
          () => true,
          () => false,
        )
        if (started) return
        if (tries > 40) throw new Error('PostgreSQL did not start again')
        await wait(250)
      }
    },
    stop: database.stop,
    async stopImmediately() {
      const pidFile = join(directory, 'data/postmaster.pid')
      process.kill(Number((await readFile(pidFile, 'utf8')).split('\n')[0]), 'SIGQUIT')
      while (existsSync(pidFile)) await wait(20)
    },
    async remove() {
      await database.stop()
      await rm(directory, { recursive: true, force: true })
    },
  }
}
