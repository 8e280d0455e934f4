import type { ChildProcess } from 'node:child_process'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { StackSettings } from '@app/tools/stack/stack-settings'
import type { Stack } from '@app/tools/stack/start-stack'
import pg from 'pg'
import { cpuMilliseconds, residentMegabytes } from '../support/process-usage'
import { measureBarePostgres, startBareNginx } from './bare-measures'
import { sendLeadsConcurrently, spreadLeads } from './lead-load'
import { loadPage } from './page-load'
import { measurePageWeight } from './page-weight'
import { median, type WrkReport } from './wrk'

type Product = {
  settings: StackSettings
  stack: Stack
  siteUrl: string
  nginx: ChildProcess
  say: (step: string) => void
}
type Row = [what: string, figure: string]

const formatInteger = (value: number) => Math.round(value).toLocaleString('en')
const ms = (value: number) => `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`

export async function measureProduct(product: Product): Promise<Row[]> {
  const { settings, stack, siteUrl, nginx, say: printStep } = product
  const database = new pg.Client(settings.env.DATABASE_URL)
  await database.connect()
  const queryNumber = async (sql: string) => Number(Object.values((await database.query(sql)).rows[0] ?? {})[0])
  const postmaster = await queryNumber("select split_part(pg_read_file('postmaster.pid'), E'\\n', 1)")
  const readCpuTimes = () => ({
    nginx: cpuMilliseconds(nginx.pid ?? 0),
    intake: cpuMilliseconds(stack.intake.child.pid ?? 0),
    worker: cpuMilliseconds(stack.worker.child.pid ?? 0),
    PostgreSQL: cpuMilliseconds(postmaster),
  })
  type Part = keyof ReturnType<typeof readCpuTimes>
  const perPiece = (parts: Part[], before: Record<Part, number>, pieces: number) => {
    const after = readCpuTimes()
    return parts.map((part) => `${part} ${((after[part] - before[part]) / pieces).toPrecision(2)} ms`).join(', ')
  }
  try {
    await drain(queryNumber)
    printStep('pages')
    const pages = await measurePages(settings, siteUrl)
    const beforePages = readCpuTimes()
    const sample = await loadPage(`${siteUrl}/`, { seconds: 5 })
    const perPage = perPiece(['nginx'], beforePages, sample.perSecond * 5)
    const idle = memoryRow(stack, nginx, 'Memory, idle')

    printStep('leads')
    const size = await queryNumber('select pg_database_size(current_database())')
    const barePostgres = await measureBarePostgres(settings.env.DATABASE_URL ?? '', 16, 10)
    const beforeLeads = readCpuTimes()
    const leads = await sendLeadsConcurrently(siteUrl, 16, 20)
    const perLead = perPiece(['nginx', 'intake'], beforeLeads, leads.accepted)
    const drainResult = await drain(queryNumber)
    const perBoth = perPiece(['worker', 'PostgreSQL'], beforeLeads, leads.accepted)

    printStep('500 leads in a minute during full page load')
    const [spot, pagesDuringLeads] = await Promise.all([
      spreadLeads(siteUrl, 500, 60),
      loadPage(`${siteUrl}/`, { connections: 64, seconds: 60 }),
    ])
    await drain(queryNumber)
    const databaseGrowth = (await queryNumber('select pg_database_size(current_database())')) - size
    const storedLeads = leads.accepted + spot.accepted

    return [
      ...pages,
      ['CPU time per page', perPage],
      ['Leads a second, 16 senders through nginx', `${formatInteger(leads.perSecond)}, failed: ${failures(leads)}`],
      ['Leads: half within, 99 of 100 within', `${ms(leads.p50)}, ${ms(leads.p99)}`],
      [
        'Leads ÷ pgbench (simple update, 16 clients)',
        `${(leads.perSecond / barePostgres).toFixed(3)} (${formatInteger(barePostgres)} a second)`,
      ],
      ['CPU time per lead accepted', perLead],
      ['CPU time per lead accepted and delivered', perBoth],
      [
        'Deliveries a second, one worker, backlog',
        `${formatInteger(drainResult.perSecond)} (the fake CRM responds at once)`,
      ],
      [
        '500 leads in a minute during full page load',
        `${spot.accepted} of 500, half within ${ms(spot.p50)}, 99 of 100 within ${ms(spot.p99)}`,
      ],
      [
        'Pages a second at the same time',
        `${formatInteger(pagesDuringLeads.perSecond)}, failed: ${pagesDuringLeads.failed}`,
      ],
      [
        'Database per 1,000 leads, delivered',
        `${(databaseGrowth / storedLeads / 1000).toFixed(1)} MB (${formatInteger(storedLeads)} leads)`,
      ],
      idle,
      memoryRow(stack, nginx, 'Memory, after these tests'),
    ]
  } finally {
    await database.end()
  }
}

const failures = ({ failed }: { failed: string[] }) => failed.join(', ') || 'none'

async function measurePages(settings: StackSettings, siteUrl: string): Promise<Row[]> {
  const release = path.join(settings.folders.releases, 'current/site')
  const bareNginx = await startBareNginx(
    path.join(settings.dataDir, 'bare-nginx'),
    settings.ports.site + 1,
    `${release}/index.html.br`,
  )
  const ownReports: WrkReport[] = []
  const bareReports: WrkReport[] = []
  // Our nginx and the bare nginx are measured in turn, so other work on this machine affects both.
  for (let round = 0; round < 5; round++) {
    ownReports.push(await loadPage(`${siteUrl}/`, { seconds: 5 }))
    bareReports.push(await loadPage(bareNginx.url, { seconds: 5 }))
  }
  bareNginx.stop()
  const perSecond = median(ownReports.map((run) => run.perSecond))
  const ratio = median(ownReports.map((run, round) => run.perSecond / (bareReports[round]?.perSecond ?? 1)))
  const homePage = await measurePageWeight(`${siteUrl}/`)
  return [
    [
      'Home pages a second, 32 connections',
      `${formatInteger(perSecond)} (${median(ownReports.map((run) => run.megabytesPerSecond)).toFixed(0)} MB/s), failed: ${ownReports.reduce((total, run) => total + run.failed, 0)}`,
    ],
    [
      'Home page: half within, 99 of 100 within',
      `${ms(median(ownReports.map((run) => run.p50)))}, ${ms(median(ownReports.map((run) => run.p99)))}`,
    ],
    ['Rate ÷ bare nginx with the same compressed bytes', ratio.toFixed(2)],
    [
      'Home page opened on a phone, not scrolled',
      `${homePage.requests} requests, ${formatInteger(homePage.bytes / 1000)} KB`,
    ],
  ]
}

/** Waits until the worker has processed all waiting deliveries, and returns its speed. */
async function drain(number: (sql: string) => Promise<number>): Promise<{ perSecond: number }> {
  const countWaiting = () => number("select count(*) from deliveries where status = 'waiting'")
  const firstCount = await countWaiting()
  const startedAt = performance.now()
  for (let count = firstCount; count > 0; count = await countWaiting()) {
    if (performance.now() - startedAt > 600_000) throw new Error(`${count} deliveries still wait after ten minutes.`)
    await wait(200)
  }
  return { perSecond: firstCount / ((performance.now() - startedAt) / 1000) }
}

function memoryRow(stack: Stack, nginx: ChildProcess, name: string): Row {
  const { intake, worker, cms } = stack
  const sizes = Object.entries({ nginx, intake: intake.child, worker: worker.child, CMS: cms.child })
  return [name, sizes.map(([part, { pid = 0 }]) => `${part} ${formatInteger(residentMegabytes(pid))} MB`).join(', ')]
}
