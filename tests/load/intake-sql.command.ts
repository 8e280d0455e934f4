// `pnpm test:intake-sql` compares the intake with pgbench running the same statements, and the worker with a bare loop
// of fetch. It prints ratios, because machines differ and are busy: each round measures both sides in turn. It needs
// Debian's wrk and pgbench and takes about three minutes.
import { execFile } from 'node:child_process'
import { rm, writeFile } from 'node:fs/promises'
import { availableParallelism, loadavg } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { startDatabase } from '@app/tools/database/embedded-database'
import { type RunningProcess, startProcess, waitFor } from '@app/tools/stack/run-process'
import { databaseOf, repository, stackSettings } from '@app/tools/stack/stack-settings'
import pg from 'pg'
import { grantRights } from '../../apps/cms/src/platform/database/grant-rights'
import { applyMigrations } from '../support/apply-migrations'
import { cpuMilliseconds } from '../support/process-usage'
import { leadBody } from '../support/submissions'
import { captureLead, type PgbenchScript } from './captured-lead'
import { median, runWrk } from './wrk'

const run = promisify(execFile)

const CLIENTS = 16
/** The number of intakes in ops/compose.yaml. */
const INTAKES = 2
/** The number of deliveries that the worker sends to the CRM at the same time. */
const CRM_CONNECTIONS = 4
const ROUNDS = 5
const SECONDS = 4

const ports = { database: 5643, cms: 4700, intake: 4710, preview: 4715, fakeHttp: 4720, fakeSmtp: 4725, site: 8690 }
const settings = stackSettings(path.join(repository, '.data/intake-sql'), ports)
const { dataDir, env, folders } = settings
const databaseUrl = env.DATABASE_URL ?? ''
const node = ['node', '--import', 'tsx']
const running: { stop: () => Promise<void> }[] = []
const loadBefore = loadavg()[0] ?? 0
const log = (step: string) => console.error(`… ${step}`)
process.once('SIGINT', () => process.exit(130))
// The variable is for the intake in this process. The started processes are in other folders and have their own.
delete process.env.TSX_TSCONFIG_PATH

let nextRun = 1
const sampleLead = leadBody({ email: 'visitor@example.test', consentVersions: { terms: '1', marketing: '1' } })

