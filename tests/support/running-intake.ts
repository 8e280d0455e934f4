import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createPool } from '@app/platform/database/pool'
import { createLogger } from '@app/platform/log/logger'
import { createRegistry } from '@app/platform/metrics/registry'
import { createBoss } from '@app/platform/queue/boss'
import { diskStore } from '@app/platform/storage/disk-store'
import { createApp } from '../../apps/intake/src/app'
import type { IntakeContext } from '../../apps/intake/src/server/intake-context'
import { createIntakeMetrics } from '../../apps/intake/src/server/intake-metrics'
import { createConsentVersions } from '../../apps/intake/src/submissions/consent-versions'
import { startKeeper } from '../../apps/worker/src/jobs/start-keeper'
import { workerQueues } from '../../apps/worker/src/worker-jobs'

/** Creates the queue like the worker: schema and queues. */
export async function prepareQueue(databaseUrl: string): Promise<void> {
  const boss = createBoss(databaseUrl, 'worker')
  const pool = createPool({ databaseUrl, logger: createLogger({ process: 'test', level: 'silent' }), max: 2 })
  await startKeeper(boss, pool, workerQueues({ retrySeconds: 1 }))
  await boss.stop({ graceful: false })
  await pool.end()
}

/** The real application on a real port, with a clock that the test controls. */
export async function startIntake(databaseUrl: string, changes: Partial<IntakeContext> = {}) {
  const lines: string[] = []
  const logger = createLogger({ process: 'intake', level: 'info', destination: { write: (line) => lines.push(line) } })
  const pool = createPool({ databaseUrl, logger })
  const boss = createBoss(databaseUrl, 'sender')
  boss.on('error', () => undefined)
  await boss.start()
  const privateDir = await mkdtemp(join(tmpdir(), 'intake-private-'))
  const privateStore = diskStore(privateDir)
  const registry = createRegistry()
  const app = await createApp({
    pool,
    boss,
    logger,
    privateStore,
    metrics: createIntakeMetrics(registry, { pool, privateStore }),
    clock: () => new Date(),
    consentVersions: createConsentVersions(pool),
    publicUrl: 'https://www.example.test',
    // Most tests are about delivery to the CRM; the receipt has its own tests.
    sendsLeadReceipts: false,
    // Every test sends from its own IP address, so its limits do not affect the next one.
    trustedProxies: 1,
    limitTimes: 1,
    proofOfWork: undefined,
    ...changes,
  })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  return {
    url,
    registry,
    lines,
    privateDir,
    async stop() {
      await app.close()
      await boss.stop({ graceful: false })
      await pool.end()
      await rm(privateDir, { recursive: true, force: true })
    },
  }
}

let sender = 0
/** A new IP address for each call, from the block reserved for documentation and beyond. */
export const someAddress = () => `10.${(sender >> 16) & 255}.${(sender >> 8) & 255}.${sender++ & 255}`

type Sent = { key?: string; from?: string; device?: string }

export const postJson = (url: string, body: unknown, { key = randomUUID(), from = someAddress(), device }: Sent = {}) =>
  fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': key,
      'x-forwarded-for': from,
      ...(device ? { 'x-device-key': device } : {}),
    },
    body: JSON.stringify(body),
  })

/** Sends a form like a browser without JavaScript. */
export const postForm = (url: string, fields: Record<string, string>, { from = someAddress() }: Sent = {}) =>
  fetch(url, {
    method: 'POST',
    headers: { 'x-forwarded-for': from, referer: 'https://www.example.test/proyectos/condominios/santorini?utm=1' },
    body: new URLSearchParams(fields),
  })

type SentFile = Sent & { file?: { bytes: Uint8Array<ArrayBuffer>; name: string; type?: string }; scripted?: boolean }

/** A form with a file. Scripted forms add the key and get JSON; plain ones get a page. */
export function postMultipart(url: string, fields: Record<string, string>, sent: SentFile = {}) {
  const { key = randomUUID(), from = someAddress(), file, scripted = true } = sent
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  if (file)
    form.append('attachment', new Blob([file.bytes], { type: file.type ?? 'application/octet-stream' }), file.name)
  const headers = { 'x-forwarded-for': from, ...(scripted ? { 'idempotency-key': key } : {}) }
  return fetch(url, { method: 'POST', headers, body: form })
}
