// Sends generated requests of signed-in staff to the endpoints of the panel for channels, notices and incidents. No
// request may get a status of 500 or more, and everything that the CMS acknowledges must be in the database.
import { randomUUID } from 'node:crypto'
import { type Integrations, startIntegrations } from '@app/tools/fakes/integrations'
import { FAKE_NUMBER_ID } from '@app/tools/fakes/whatsapp-bodies'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createStaff, type RunningCms, signIn, signInSession, startCms } from '../access/running-cms'
import { createFreshDatabase, type FreshDatabase } from '../support/fresh-database'
import { prepareQueue } from '../support/running-intake'
import { type Exchange, fuzzEndpoint } from './fuzz-endpoint'
import { ENDPOINT_MS, isChosen } from './fuzz-settings'
import type { GeneratedRequest } from './generated-requests'
import { publishOffers } from './known-records'
import { type KnownStaffRecords, type StaffEndpoint, staffEndpoints } from './staff-endpoints'

let database: FreshDatabase
let integrations: Integrations
let cms: RunningCms
let known: KnownStaffRecords

/** Returns the name of an account, which is also part of its e-mail address. */
const accountOf = ({ name }: Pick<StaffEndpoint, 'name'>) => name.toLowerCase().replace(/[^a-z]+/g, '-')

const RECORDS = 20

async function addLeads(): Promise<string[]> {
  const sales = await signIn(cms, 'rosa@example.test')
  const leads: string[] = []
  for (let number = 0; number < RECORDS; number += 1) {
    const phone = `+51900000${String(number).padStart(3, '0')}`
    const person = { firstName: 'Sonia', lastName: 'Rivas', phone, email: 'sonia@example.test' }
    const details = { project: 'santorini', channel: 'walk-in', note: '', language: 'es', consents: [] }
    const { status, body } = await sales('POST', '/inbox/new', { key: randomUUID(), ...person, ...details })
    expect(status).toBe(201)
    leads.push(String(body.lead))
  }
  return leads
}

/** Stores a WhatsApp message of the person of each lead, as the worker does, so that staff may answer. */
const openReplyWindows = (leads: string[]) =>
  database.pool.query(
    `insert into whatsapp_messages (lead_id, direction, provider_id, contact, kind, text, state, at)
     select id, 'in', 'wamid.' || id, '51900000000', 'text', '¿Sigue libre el lote?', 'received', now()
     from leads where id::text = any($1)`,
    [leads],
  )

async function addTemplates(): Promise<string[]> {
  const template = { name: 'seguimiento', language: 'es', body: 'Hola, {{1}}. Ya tenemos la respuesta sobre {{2}}.' }
  const { approvedTemplates } = await cms.payload.updateGlobal({
    slug: 'sales-desk',
    data: { approvedTemplates: [template] } as never,
  })
  return (approvedTemplates ?? []).map(({ id }) => String(id))
}

async function addIncidents(): Promise<string[]> {
  const officer = await signIn(cms, 'paula@example.test')
  const incidents: string[] = []
  for (let number = 0; number < RECORDS; number += 1) {
    const incident = { what: 'Se perdió una laptop.', foundAt: new Date(Date.now() - 60_000).toISOString() }
    const { status, body } = await officer('POST', '/incidents-desk', incident)
    expect(status).toBe(201)
    incidents.push(String(body.id))
  }
  return incidents
}

type Expectation = { onProcessed(exchange: Exchange): void; check(): Promise<void> }

const parse = (text: string) => JSON.parse(text) as Record<string, unknown>

/** Checks that every acknowledged id is stored. */
function expectIds(table: string, field: string): Expectation {
  const ids = new Set<string>()
  return {
    onProcessed: ({ answer }) => void ids.add(String(parse(answer.text)[field])),
    async check() {
      const { rowCount } = await database.pool.query(`select from ${table} where id::text = any($1)`, [[...ids]])
      expect(rowCount).toBe(ids.size)
      expect(ids.size).toBeGreaterThan(0)
    },
  }
}

/** Checks that each imported list has as many leads as its answer says. */
function expectListedLeads(): Expectation {
  const addedByList = new Map<string, number>()
  return {
    onProcessed({ request: { body = new Uint8Array() }, answer }) {
      addedByList.set(String(parse(new TextDecoder().decode(body)).key), Number(parse(answer.text).added))
    },
    async check() {
      const { rows } = await database.pool.query<{ key: string; count: number }>(
        `select split_part(idempotency_key, ':', 2) as key, count(*)::int as count from leads
         where idempotency_key like 'list:%' group by 1`,
      )
      const lists = [...addedByList].filter(([, added]) => added > 0)
      expect(new Map(rows.map(({ key, count }) => [key, count]))).toEqual(new Map(lists))
      expect(lists.length).toBeGreaterThan(0)
    },
  }
}

const expectations: Record<string, () => Expectation> = {
  'POST /inbox/new': () => expectIds('leads', 'lead'),
  'POST /inbox/conversations/:id': () => expectIds('whatsapp_messages', 'queued'),
  'POST /incidents-desk': () => expectIds('incidents', 'id'),
  'POST /incidents-desk/:id/events': () => expectIds('incident_events', 'event'),
  'POST /fair-lists/import': expectListedLeads,
}

const chosenEndpoints = staffEndpoints.filter(isChosen)

describe.skipIf(chosenEndpoints.length === 0)(
  'the panel under generated requests',
  { timeout: 2 * ENDPOINT_MS },
  () => {
    beforeAll(async () => {
      database = await createFreshDatabase()
      integrations = await startIntegrations()
      await publishOffers(database.pool)
      await prepareQueue(database.url)
      process.env.WHATSAPP_NUMBER_ID = FAKE_NUMBER_ID
      cms = await startCms({ databaseUrl: database.url, smtpUrl: integrations.smtpUrl })
      // Each endpoint has its own account, because an account can sign in only once in 30 s.
      const roles = Object.fromEntries(staffEndpoints.map((endpoint) => [accountOf(endpoint), endpoint.role]))
      await createStaff(cms, { ...roles, Rosa: 'sales', Paula: 'privacy' })
      known = { leads: await addLeads(), incidents: await addIncidents(), templates: await addTemplates() }
      await openReplyWindows(known.leads)
    })
    afterAll(async () => {
      await cms?.stop()
      await integrations?.stop()
      await database?.remove()
    })

    test.each(chosenEndpoints)(
      '$name never answers with a server error',
      async ({ requests, role: _, ...endpoint }) => {
        const session = await signInSession(cms, `${accountOf(endpoint)}@example.test`)
        const send = async ({ method, path, headers, body }: GeneratedRequest) => {
          const response = await cms.ask(method, path, body, { ...headers, ...session })
          return { status: response.status, text: await response.text() }
        }
        const expectation = expectations[endpoint.name]?.()
        await fuzzEndpoint({
          ...endpoint,
          requests: requests(known),
          send,
          explain: () => '',
          ...(expectation && { onProcessed: expectation.onProcessed }),
        })
        await expectation?.check()
        expect((await cms.call('GET', '/health')).status).toBe(200)
      },
    )
  },
)