await rm(dataDir, { recursive: true, force: true })
try {
  log('PostgreSQL, intakes, worker, integrations')
  running.push(await startDatabase({ directory: folders.database, port: ports.database }))
  const database = new pg.Client(databaseUrl)
  await database.connect()
  running.push({ stop: () => database.end() })
  await prepareDatabase(database)
  const script = await captureLead(databaseUrl, sampleLead)
  await writeFile(path.join(dataDir, 'lead.sql'), script.sql)
  const { intakes, worker } = await startProduct()
  const urls = intakes.map(({ url }) => url)
  const pauseWorker = () => worker.child.kill('SIGSTOP')
  const resumeWorker = () => worker.child.kill('SIGCONT')
  const queryNumber = async (sql: string) => Number(Object.values((await database.query(sql)).rows[0] ?? {})[0])
  const postmaster = await queryNumber("select split_part(pg_read_file('postmaster.pid'), E'\\n', 1)")
  const processorTimes = () => ({
    intake: intakes.reduce((total, { pid }) => total + cpuMilliseconds(pid), 0),
    postgres: cpuMilliseconds(postmaster),
  })
  /** Returns how many deliveries of an integration per second were recorded while `work` ran. */
  const measureDeliveries = async (integration: string, work: () => Promise<void>) => {
    const count = () =>
      queryNumber(`select count(*) from deliveries where integration = '${integration}' and status = 'delivered'`)
    const [before, startedAt] = [await count(), performance.now()]
    await work()
    return (((await count()) - before) / (performance.now() - startedAt)) * 1000
  }

  const accepting: Record<'pgbench' | 'paused' | 'intakeMs' | 'postgresMs' | 'delivering' | 'delivered', number>[] = []
  for (let round = 0; round < ROUNDS; round++) {
    log(`leads, round ${round + 1} of ${ROUNDS}`)
    pauseWorker()
    const pgbench = await runPgbench(script)
    const before = processorTimes()
    const paused = await sendLeads(urls)
    const after = processorTimes()
    const leads = paused * SECONDS
    resumeWorker()
    let delivering = 0
    const deliveryMeasurement = await measureDeliveries('crm', async () => {
      delivering = await sendLeads(urls)
    })
    const intakeMs = (after.intake - before.intake) / leads
    const postgresMs = (after.postgres - before.postgres) / leads
    accepting.push({ pgbench, paused, intakeMs, postgresMs, delivering, delivered: deliveryMeasurement })
  }
  pauseWorker()

  // Rendering a mail takes longer than posting a lead, so only deliveries to the CRM are compared with fetch.
  await database.query(`update deliveries set status = 'skipped' where integration = 'mail' and status = 'waiting'`)
  const delivering: Record<'fetch' | 'worker', number>[] = []
  for (let round = 0; round < ROUNDS; round++) {
    log(`deliveries, round ${round + 1} of ${ROUNDS}`)
    const loopMeasurement = await postInLoop()
    resumeWorker()
    delivering.push({ fetch: loopMeasurement, worker: await measureDeliveries('crm', () => wait(SECONDS * 1000)) })
    pauseWorker()
  }
  if ((await queryNumber(`select count(*) from deliveries where integration = 'crm' and status = 'waiting'`)) === 0)
    throw new Error('The worker had no deliveries left, so its rate was not measured.')
  resumeWorker()

  const { rows } = await database.query('show fsync')
  const commit = (await run('git', ['rev-parse', '--short', 'HEAD'])).stdout.trim()
  const perSecond = (values: number[]) => `${Math.round(median(values)).toLocaleString('en')} a second`
  const ratio = (values: number[]) => median(values).toFixed(2)
  console.log(
    `\n${availableParallelism()} cores, load of others before ${loadBefore.toFixed(1)}, commit ${commit}, ` +
      `fsync ${rows[0].fsync}, ${INTAKES} intakes, ${CLIENTS} connections, receipts on, medians of ${ROUNDS} rounds\n`,
  )
  const table = [
    ['Statements of one lead', String(script.statements)],
    ['pgbench with these statements', perSecond(accepting.map((round) => round.pgbench))],
    ['Intake, worker paused', perSecond(accepting.map((round) => round.paused))],
    ['Intake ÷ pgbench, worker paused', ratio(accepting.map((round) => round.paused / round.pgbench))],
    [
      'CPU time per lead accepted',
      `intake ${ratio(accepting.map((round) => round.intakeMs))} ms, PostgreSQL ${ratio(accepting.map((round) => round.postgresMs))} ms`,
    ],
    ['Intake while the worker delivers', perSecond(accepting.map((round) => round.delivering))],
    ['Intake ÷ pgbench, worker delivers', ratio(accepting.map((round) => round.delivering / round.pgbench))],
    ['Deliveries to the CRM meanwhile', perSecond(accepting.map((round) => round.delivered))],
    [`Bare fetch, ${CRM_CONNECTIONS} at once`, perSecond(delivering.map((round) => round.fetch))],
    ['Worker, deliveries to the CRM from a backlog', perSecond(delivering.map((round) => round.worker))],
    ['Worker ÷ fetch', ratio(delivering.map((round) => round.worker / round.fetch))],
  ]
  for (const row of table) console.log(`| ${row.join(' | ')} |`)
} finally {
  for (const part of running.reverse()) await part.stop()
}

