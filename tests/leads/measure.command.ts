// `pnpm inbox:measure` measures the queries of the sales desk with 100,000 leads in a real PostgreSQL, such as the list
// with each filter. It writes docs/inbox-speed.md, and fails if a query takes longer than a second.
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { funnelRanges } from '../../apps/cms/src/sales/funnel/funnel-period'
import { groupings, readComparedFunnel } from '../../apps/cms/src/sales/funnel/read-funnel'
import { readFilter } from '../../apps/cms/src/sales/leads/lead-filter'
import { countStatement, listLeads, pageStatement } from '../../apps/cms/src/sales/leads/list-leads'
import { readSources } from '../../apps/cms/src/sales/leads/read-lead'
import { personTables, readPerson } from '../../apps/cms/src/sales/leads/read-person'
import { readAnswerTimes, readLeadCounts, readStepsOfToday } from '../../apps/cms/src/sales/leads/sales-figures'
import { readTeam } from '../../apps/cms/src/sales/team/read-team'
import { readTeamPeriod } from '../../apps/cms/src/sales/team/team-query'
import { ingestLeads } from '../../apps/worker/src/maintenance/ingest-leads'
import { applyMigrations } from '../support/apply-migrations'
import { startPostgres } from '../support/postgres'
import { insertManyLeads } from './many-leads'

const LEADS = 100_000
const TIMES = 5
const LIMIT_MS = 1000

const owner = '00000000-0000-4000-8000-000000000001'

const filters: Record<string, Record<string, string | string[]>> = {
  'no filter': {},
  'page 400': { pagina: '400' },
  'to contact': { estado: 'new' },
  sold: { estado: 'won' },
  'two states': { estado: ['appointment', 'reserved'] },
  'one owner': { responsable: owner },
  'no owner': { responsable: 'none' },
  'one project': { proyecto: 'santorini' },
  'two projects, rare': { proyecto: ['killa', 'o2'] },
  'requests an appointment': { tipo: 'appointment' },
  'one source': { origen: 'facebook' },
  'no source': { origen: 'none' },
  'unanswered, oldest first': { espera: '1', orden: 'antiguas' },
  'last 7 days': { dias: '7' },
  'accepts advertising by mail': { acepta: 'mail' },
  'accepts calls, one project': { acepta: 'call', proyecto: 'santorini' },
  'name, common': { buscar: 'rosa' },
  'name, two words': { buscar: 'rosa quispe' },
  phone: { buscar: '987 012 345' },
  'e-mail': { buscar: 'persona.54321@example.test' },
  code: { buscar: 'SM-0054321' },
  'name without a match': { buscar: 'zzzz' },
  'all filters': {
    buscar: 'rosa',
    estado: 'appointment',
    responsable: owner,
    proyecto: 'santorini',
    origen: 'facebook',
    dias: '90',
  },
}

const postgres = await startPostgres()
const databaseClient = new pg.Client(postgres.url('postgres'))
await databaseClient.connect()
await databaseClient.query('create database leads')
await databaseClient.end()
await applyMigrations(postgres.url('leads'))
const pool = new pg.Pool({ connectionString: postgres.url('leads'), max: 4 })
try {
  await pool.query(`insert into users (id, name, email, role) values ($1, 'Rosa', 'rosa@example.test', 'sales')`, [
    owner,
  ])
  await insertManyLeads(pool, { leads: LEADS, owner })
  await writeFile(path.resolve(import.meta.dirname, '../../docs/inbox-speed.md'), await renderReport())
} finally {
  await pool.end()
  await postgres.remove()
}

/** Returns the duration of the slowest of several runs. */
async function measureSlowest(run: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let time = 0; time < TIMES; time += 1) {
    const started = performance.now()
    await run()
    times.push(performance.now() - started)
  }
  return Math.max(...times)
}

async function renderReport(): Promise<string> {
  const rows: string[] = []
  const plans: string[] = []
  const note = (name: string, ms: number, matches = '') => {
    rows.push(`| ${name} | ${Math.round(ms)} ms | ${matches} |`)
    console.log(`${Math.round(ms)} ms  ${name} ${matches}`)
    if (ms > LIMIT_MS) process.exitCode = 1
  }
  for (const [name, query] of Object.entries(filters)) {
    const filter = readFilter(query)
    const { count } = await listLeads(pool, filter)
    note(name, await measureSlowest(() => listLeads(pool, filter)), String(count))
    plans.push(
      `### ${name}\n\n\`\`\`\n${await planOf(pageStatement(filter))}\n\n${await planOf(countStatement(filter))}\n\`\`\``,
    )
  }
  const { rows: sampleLeads } = await pool.query('select id from leads limit 1')
  note('*ingesting leads, none new*', await measureSlowest(() => ingestLeads(pool)))
  note('*the sources of the filter*', await measureSlowest(() => readSources(pool)))
  note('*one person*', await measureSlowest(() => readPerson(pool, sampleLeads[0].id, personTables)))
  note('*start page: first answers of this week*', await measureSlowest(() => readAnswerTimes(pool, new Date())))
  note('*start page: next steps due today*', await measureSlowest(() => readStepsOfToday(pool, new Date(), owner)))
  note('*start page: by project and source*', await measureSlowest(() => readLeadCounts(pool)))
  for (const by of groupings)
    note(
      `*funnel of a year by ${by}*`,
      await measureSlowest(() => readComparedFunnel(pool, funnelRanges(365, new Date()), by)),
    )
  note(
    '*start page: salespeople and month*',
    await measureSlowest(() => readTeam(pool, readTeamPeriod({}, new Date()))),
  )
  return `# How fast the list of leads opens

\`pnpm inbox:measure\` (\`tests/leads/measure.command.ts\`) writes this page. It runs the queries of the panel on
${LEADS.toLocaleString('en')} generated leads in a real PostgreSQL. The table shows the slowest of ${TIMES} runs for a page of 25 leads and
its count, which stops at 10,001. The command fails if a query takes longer than a second.

| Filter | Slowest | Found |
| --- | --- | --- |
${rows.join('\n')}

## Plans

The first plan is for the page, the second for the count.

${plans.join('\n\n')}
`
}

async function planOf({ text, values }: { text: string; values: unknown[] }): Promise<string> {
  const { rows } = await pool.query(`explain (analyze, costs off, timing off, buffers off) ${text}`, values)
  // PostgreSQL inlines the function `lead_words`. Showing its name instead keeps the plan readable.
  return rows.map((row) => row['QUERY PLAN'].replace(/\(array_to_tsvector\(.*\) @@/, '(lead_words(…) @@')).join('\n')
}
