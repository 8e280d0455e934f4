import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDiskStore } from '@app/platform/storage/disk-store'
import { freePort } from '@app/tools/database/embedded-database'
import { type Integrations, startIntegrations } from '@app/tools/fakes/integrations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fetchWorkerFigures } from '../../apps/cms/src/start-page/read-worker-figures'
import { type DatabaseProxy, startDatabaseProxy } from '../support/database-proxy'
import { createFreshDatabase, type FreshDatabase } from '../support/fresh-database'
import { newIpAddress, postJson, startIntake } from '../support/running-intake'
import { leadBody } from '../support/submissions'
import { eventually, startWorker, type WorkerProcess } from '../support/worker-process'

let database: FreshDatabase
let databaseLink: DatabaseProxy
let integrations: Integrations
let intake: Awaited<ReturnType<typeof startIntake>>
let worker: WorkerProcess
let workerUrl: string
let folder: string

beforeAll(async () => {
  database = await createFreshDatabase()
  databaseLink = await startDatabaseProxy(database.url)
  integrations = await startIntegrations()
  folder = await mkdtemp(join(tmpdir(), 'metrics-'))
  const port = await freePort()
  workerUrl = `http://127.0.0.1:${port}`
  worker = await startWorker({
    databaseUrl: databaseLink.url,
    integrations,
    privateDir: '/tmp',
    env: { METRICS_PORT: String(port), RELEASES_DIR: folder, BACKUP_STATUS_FILE: join(folder, 'backup.json') },
  })
  intake = await startIntake(database.url)
})
afterAll(async () => {
  await intake?.stop()
  await worker?.stop()
  await integrations?.stop()
  await databaseLink?.stop()
  await database?.remove()
  await rm(folder, { recursive: true, force: true })
})

const fetchWorkerMetrics = async () => (await fetch(`${workerUrl}/metrics`)).text()
const readValue = (metrics: string, series: string) => {
  const line = metrics.split('\n').find((candidate) => candidate.startsWith(`${series} `))
  return line === undefined ? undefined : Number(line.slice(series.length + 1))
}
/** Waits until the value of a metric satisfies `holds`. The worker reads the database at most every five seconds. */
const waitForMetric = (series: string, holds: (value: number | undefined) => boolean) =>
  eventually(series, async () => {
    const value = readValue(await fetchWorkerMetrics(), series)
    return holds(value) && { value }
  })

test('a submission is counted at every step, and its log lines share one request id', async () => {
  integrations.fail({ path: '/api/contact', times: 10_000, status: 503 })
  const requestId = '0123456789abcdef0123456789abcdef'
  const answer = await fetch(`${intake.url}/api/leads`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
      'x-forwarded-for': newIpAddress(),
      'x-request-id': requestId,
    },
    body: JSON.stringify(leadBody()),
  })
  expect(answer.status).toBe(201)
  const intakeMetrics = await intake.registry.metrics()
  expect(readValue(intakeMetrics, 'app_submissions_total{form="lead",result="accepted",reason="none"}')).toBe(1)
  expect(readValue(intakeMetrics, 'app_http_requests_total{method="POST",route="/api/leads",status="201"}')).toBe(1)

  await waitForMetric('app_deliveries_waiting{integration="crm"}', (value) => value === 1)
  await waitForMetric(
    'app_integration_rejecting_since_timestamp_seconds{integration="crm"}',
    (value) => Number(value) > 0,
  )
  await waitForMetric('app_deliveries_oldest_waiting_seconds{integration="crm"}', (value) => Number(value) > 0)
  await waitForMetric('app_delivery_attempts_total{integration="crm",outcome="retry"}', (value) => Number(value) > 0)

  integrations.stopFailing()
  await waitForMetric('app_delivery_attempts_total{integration="crm",outcome="delivered"}', (value) => value === 1)
  await waitForMetric('app_deliveries_waiting{integration="crm"}', (value) => value === 0)
  await waitForMetric('app_integration_rejecting_since_timestamp_seconds{integration="crm"}', (value) => value === 0)
  const withId = (lines: string[]) =>
    lines
      .join('')
      .split('\n')
      .filter((line) => line.includes(requestId))
      .join('\n')
  expect(withId(intake.lines)).toContain('lead accepted')
  expect(withId(worker.output)).toContain('"msg":"delivered"')
})