async function prepareDatabase(database: pg.Client): Promise<void> {
  await applyMigrations(databaseUrl)
  const {
    CMS_DATABASE_PASSWORD: cms = '',
    INTAKE_DATABASE_PASSWORD: intake = '',
    WORKER_DATABASE_PASSWORD: worker = '',
  } = env
  await grantRights(database, { cms, intake, worker })
  await database.query(
    `insert into projects (slug, crm_id, _status) values ('santorini', 6, 'published');
     insert into consent_texts (purpose, version, _status) values ('terms', '1', 'published'), ('marketing', '1', 'published');
     insert into site_settings (brand, legal_name, ruc, _status) values ('Demo', 'Demo S.A.C.', '20000000001', 'published')`,
  )
}

async function startProduct() {
  const start = async (name: string, directory: string, file: string, processEnv: Record<string, string> = {}) => {
    const started = await startProcess(settings, { name, directory, command: [...node, file], env: processEnv })
    running.push(started)
    return started
  }
  const fakes = await start('fakes', 'tools', 'fakes/integrations.main.ts')
  await waitFor(`http://127.0.0.1:${ports.fakeHttp}/_received`, fakes)
  const worker: RunningProcess = await start('worker', 'apps/worker', 'src/main.ts', {
    ...databaseOf(settings, 'worker'),
    WORKER_ROLES: 'deliver',
  })
  // Resume the worker first, because a process that is paused with SIGSTOP does not exit.
  running.push({ stop: async () => void worker.child.kill('SIGCONT') })
  const intakes: { url: string; pid: number }[] = []
  for (let index = 0; index < INTAKES; index++) {
    const port = ports.intake + index
    const intake = await start(`intake-${index}`, 'apps/intake', 'src/main.ts', {
      ...databaseOf(settings, 'intake'),
      INTAKE_PORT: String(port),
    })
    await waitFor(`http://127.0.0.1:${port}/api/ready`, intake)
    intakes.push({ url: `http://127.0.0.1:${port}`, pid: intake.child.pid ?? 0 })
  }
  await sendLeads(intakes.map(({ url }) => url))
  return { intakes, worker }
}

/** Returns the leads per second that all intakes accept. Throws if one is rejected. */
async function sendLeads(intakeUrls: string[]): Promise<number> {
  const reports = await Promise.all(
    intakeUrls.map((url) =>
      runWrk(`${url}/api/leads`, {
        connections: CLIENTS / INTAKES,
        seconds: SECONDS,
        options: ['-s', path.join(import.meta.dirname, 'lead.lua')],
        scriptArguments: ['--', JSON.stringify(sampleLead), sampleLead.email, String(nextRun++)],
      }),
    ),
  )
  const failed = reports.reduce((total, report) => total + report.failed, 0)
  if (failed > 0) throw new Error(`${failed} leads were not accepted.`)
  return reports.reduce((total, report) => total + report.perSecond, 0)
}

/** Returns the transactions per second of pgbench, which signs in with the role of the intake. */
async function runPgbench({ variables }: PgbenchScript): Promise<number> {
  const url = databaseOf(settings, 'intake').DATABASE_URL ?? ''
  const definitions = Object.entries(variables).flatMap(([name, value]) => ['-D', `${name}=${value}`])
  const options = ['-n', '-M', 'prepared', '-c', String(CLIENTS), '-j', '1', '-T', String(SECONDS)]
  const { stdout } = await run('pgbench', [...options, ...definitions, '-f', path.join(dataDir, 'lead.sql'), url])
  const failed = Number(/failed transactions: (\d+)/.exec(stdout)?.[1] ?? 0)
  if (failed > 0) throw new Error(`pgbench failed:\n${stdout}`)
  return Number(/tps = ([\d.]+)/.exec(stdout)?.[1] ?? 0)
}

/** Returns the requests per second of loops that only post a lead to the fake CRM. */
async function postInLoop(): Promise<number> {
  const body = JSON.stringify(sampleLead)
  const end = performance.now() + SECONDS * 1000
  let count = 0
  const post = async () => {
    while (performance.now() < end) {
      const response = await fetch(`${env.CRM_URL}/api/contact`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      })
      await response.text()
      count++
    }
  }
  await Promise.all(Array.from({ length: CRM_CONNECTIONS }, post))
  return count / SECONDS
}
