import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createPool } from '@app/platform/database/pool'
import { createLogger } from '@app/platform/log/logger'
import { createRegistry } from '@app/platform/metrics/registry'
import { createBoss } from '@app/platform/queue/boss'
import { createDiskStore } from '@app/platform/storage/disk-store'
import { createApp } from '../../apps/intake/src/app'
import type { IntakeContext } from '../../apps/intake/src/server/intake-context'
import { createIntakeMetrics } from '../../apps/intake/src/server/intake-metrics'
import { createConsentVersions } from '../../apps/intake/src/submissions/consent-versions'
import { startQueue } from '../../apps/worker/src/jobs/start-queue'
import { workerQueues } from '../../apps/worker/src/worker-jobs'

/** Creates the schema of pg-boss and the queues, as the worker does when it starts. */
export async function prepareQueue(databaseUrl: string): Promise<void> {
  const boss = createBoss(databaseUrl, 'worker')
  const pool = createPool({ databaseUrl, logger: createLogger({ process: 'test', level: 'silent' }), max: 2 })
  await startQueue(boss, pool, workerQueues)
  await boss.stop({ graceful: false })
  await pool.end()
}

/** Starts the intake on a free port in this process. Tests can replace parts of its context, such as the clock. */
export async function startIntake(databaseUrl: string, changes: Partial<IntakeContext> = {}) {
  const logLines: string[] = []
  const logger = createLogger({
    process: 'intake',
    level: 'info',
    destination: { write: (line) => logLines.push(line) },
  })
  const pool = createPool({ databaseUrl, logger })
  const privateDir = await mkdtemp(join(tmpdir(), 'intake-private-'))
  const privateStore = createDiskStore(privateDir)
  const registry = createRegistry()
  const app = await createApp({
    pool,
    logger,
    privateStore,
    metrics: createIntakeMetrics(registry, { pool, privateStore }),
    clock: () => new Date(),
    consentVersions: createConsentVersions(pool),
    publicUrl: 'https://www.example.test',
    // Most tests check deliveries to the CRM and would have to ignore the receipt.
    sendsLeadReceipts: false,
    // Lets each test send from its own IP address, so rate limits do not affect other tests.
    trustedProxies: 1,
    limitFactor: 1,
    sources: { secrets: {}, verifyTokens: {} },
    proofOfWork: undefined,
    ...changes,
  })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  return {
    url,
    registry,
    lines: logLines,
    privateDir,
    async stop() {
      await app.close()
      await pool.end()
      await rm(privateDir, { recursive: true, force: true })
    },
  }
}

let addressCount = 0
/** Returns a different private IP address for each call. */
export const newIpAddress = () =>
  `10.${(addressCount >> 16) & 255}.${(addressCount >> 8) & 255}.${addressCount++ & 255}`

type SendOptions = { key?: string; from?: string; device?: string }
type FormOptions = SendOptions & { page?: string }

const FORM_PAGE = 'https://www.example.test/proyectos/condominios/santorini?utm=1'

export const postJson = (
  url: string,
  body: unknown,
  { key = randomUUID(), from = newIpAddress(), device }: SendOptions = {},
) =>
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

/** Sends a form like a browser without JavaScript, which names the page of the form. */
export const postForm = (
  url: string,
  fields: Record<string, string>,
  { from = newIpAddress(), page = FORM_PAGE }: FormOptions = {},
) =>
  fetch(url, {
    method: 'POST',
    headers: { 'x-forwarded-for': from, referer: page },
    body: new URLSearchParams(fields),
  })

type FileOptions = SendOptions & {
  file?: { bytes: Uint8Array<ArrayBuffer>; name: string; type?: string }
  scripted?: boolean
}

/**
 * Sends a multipart form, with a file if there is one. If `scripted` is false, sends no idempotency key, and the
 * response is an HTML page.
 */
export function postMultipart(url: string, fields: Record<string, string>, options: FileOptions = {}) {
  const { key = randomUUID(), from = newIpAddress(), file, scripted = true } = options
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  if (file)
    form.append('attachment', new Blob([file.bytes], { type: file.type ?? 'application/octet-stream' }), file.name)
  const headers = { 'x-forwarded-for': from, ...(scripted ? { 'idempotency-key': key } : {}) }
  return fetch(url, { method: 'POST', headers, body: form })
}