test('a rejected submission is counted by its reason, and the metrics contain nothing that a visitor wrote', async () => {
  const leads = `${intake.url}/api/leads`
  await postJson(leads, leadBody({ email: 'no address' }))
  await postJson(leads, leadBody({ website: 'https://spam.example.test' }))
  await fetch(`${intake.url}/api/rosa@example.test`)
  const metrics = await intake.registry.metrics()
  expect(readValue(metrics, 'app_submissions_total{form="lead",result="refused",reason="fields"}')).toBe(1)
  expect(readValue(metrics, 'app_submissions_total{form="lead",result="refused",reason="honeypot"}')).toBe(1)
  expect(readValue(metrics, 'app_http_requests_total{method="any",route="unknown",status="404"}')).toBe(1)
  expect(metrics + (await fetchWorkerMetrics())).not.toMatch(/Rosa|Quispe|example\.test|987654321|\b10\.0\./)
})

test('the metrics show the last backups and the free disk space', async () => {
  const series = (kind: string) => `app_last_backup_timestamp_seconds{kind="${kind}"}`
  expect(readValue(await fetchWorkerMetrics(), series('database'))).toBe(0)
  await writeFile(
    join(folder, 'backup.json'),
    '{"database":"2026-11-15T03:00:00Z","files":"2026-11-14T22:00:00-05:00"}',
  )
  const metrics = await fetchWorkerMetrics()
  expect(readValue(metrics, series('database'))).toBe(Date.parse('2026-11-15T03:00:00Z') / 1000)
  expect(readValue(metrics, series('files'))).toBe(Date.parse('2026-11-15T03:00:00Z') / 1000)
  expect(readValue(metrics, 'app_disk_free_bytes')).toBeGreaterThan(0)
  expect(metrics).not.toContain('kind="archive"')
  await writeFile(
    join(folder, 'backup.json'),
    '{"archive":"2026-11-15T03:05:00Z","failed":{"files":"2026-11-15T03:00:00Z"}}',
  )
  expect(readValue(await fetchWorkerMetrics(), series('archive'))).toBe(Date.parse('2026-11-15T03:05:00Z') / 1000)
  await writeFile(
    join(folder, 'backup.json'),
    '{"database":"2026-11-15T03:00:00Z","failed":{"databaseChecked":"2026-11-15T03:05:00Z"}}',
  )
  // What the start page of administrators shows.
  expect(await fetchWorkerFigures(`${workerUrl}/metrics`)).toMatchObject({
    backups: {
      database: { at: new Date('2026-11-15T03:00:00Z'), damagedAt: new Date('2026-11-15T03:05:00Z') },
      files: { at: null, failedAt: undefined },
    },
    diskFree: expect.any(Number),
  })
  await writeFile(join(folder, 'backup.json'), 'half a fi')
  expect(readValue(await fetchWorkerMetrics(), series('files'))).toBe(0)
})

test('the worker reports that it is unhealthy while the database is down', async () => {
  const fetchHealth = async () =>
    (await fetch(`${workerUrl}/health`)).json() as Promise<{ status: string; parts: object }>
  expect(await fetchHealth()).toEqual({ status: 'healthy', parts: { queue: true, database: true } })
  await databaseLink.cut()
  await eventually('the worker is unhealthy', async () => (await fetchHealth()).status === 'unhealthy')
  const metrics = await fetchWorkerMetrics()
  expect(readValue(metrics, 'app_database_up')).toBe(0)
  expect(readValue(metrics, 'app_deliveries_waiting{integration="crm"}')).toBeUndefined()
  await databaseLink.restore()
  await eventually('it is healthy again', async () => (await fetchHealth()).status === 'healthy')
})

test('an intake without its file store reports that it is degraded and still accepts leads', async () => {
  const filePath = join(folder, 'a-file')
  await writeFile(filePath, '')
  const intakeWithoutStore = await startIntake(database.url, { privateStore: createDiskStore(filePath) })
  try {
    const ready = await fetch(`${intakeWithoutStore.url}/api/ready`)
    expect(ready.status).toBe(200)
    expect(await ready.json()).toEqual({
      status: 'degraded',
      parts: { database: 'ready', store: 'not ready' },
    })
    expect((await postJson(`${intakeWithoutStore.url}/api/leads`, leadBody())).status).toBe(201)
  } finally {
    await intakeWithoutStore.stop()
  }
})
