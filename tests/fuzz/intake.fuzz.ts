// Sends generated requests to every endpoint of the intake. No request may get a status of 500 or more or stop the
// process, and everything that the intake acknowledges must be in the database.
import { readdir, readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { databaseTypes } from '@app/platform/database/pool'
import { repository } from '@app/tools/stack/stack-settings'
import fc from 'fast-check'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ingestSourceEvents } from '../../apps/worker/src/sources/ingest-source-events'
import { startUnlimitedIntake, type UnlimitedIntake } from '../security/support/unlimited-intake'
import { createFreshDatabase, type FreshDatabase } from '../support/fresh-database'
import { grantProcessRights, signedInAs } from '../support/grant-process-rights'
import { newIpAddress } from '../support/running-intake'
import { type Answer, fuzzEndpoint } from './fuzz-endpoint'
import { ENDPOINT_MS, isChosen, SEED } from './fuzz-settings'
import type { GeneratedRequest } from './generated-requests'
import { intakeEndpoints } from './intake-endpoints'
import { expectStored, sourceOf } from './intake-expectations'
import { type KnownRecords, publishOffers, storeKnownRecords } from './known-records'
import { metaLead, VERIFY_TOKEN } from './source-messages'

const TIMEOUT_MS = 10_000

let database: FreshDatabase
let intake: UnlimitedIntake
let known: KnownRecords

async function send({ method, path, headers, body }: GeneratedRequest): Promise<Answer> {
  const response = await fetch(intake.url + path, {
    method,
    // Each request has another IP address, so no rate limit rejects it.
    headers: { 'x-forwarded-for': newIpAddress(), ...headers },
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
    ...(method !== 'GET' && body && { body }),
  })
  const location = response.headers.get('location')
  return { status: response.status, text: await response.text(), ...(location && { location }) }
}

const explain = () => intake.output.slice(-3).join('').slice(0, 3000)

async function expectHealthy() {
  expect(intake.child.exitCode, 'the intake still runs').toBeNull()
  const response = await fetch(`${intake.url}/api/ready`)
  expect(await response.json()).toMatchObject({ status: 'ready' })
}

const chosenEndpoints = intakeEndpoints.filter(isChosen)
const chosenSources = chosenEndpoints.flatMap((endpoint) => sourceOf(endpoint) ?? [])

describe.skipIf(chosenEndpoints.length === 0)(
  'the intake under generated requests',
  { timeout: 3 * ENDPOINT_MS },
  () => {
    beforeAll(async () => {
      database = await createFreshDatabase()
      await publishOffers(database.pool)
      await grantProcessRights(database.url)
      intake = await startUnlimitedIntake(signedInAs('intake', database.url), {
        META_VERIFY_TOKEN: VERIFY_TOKEN,
        WHATSAPP_VERIFY_TOKEN: VERIFY_TOKEN,
        // As in production. The development version of React takes about twice the CPU time for a page.
        NODE_ENV: 'production',
        // The log then contains only the cause of each status of 500.
        LOG_LEVEL: 'error',
      })
      known = await storeKnownRecords(database.pool, intake.url)
    })
    afterAll(async () => {
      await intake?.stop()
      await database?.remove()
    })

    test.each(chosenEndpoints)('$name never answers with a server error', async (endpoint) => {
      const expectation = await expectStored(database.pool, endpoint)
      await fuzzEndpoint({
        ...endpoint,
        requests: endpoint.requests(known),
        send,
        explain,
        ...(expectation && { onProcessed: expectation.onProcessed }),
      })
      await expectation?.check()
      await expectHealthy()
    })

    test.skipIf(chosenSources.length === 0)(
      'the worker turns every message that a source sent into a lead or parks it',
      async () => {
        const graph = await startGraph()
        const pool = new pg.Pool({ connectionString: signedInAs('worker', database.url), max: 8, types: databaseTypes })
        const context = { pool, meta: { url: graph.url, token: 'page-token-of-the-test' } }
        await Promise.all(chosenSources.map((source) => ingestSourceEvents(context, [source]))).finally(() =>
          Promise.all([pool.end(), graph.stop()]),
        )
        const { rows } = await database.pool.query<ProcessedMessages>(
          `select e.source::text, count(*)::int as messages,
           count(*) filter (where e.state = 'stored' and e.lead_id is not null)::int as stored,
           count(*) filter (where e.state = 'stored' and e.lead_id is null)::int as reports,
           count(*) filter (where e.state = 'parked')::int as parked,
           count(l.id)::int as leads, count(m.id)::int as conversation
         from source_events e
         left join leads l on l.idempotency_key = e.source::text || ':' || e.event_id
         left join whatsapp_messages m on e.source = 'whatsapp' and m.provider_id = e.event_id and m.lead_id = e.lead_id
         group by e.source order by e.source`,
        )
        console.table(rows)
        expect(rows.map(({ source }) => source).sort()).toEqual([...chosenSources].sort())
        for (const { source, messages, stored, reports, parked, leads, conversation } of rows) {
          expect(stored + reports + parked, `processed messages of ${source}`).toBe(messages)
          expect(Math.min(stored, parked), source).toBeGreaterThan(0)
          // All WhatsApp messages of a person are in the conversation of one lead, and a report has no lead.
          if (source === 'whatsapp') expect(conversation, source).toBe(stored)
          else expect({ leads, reports }, source).toEqual({ leads: stored, reports: 0 })
        }
      },
    )
  },
)

type ProcessedMessages = {
  source: string
  messages: number
  stored: number
  reports: number
  parked: number
  leads: number
  conversation: number
}

const GENERATED_LEADS = 500

/** Starts a Graph API that returns generated leads. */
async function startGraph() {
  const leads = fc.sample(metaLead(), { numRuns: GENERATED_LEADS, seed: SEED })
  let requestCount = 0
  const server = createServer((_request, response) => {
    requestCount += 1
    response.setHeader('content-type', 'application/json').end(JSON.stringify(leads[requestCount % leads.length]))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}

/** Routes without input, and the routes of complaints, which tests/security/intake-fuzz.security.ts covers. */
const otherRoutes = [
  '/api/health',
  '/api/ready',
  '/api/challenge',
  '/api/complaints',
  '/api/complaints/next-number',
  '/api/complaints/status',
]

test('every route of the intake gets generated requests', async () => {
  const folder = join(repository, 'apps/intake/src')
  const files = (await readdir(folder, { recursive: true })).filter((name) => /\.route\.tsx?$/.test(name))
  const routes = new Set<string>()
  for (const file of files)
    for (const [, path = ''] of (await readFile(join(folder, file), 'utf8')).matchAll(/'(\/api\/[^']+)'/g))
      routes.add(path)
  routes.delete('/api/sources/:source')
  const fuzzedPaths = intakeEndpoints.map(({ name }) => name.split(' ')[1] ?? '')
  expect(routes.size).toBeGreaterThan(15)
  expect([...routes].filter((path) => ![...fuzzedPaths, ...otherRoutes].includes(path))).toEqual([])
})
