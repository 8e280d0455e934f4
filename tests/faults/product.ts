import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@app/tools/database/embedded-database'
import { type Integrations, startIntegrations } from '@app/tools/fakes/integrations'
import type pg from 'pg'
import { type IntakeProcess, startIntakeProcess } from '../support/intake-process'
import { startWorker, type WorkerProcess } from '../support/worker-process'

type Database = { url: string; pool: pg.Pool }
type Env = Record<string, string>

/** The running product: intake and worker are separate processes that a case can kill and restart. */
export type Product = {
  database: Database
  integrations: Integrations
  url: string
  privateDir: string
  intake: IntakeProcess
  workers: WorkerProcess[]
  startIntake(env?: Env): Promise<void>
  startWorker(env?: Env): Promise<WorkerProcess>
  stop(): Promise<void>
}

/** With these settings a delivery is retried until the script reports success, as our sample scripts do. */
const reportingScripts = {
  REFERRAL_SCRIPT_DELIVERED_WHEN: 'status-success',
  COMPLAINT_SCRIPT_DELIVERED_WHEN: 'status-success',
}

type Settings = {
  intake?: Env
  worker?: Env
  privateDir?: string
  /** Fakes that were started earlier, because `worker` contains their URL. The product stops them. */
  integrations?: Integrations
}

export async function startProduct(database: Database, env: Settings = {}): Promise<Product> {
  const integrations = env.integrations ?? (await startIntegrations())
  const privateDir = env.privateDir ?? (await mkdtemp(join(tmpdir(), 'faults-private-')))
  const port = await freePort()
  const worker = (extraEnv: Env = {}) =>
    startWorker({
      databaseUrl: database.url,
      integrations,
      privateDir,
      env: { ...reportingScripts, ...env.worker, ...extraEnv },
    })
  const intake = (extraEnv: Env = {}) =>
    startIntakeProcess({
      databaseUrl: database.url,
      port,
      privateDir,
      env: { LOG_LEVEL: 'error', ...env.intake, ...extraEnv },
    })
  const firstWorker = await worker()
  const product: Product = {
    database,
    integrations,
    privateDir,
    url: `http://127.0.0.1:${port}`,
    intake: await intake(),
    workers: [firstWorker],
    async startIntake(extraEnv) {
      product.intake = await intake(extraEnv)
    },
    async startWorker(extraEnv) {
      const newWorker = await worker(extraEnv)
      product.workers.push(newWorker)
      return newWorker
    },
    async stop() {
      await Promise.all([product.intake.kill(), ...product.workers.map((running) => running.kill())])
      await integrations.stop()
      if (!env.privateDir) await rm(privateDir, { recursive: true, force: true })
    },
  }
  return product
}
