import { existsSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startDatabase } from '@app/tools/database/embedded-database'
import { repository } from '@app/tools/stack/stack-settings'

export type RunningPostgres = {
  url: (database: string) => string
  start(): Promise<void>
  stop(): Promise<void>
  /** Stops the server like a power cut, so the next start recovers from the WAL. */
  stopImmediately(): Promise<void>
  remove(): Promise<void>
}

/** Starts PostgreSQL in a new folder on a free port. Tests can stop and restart it to simulate outages. */
export async function startPostgres(): Promise<RunningPostgres> {
  const dataDir = join(repository, '.data')
  await mkdir(dataDir, { recursive: true })
  const directory = await mkdtemp(join(dataDir, 'test-postgres-'))
  // PostgreSQL does not run as root, so another user needs access to the folder.
  await chmod(directory, 0o755)
  const database = await startDatabase({
    directory: join(directory, 'data'),
    name: 'test',
    // Tests do not need durability, and commits stay ordered without fsync.
    settings: ['fsync=off', 'max_connections=200'],
  })
  return {
    url: (name) => database.url.replace(/test$/, name),
    async start() {
      // Retries, because the shared memory of a killed server is not released immediately.
      for (let attempt = 0; ; attempt++) {
        const isStarted = await database.start().then(
          () => true,
          () => false,
        )
        if (isStarted) return
        if (attempt > 40) throw new Error('PostgreSQL did not start again')
        await sleep(250)
      }
    },
    stop: database.stop,
    async stopImmediately() {
      const pidFile = join(directory, 'data/postmaster.pid')
      process.kill(Number((await readFile(pidFile, 'utf8')).split('\n')[0]), 'SIGQUIT')
      while (existsSync(pidFile)) await sleep(20)
    },
    async remove() {
      await database.stop()
      await rm(directory, { recursive: true, force: true })
    },
  }
}
