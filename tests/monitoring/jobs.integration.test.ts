// Tests the options of queues and the metrics of scheduled jobs. Scheduled publishing fails because no CMS runs.
import { createBoss } from '@app/platform/queue/boss'
import { freePort } from '@app/tools/database/embedded-database'
import { type Integrations, startIntegrations } from '@app/tools/fakes/integrations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { liveLotsJob } from '../../apps/worker/src/maintenance/live-lots.job'
import { retention } from '../../apps/worker/src/maintenance/retention.job'
import { scheduledPublishing } from '../../apps/worker/src/publishing/scheduled-publishing.job'
import { createFreshDatabase, type FreshDatabase } from '../support/fresh-database'
import { prepareQueue } from '../support/running-intake'
import { eventually, startWorker, type WorkerProcess } from '../support/worker-process'

let database: FreshDatabase
let integrations: Integrations
let worker: WorkerProcess
let metricsUrl: string

const startMonitoredWorker = async () => {
  const port = await freePort()
  metricsUrl = `http://127.0.0.1:${port}/metrics`
  worker = await startWorker({
    databaseUrl: database.url,
    integrations,
    privateDir: '/tmp',
    env: { METRICS_PORT: String(port) },
  })
}

async function readMetric(series: string): Promise<number | undefined> {
  const text = await (await fetch(metricsUrl)).text()
  const line = text.split('\n').find((candidate) => candidate.startsWith(`${series} `))
  return line === undefined ? undefined : Number(line.slice(series.length + 1))
}

beforeAll(async () => {
  database = await createFreshDatabase()
  integrations = await startIntegrations()
})
afterAll(async () => {
  await worker?.stop()
  await integrations?.stop()
  await database?.remove()
})

test('changed options are applied to existing queues', async () => {
  await prepareQueue(database.url)
  const boss = createBoss(database.url, 'worker')
  await boss.start()
  // pg-boss has internal queues for its schedules, which we do not configure.
  const ourQueues = (await boss.getQueues()).filter(({ name }) => !name.startsWith('__pgboss'))
  const oldOptions = { retryLimit: 3, retryDelay: 77, expireInSeconds: 7, deleteAfterSeconds: 77, notify: false }
  for (const { name } of ourQueues) await boss.updateQueue(name, oldOptions)
  await boss.stop({ graceful: false })
  await prepareQueue(database.url)
  const { rows } = await database.pool.query<{ name: string; expire: number; retries: number }>(
    'select name, expire_seconds as expire, retry_limit as retries from pgboss.queue',
  )
  for (const { name, expireInSeconds, retryLimit } of ourQueues)
    expect(rows.find((row) => row.name === name)).toMatchObject({ expire: expireInSeconds, retries: retryLimit })
})

test('a failed job is logged and counted, and the times of success and failure survive a restart', async () => {
  await startMonitoredWorker()
  const failed = `{name="${scheduledPublishing.name}",outcome="failed"}`
  expect(await readMetric(`app_job_runs_total${failed}`)).toBe(0)
  await eventually('a failed run', async () => (await readMetric(`app_job_runs_total${failed}`)) === 1, 150)
  const line = worker.output
    .join('')
    .split('\n')
    .find((text) => text.includes('"a job failed"'))
  expect(JSON.parse(line ?? '{}')).toMatchObject({ level: 'error', job: scheduledPublishing.name, err: {} })

  const succeeded = `app_job_runs_total{name="${liveLotsJob.name}",outcome="succeeded"}`
  await eventually('a successful run', async () => Number(await readMetric(succeeded)) > 0, 150)
  const lastSuccess = (name: string) => readMetric(`app_job_last_success_timestamp_seconds{name="${name}"}`)
  const lastFailure = () => readMetric(`app_job_last_failure_timestamp_seconds{name="${scheduledPublishing.name}"}`)
  await eventually('the failure is read', async () => Number(await lastFailure()) > 0, 20)
  expect(Number(await lastFailure())).toBeGreaterThan(Number(await lastSuccess(scheduledPublishing.name)))
  expect(await readMetric(`app_job_overdue_after_seconds{name="${retention.name}"}`)).toBe(26 * 3600)
  expect(await readMetric(`app_job_info{name="${retention.name}",late="${retention.schedule?.late}"}`)).toBe(1)
  expect(await readMetric(`app_scheduled_publishes_failed`)).toBe(0)

  const before = await eventually('the success is read', async () => {
    const lastSuccessAt = await lastSuccess(liveLotsJob.name)
    return lastSuccessAt !== undefined && Date.now() / 1000 - lastSuccessAt < 120 && lastSuccessAt
  })
  const firstScheduled = await lastSuccess(retention.name)
  await worker.stop()
  await startMonitoredWorker()
  expect(Number(await lastSuccess(liveLotsJob.name))).toBeGreaterThanOrEqual(before)
  expect(await lastSuccess(retention.name), 'it has not run yet').toBe(firstScheduled)
  expect(Number(await lastFailure())).toBeGreaterThan(0)
}, 400_000)
