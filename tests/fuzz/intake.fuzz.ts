// Sends generated requests to every endpoint of the intake. No request may get a status of 500 or more or stop the
// process, and everything that the intake acknowledges must be in the database.
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { type LeadSource, leadSources } from '@app/domain/source/lead-source'
import { readSourceEvents } from '@app/domain/source/source-events'
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
import { type Answer, type Exchange, fuzzEndpoint } from './fuzz-endpoint'
import { ENDPOINT_MS, SEED } from './fuzz-settings'
import type { GeneratedRequest } from './generated-requests'
import { intakeEndpoints } from './intake-endpoints'
import { type KnownRecords, publishOffers, storeKnownRecords } from './known-records'
import { metaLead, VERIFY_TOKEN } from './source-messages'

const TIMEOUT_MS = 10_000

let database: FreshDatabase
let intake: UnlimitedIntake
let known: KnownRecords

beforeAll(async () => {
  database = await createFreshDatabase()
  await publishOffers(database.pool)
  await grantProcessRights(database.url)
  intake = await startUnlimitedIntake(signedInAs('intake', database.url), {
    META_VERIFY_TOKEN: VERIFY_TOKEN,
    WHATSAPP_VERIFY_TOKEN: VERIFY_TOKEN,
    // The log then contains only the cause of each status of 500.
    LOG_LEVEL: 'error',
  })
  known = await storeKnownRecords(database.pool, intake.url)
})
afterAll(async () => {
  await intake?.stop()
  await database?.remove()
})

async function send({ method, path, headers, body }: GeneratedRequest): Promise<Answer> {
  const response = await fetch(intake.url + path, {
    method,
    // Each request has another IP address, so no rate limit rejects it.
    headers: { 'x-forwarded-for': newIpAddress(), ...headers },
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
    ...(method !== 'GET' && body && { body }),
  })
  return { status: response.status, text: await response.text() }
}

const explain = () => intake.output.slice(-3).join('').slice(0, 3000)

async function expectHealthy() {
  expect(intake.child.exitCode, 'the intake still runs').toBeNull()
  const response = await fetch(`${intake.url}/api/ready`)
  expect(await response.json()).toMatchObject({ status: 'ready' })
}

type Expectation = { onProcessed(exchange: Exchange): void; check(): Promise<void> }

/** Checks that every acknowledged reference is stored. */
function expectReferences(table: string): Expectation {
  const references = new Set<string>()
  return {
    onProcessed({ request, answer }) {
      const reference = /SM-[2-9A-Z]{4}-[2-9A-Z]{4}/.exec(answer.text)?.[0]
      if (reference && !request.isTrap) references.add(reference)
    },
    async check() {
      const { rows } = await database.pool.query<{ reference: string }>(
        `select reference from ${table} where reference = any($1)`,
        [[...references]],
      )
      expect(rows).toHaveLength(references.size)
      expect(references.size).toBeGreaterThan(0)
    },
  }
}

/** Checks that the stored messages of a source are exactly those that the intake acknowledged, each of them once. */
function expectSourceEvents(source: LeadSource): Expectation {
  const acknowledgedIds = new Set<string>()
  let storedCount = 0
  return {
    onProcessed({ request: { body = new Uint8Array() }, answer }) {
      storedCount += (JSON.parse(answer.text) as { stored: number }).stored
      for (const id of eventIdsIn(source, body)) acknowledgedIds.add(id)
    },
    async check() {
      const { rows } = await database.pool.query<{ id: string; state: string }>(
        'select event_id as id, state::text from source_events where source::text = $1',
        [source],
      )
      expect(rows).toHaveLength(storedCount)
      expect(new Set(rows.map(({ id }) => id))).toEqual(acknowledgedIds)
      expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(['waiting', 'parked']))
    },
  }
}

function eventIdsIn(source: LeadSource, body: Uint8Array): string[] {
  const events = readSourceEvents(source, parseJson(new TextDecoder().decode(body).replaceAll('\0', '\ufffd')))
  return events?.map(({ eventId }) => eventId) ?? [`body:${createHash('sha256').update(body).digest('hex')}`]
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

describe('the intake under generated requests', { timeout: 3 * ENDPOINT_MS }, () => {
  test.each(intakeEndpoints)('$name never answers with a server error', async ({ requests, storesIn, ...endpoint }) => {
    const source = leadSources.find((name) => endpoint.name === `POST /api/sources/${name}`)
    const expectation = source ? expectSourceEvents(source) : storesIn && expectReferences(storesIn)
    await fuzzEndpoint({
      ...endpoint,
      requests: requests(known),
      send,
      explain,
      ...(expectation && { onProcessed: expectation.onProcessed }),
    })
    await expectation?.check()
    await expectHealthy()
  })

  test('the worker turns every message that a source sent into a lead or parks it', async () => {
    const graph = await startGraph()
    const pool = new pg.Pool({ connectionString: signedInAs('worker', database.url), max: 2, types: databaseTypes })
    await ingestSourceEvents({ pool, meta: { url: graph.url, token: 'page-token-of-the-test' } }).finally(() =>
      Promise.all([pool.end(), graph.stop()]),
    )
    const { rows } = await database.pool.query<{ source: string; waiting: number; stored: number; parked: number }>(
      `select source::text, count(*) filter (where state = 'waiting')::int as waiting,
         count(*) filter (where state = 'stored' and lead_id is not null)::int as stored,
         count(*) filter (where state = 'parked')::int as parked
       from source_events group by source`,
    )
    console.log(rows)
    expect(rows.map(({ source }) => source).sort()).toEqual([...leadSources].sort())
    expect(rows.filter(({ waiting }) => waiting > 0)).toEqual([])
    expect(rows.filter(({ stored, parked }) => stored === 0 || parked === 0)).toEqual([])
  })
})

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
