// Tests the figures of the sales team over REST with a real database: every figure counts the leads of its list.
import { addDays, limaDateOf } from '@app/domain/calendar/lima-date'
import type { DayRange } from '@app/domain/team/compared-period'
import { type Integrations, startIntegrations } from '@app/tools/fakes/integrations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readFilter } from '../../apps/cms/src/sales/leads/lead-filter'
import { listLeads } from '../../apps/cms/src/sales/leads/list-leads'
import { readTeam } from '../../apps/cms/src/sales/team/read-team'
import { listHref, openLeads, overdueLeads, reachedLeads } from '../../apps/cms/src/sales/team/team-query'
import { ingestLeads } from '../../apps/worker/src/maintenance/ingest-leads'
import { type Call, createStaff, type RunningCms, signIn, signInSession, startCms } from '../access/running-cms'
import { createFreshDatabase, type FreshDatabase } from '../support/fresh-database'
import { postJson, prepareQueue, startIntake } from '../support/running-intake'
import { leadBody } from '../support/submissions'

let database: FreshDatabase
let integrations: Integrations
let intake: Awaited<ReturnType<typeof startIntake>>
let cms: RunningCms
let sales: Call
const staff: Record<string, string> = {}
const leads: Record<string, string> = {}

const day = limaDateOf(new Date())
const today: DayRange = { from: day, to: addDays(day, 1) }
const yesterday: DayRange = { from: addDays(day, -1), to: addDays(day, -1) }
const period = { kind: 'week', current: today, previous: yesterday } as const

const change = (lead: string | undefined, step: object) =>
  sales('POST', '/inbox/changes', { leads: [lead], change: step })

const teamNow = () => readTeam(database.pool, period)
const figuresOf = async (name: string) => (await teamNow()).salespeople.find((salesperson) => salesperson.name === name)

beforeAll(async () => {
  database = await createFreshDatabase()
  integrations = await startIntegrations()
  await prepareQueue(database.url)
  intake = await startIntake(database.url)
  cms = await startCms({ databaseUrl: database.url, smtpUrl: integrations.smtpUrl })
  Object.assign(staff, await createStaff(cms, { Rosa: 'sales', Luis: 'sales', Gloria: 'manager' }))
  sales = await signIn(cms, 'rosa@example.test')
  for (const [index, [firstName, owner]] of [
    ['Vendida', 'Rosa'],
    ['Separada', 'Rosa'],
    ['Nueva', 'Luis'],
    ['Suelta', undefined],
  ].entries()) {
    const person = { firstName, email: `${firstName}@example.test`, phone: `+5190000050${index}` }
    const answer = await postJson(`${intake.url}/api/leads`, leadBody(person))
    const { reference } = (await answer.json()) as { reference: string }
    const { rows } = await database.pool.query('select id from leads where reference = $1', [reference])
    leads[String(firstName)] = rows[0].id
    await ingestLeads(database.pool)
    if (owner) await change(rows[0].id, { kind: 'owner', to: staff[owner] })
  }
  await change(leads.Vendida, { kind: 'contact', channel: 'call' })
  for (const to of ['reserved', 'won']) await change(leads.Vendida, { kind: 'state', to })
  await change(leads.Separada, { kind: 'state', to: 'reserved' })
  await change(leads.Nueva, { kind: 'next-step', text: 'Llamar', at: '2026-01-05T15:00:00.000Z' })
})
afterAll(async () => {
  await cms?.stop()
  await intake?.stop()
  await integrations?.stop()
  await database?.remove()
})

test('counts the leads, answers, reservations and sales of each salesperson, the best first', async () => {
  const { salespeople, unassigned, total } = await teamNow()
  expect(salespeople.map(({ name }) => name)).toEqual(['Rosa', 'Luis'])
  expect(salespeople[0]).toMatchObject({
    open: 1,
    overdue: 0,
    current: { answers: { count: 2, medianMinutes: 0 }, appointments: 0, reservations: 2, sales: 1 },
    previous: { answers: { count: 0 }, reservations: 0, sales: 0 },
    sold: { usd: 0, pen: 0, withoutQuote: 1 },
  })
  expect(salespeople[1]).toMatchObject({ open: 1, overdue: 1, current: { answers: { count: 0 }, sales: 0 } })
  expect(unassigned).toMatchObject({ open: 1, oldest: expect.any(Date) })
  expect(total).toMatchObject({ open: 3, overdue: 1, current: { reservations: 2, sales: 1 } })
})

test('links each figure to a list with as many leads as it counts', async () => {
  const { salespeople } = await teamNow()
  for (const salesperson of salespeople) {
    const figures = [
      [salesperson.open, openLeads],
      [salesperson.overdue, overdueLeads],
      [salesperson.current.answers.count, reachedLeads('answered', today)],
      [salesperson.current.appointments, reachedLeads('visited', today)],
      [salesperson.current.reservations, reachedLeads('reserved', today)],
      [salesperson.current.sales, reachedLeads('won', today)],
    ] as const
    for (const [figure, filter] of figures) {
      const query: Record<string, string[]> = {}
      for (const [name, value] of new URL(listHref(filter, salesperson.id), 'http://x').searchParams)
        query[name] = [...(query[name] ?? []), value]
      expect((await listLeads(database.pool, readFilter(query))).count).toBe(figure)
    }
  }
})

test('stops counting a sale that returns to reserved, and counts its reservation only once', async () => {
  await change(leads.Vendida, { kind: 'state', to: 'reserved' })
  expect((await figuresOf('Rosa'))?.current).toMatchObject({ reservations: 2, sales: 0 })
  await change(leads.Vendida, { kind: 'state', to: 'won' })
  expect((await figuresOf('Rosa'))?.current).toMatchObject({ reservations: 2, sales: 1 })
})

test('lists a manager only while they own leads, and counts a lead for its new owner', async () => {
  await change(leads.Separada, { kind: 'owner', to: staff.Gloria })
  expect((await figuresOf('Gloria'))?.current.reservations).toBe(1)
  expect((await figuresOf('Rosa'))?.current.reservations).toBe(1)
  await change(leads.Separada, { kind: 'owner', to: staff.Rosa })
  expect(await figuresOf('Gloria')).toBeUndefined()
})

test('lets managers export the figures without names of customers, and logs the export', async () => {
  expect((await sales('GET', '/team/csv')).status).toBe(403)
  const response = await cms.ask(
    'GET',
    '/team/csv?periodo=mes',
    undefined,
    await signInSession(cms, 'gloria@example.test'),
  )
  expect(response.headers.get('content-type')).toContain('text/csv')
  const text = await response.text()
  expect(text.split('\r\n').map((line) => line.split(',')[0])).toEqual([
    'Vendedor',
    'Rosa',
    'Luis',
    'Sin responsable',
    'Equipo',
    '',
  ])
  expect(text).not.toMatch(/Vendida|Separada|Suelta/)
  const { rows } = await database.pool.query(`select account from access_log where event = 'team-exported'`)
  expect(rows).toEqual([{ account: 'gloria@example.test' }])
})
