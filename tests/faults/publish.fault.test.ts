import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, readlink, rm, statfs, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createBoss } from '@app/platform/queue/boss'
import { queueRelease } from '@app/platform/queue/queue-release'
import { buildSiteBundle } from '@app/tools/stack/site-bundle'
import { repository } from '@app/tools/stack/stack-settings'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { eventually } from '../support/worker-process'
import { type OwnDatabase, startOwnDatabase } from './own-database'
import { type Product, startProduct } from './product'
import { isShortForm, runCase } from './run-case'

/** Runs a test only in the long form, and only as root, because only root can mount a disk. */
const testLong = test.skipIf(isShortForm || process.getuid?.() !== 0)

let database: OwnDatabase
let product: Product
let cms: Server
let disk: string

beforeAll(async () => {
  if (isShortForm) return
  database = await startOwnDatabase()
  disk = await mkdtemp(join(tmpdir(), 'faults-releases-'))
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=400m', 'tmpfs', disk])
  const file = join(repository, '.data/demo/snapshot.json')
  if (!existsSync(file)) execFileSync('pnpm', ['--silent', 'snapshot:demo'], { cwd: repository })
  const snapshot = await readFile(file)
  cms = createServer((_request, reply) => reply.setHeader('content-type', 'application/json').end(snapshot))
  await new Promise<void>((resolve) => cms.listen(0, '127.0.0.1', resolve))
  product = await startProduct(database, {
    worker: {
      RELEASES_DIR: disk,
      SITE_BUNDLE_DIR: await buildSiteBundle('release'),
      CMS_INTERNAL_URL: `http://127.0.0.1:${(cms.address() as AddressInfo).port}`,
    },
  })
  await publish()
  await eventually('the first release', () => readOnlineRelease(), 180)
})
beforeEach(() => product?.integrations.clear())
afterAll(async () => {
  await product?.stop()
  cms?.close()
  if (disk) execFileSync('umount', [disk])
  await database?.remove()
})

async function publish() {
  const boss = createBoss(database.url, 'sender')
  await boss.start()
  await queueRelease(boss, boss.getDb(), { kind: 'publish', askedBy: null, reason: 'test', changes: [] })
  await boss.stop({ graceful: false })
}

/** Returns the name of the release that visitors see, if its files are complete. */
async function readOnlineRelease(): Promise<string | undefined> {
  const name = await readlink(join(disk, 'current')).catch(() => undefined)
  return name && (await readFile(join(disk, name, 'site/index.html.br'))).length > 0 ? name : undefined
}

const isBuilding = () =>
  statfs(disk).then(async () => (await readdir(disk)).some((name) => name.startsWith('.staging-')))

testLong('a publish that is killed changes nothing for visitors and runs again', async () => {
  const releaseBefore = await readOnlineRelease()
  await runCase(product, {
    name: 'publish killed in the middle',
    async harm({ product, acknowledged }) {
      await acknowledged(0.2)
      await publish()
      await eventually('the build has begun', isBuilding, 60)
      await product.workers.pop()?.kill()
      expect(await readOnlineRelease()).toBe(releaseBefore)
      await product.startWorker()
    },
  })
  await eventually('the next release', async () => (await readOnlineRelease()) !== releaseBefore, 180)
})

testLong('a full disk during a publish changes nothing for visitors', async () => {
  const releaseBefore = await readOnlineRelease()
  const countFailures = async () =>
    (await database.pool.query(`select count(*)::int as count from releases where outcome = 'failed'`)).rows[0].count
  await runCase(product, {
    name: 'disk full during a publish',
    async harm({ acknowledged }) {
      await acknowledged(0.2)
      const { bavail, bsize } = await statfs(disk)
      await writeFile(join(disk, 'filler'), Buffer.alloc(Math.max(0, bavail * bsize - 500_000)))
      await publish()
      await eventually('the publish fails', async () => (await countFailures()) > 0, 180)
      expect(await readOnlineRelease()).toBe(releaseBefore)
      await rm(join(disk, 'filler'))
    },
  })
  await publish()
  await eventually('the next release', async () => (await readOnlineRelease()) !== releaseBefore, 180)
})
