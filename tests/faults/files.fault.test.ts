// Tests faults of files: a full disk, a virus scanner that is down, and pages of an older version.
import { execFileSync } from 'node:child_process'
import { mkdtemp, readdir, rm, statfs, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@app/tools/database/embedded-database'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { startFakeClamd } from '../support/fake-clamd'
import { type OwnDatabase, startOwnDatabase } from './own-database'
import { type Product, startProduct } from './product'
import { isShortForm, runCase } from './run-case'
import { requestOf, type Submission } from './visitors'

/** Runs a test only in the long form, and only as root, because only root can mount a disk. */
const testLong = test.skipIf(isShortForm || process.getuid?.() !== 0)

let database: OwnDatabase
let product: Product
let disk: string
let clamdPort: number

beforeAll(async () => {
  if (isShortForm) return
  database = await startOwnDatabase()
  disk = await mkdtemp(join(tmpdir(), 'faults-disk-'))
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=4m,mode=0700', 'tmpfs', disk])
  clamdPort = await freePort()
  const scanner = { CLAMD_HOST: '127.0.0.1', CLAMD_PORT: String(clamdPort) }
  product = await startProduct(database, { intake: scanner, worker: scanner, privateDir: disk })
})
beforeEach(() => product?.integrations.clear())
afterAll(async () => {
  await product?.stop()
  if (disk) execFileSync('umount', [disk])
  await database?.remove()
})

/** Starts the scanner and stops it when the test ends, because the next test uses the same port. */
async function startScanner() {
  const clamd = await startFakeClamd(clamdPort)
  onTestFinished(() => clamd.stop())
}

testLong('files wait while the scanner is down, and are delivered once it is back', async () => {
  await runCase(product, {
    name: 'virus scanner down, then back',
    async harm({ acknowledged }) {
      await acknowledged(1)
      await startScanner()
    },
  })
})

testLong('while the disk is full, only submissions with a file are rejected, and no partial file remains', async () => {
  await startScanner()
  const countBefore = (await readdir(join(disk, 'complaints'))).length
  await runCase(product, {
    name: 'disk full during uploads',
    async harm({ acknowledged }) {
      await acknowledged(0.1)
      const { bavail, bsize } = await statfs(disk)
      const filler = join(disk, 'filler')
      await writeFile(filler, Buffer.alloc(bavail * bsize))
      await acknowledged(0.9)
      await rm(filler)
    },
  })
  const { rows } = await database.pool.query(
    `select count(*)::int as files from complaints where attachment_key is not null`,
  )
  expect(countBefore).toBeGreaterThan(0)
  expect(await readdir(join(disk, 'complaints'))).toHaveLength(rows[0].files)
})

/** Returns the request of an older page, which sends no device key. */
function requestOfOldPage(submission: Submission) {
  const request = requestOf(submission)
  const { 'x-device-key': _, ...headers } = request.headers
  return { ...request, headers }
}

testLong('a page opened before a deploy can send its form after the deploy', async () => {
  await startScanner()
  await runCase(product, {
    name: 'page opened before the deploy',
    request: requestOfOldPage,
    async harm({ product, acknowledged }) {
      await acknowledged(0.3)
      await product.intake.stop()
      await product.startIntake()
      await acknowledged(0.6)
      await product.workers.pop()?.stop()
      await product.startWorker()
    },
  })
})
