import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@app/tools/database/embedded-database'
import { type Receivers, startReceivers } from '@app/tools/fakes/receivers'
import type pg from 'pg'
import { type IntakeProcess, startIntakeProcess } from '../support/intake-process'
import { startWorker, type WorkerProcess } from '../support/worker-process'

type Database = { url: string; pool: pg.Pool }
type Env = Record<string, string>

/** Intake and worker as separate processes, which a case can kill and restart. */
export type Product = {
  database: Database
  receivers: Receivers
  url: string
  privateDir: string
  intake: IntakeProcess
  workers: WorkerProcess[]
  startIntake(env?: Env): Promise<void>
  startWorker(env?: Env): Promise<WorkerProcess>
  stop(): Promise<void>
}

/** The scripts report success like our samples, so a failure is retried. */
const tellingScripts = {
  REFERRAL_SCRIPT_DELIVERED_WHEN: 'status-success',
  COMPLAINT_SCRIPT_DELIVERED_WHEN: 'status-success',
}

export async function startProduct(
  database: Database,
  env: { intake?: Env; worker?: Env; privateDir?: string } = {},
): Promise<Product> {
  const receivers = await startReceivers()
  const privateDir = env.privateDir ?? (await mkdtemp(join(tmpdir(), 'faults-private-')))
  const port = await freePort()
  const worker = (own: Env = {}) =>
    startWorker({ databaseUrl: database.url, receivers, privateDir, env: { ...tellingScripts, ...env.worker, ...own } })
  const intake = (own: Env = {}) =>
    startIntakeProcess({
      databaseUrl: database.url,
      port,
      privateDir,
      env: { LOG_LEVEL: 'error', ...env.intake, ...own },
    })
  const first = await worker()
  const product: Product = {
    database,
    receivers,
    privateDir,
    url: `http://127.0.0.1:${port}`,
    intake: await intake(),
    workers: [first],
    async startIntake(own) {
      product.intake = await intake(own)
    },
    async startWorker(own) {
      const started = await worker(own)
      product.workers.push(started)
      return started
    },
    async stop() {
      await Promise.all([product.intake.kill(), ...product.workers.map((running) => running.kill())])
      await receivers.stop()
      if (!env.privateDir) await rm(privateDir, { recursive: true, force: true })
    },
  }
  return product
}
