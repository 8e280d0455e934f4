// Sends random requests to the public endpoints. Every response must arrive in time with a status below 500, the memory
// must not grow, and the database must contain exactly what the schema of the form parses.
import { createHmac, randomUUID } from 'node:crypto'
import { complaintInput } from '@app/domain/complaint/complaint.schema'
import { leadInput } from '@app/domain/lead/lead.schema'
import { isPhoneNumber } from '@app/domain/phone/server-phone-check'
import { referralInput } from '@app/domain/referral/referral.schema'
import { type LeadSource, leadSources } from '@app/domain/source/lead-source'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sourceSecrets } from '../leads/send-signed'
import { createFreshDatabase, type FreshDatabase } from '../support/fresh-database'
import { newIpAddress } from '../support/running-intake'
import { complaintFields, leadBody, leadFields, referralBody } from '../support/submissions'
import { hostileBody, hostileText } from './support/hostile-values'
import { CASES, LONG_TEST_MS, SEED } from './support/length'
import { startUnlimitedIntake, type UnlimitedIntake } from './support/unlimited-intake'

const TIMEOUT_MS = 10_000
const CONCURRENT_REQUESTS = 8
const MAY_GROW_MB = 120

let database: FreshDatabase
let intake: UnlimitedIntake
/** Counts of response statuses by endpoint. */
const statuses = new Map<string, Map<number, number>>()

beforeAll(async () => {
  database = await createFreshDatabase()
  intake = await startUnlimitedIntake(database.url)
})
afterAll(async () => {
  for (const [endpoint, statusCounts] of statuses) console.log(endpoint, Object.fromEntries(statusCounts))
  await intake?.stop()
  await database?.remove()
})

type Request = { path: string; method?: string; headers?: Record<string, string>; body?: BodyInit }

async function send({ path, method = 'POST', headers = {}, body }: Request): Promise<{ status: number; text: string }> {
  const response = await fetch(intake.url + path, {
    method,
    headers: { 'x-forwarded-for': newIpAddress(), ...headers },
    ...(body === undefined ? {} : { body }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  return { status: response.status, text: await response.text() }
}

/**
 * Sends one request per case, several of them concurrently. Fails on a status of 500 or more, and if the intake exits.
 */
async function attack<Case>(name: string, cases: fc.Arbitrary<Case>, sendCase: (value: Case) => Promise<number>) {
  const statusCounts = new Map<number, number>()
  statuses.set(name, statusCounts)
  const batch = fc.array(cases, { minLength: CONCURRENT_REQUESTS, maxLength: CONCURRENT_REQUESTS })
  const property = fc.asyncProperty(batch, async (values) => {
    const answers = await Promise.all(values.map(sendCase))
    for (const status of answers) statusCounts.set(status, (statusCounts.get(status) ?? 0) + 1)
    expect(answers.filter((status) => status >= 500)).toEqual([])
  })
  await fc.assert(property, { numRuns: Math.ceil(CASES / CONCURRENT_REQUESTS), endOnFailure: false, ...SEED })
  expect(intake.child.exitCode, 'the intake still runs').toBeNull()
}

const jsonHeaders = () => ({ 'content-type': 'application/json', 'idempotency-key': randomUUID() })
const referenceOf = (text: string) => (JSON.parse(text) as { reference: string }).reference
/** Returns whether the hidden field is filled in. The intake then responds with a receipt but stores nothing. */
const isSpam = (body: unknown) => {
  const hiddenField = (body as { website?: unknown } | null)?.website
  return typeof hiddenField === 'string' && hiddenField.trim() !== ''
}
const rules = { isPhoneNumber, today: () => '2026-01-01' }

describe('the intake under random input', { timeout: LONG_TEST_MS }, () => {
  test('never responds with a server error to leads as JSON, and stores what the schema parses', async () => {
    const schema = leadInput({ ...rules, today: () => new Date(Date.now() - 5 * 3_600_000).toISOString().slice(0, 10) })
    const acceptedForms: { reference: string; input: ReturnType<typeof schema.parse> }[] = []
    await attack('leads', hostileBody(leadBody({ message: 'Hola.\n¿Tienen mapa?' })), async (body) => {
      const { status, text } = await send({ path: '/api/leads', headers: jsonHeaders(), body: JSON.stringify(body) })
      if (status === 201 && !isSpam(body))
        acceptedForms.push({ reference: referenceOf(text), input: schema.parse(body) })
      return status
    })
    const { rows } = await database.pool.query(
      'select reference, first_name, last_name, email, phone, document, message, referrer, utm_source from leads',
    )
    const storedRows = new Map(rows.map((row) => [row.reference, row]))
    for (const { reference, input } of acceptedForms) {
      expect(storedRows.get(reference)).toEqual({
        reference,
        first_name: input.firstName,
        last_name: input.lastName,
        email: input.email,
        phone: input.phone,
        document: input.document ?? null,
        message: input.message ?? null,
        referrer: input.attribution?.referrer ?? null,
        utm_source: input.attribution?.utmSource ?? null,
      })
    }
    expect(acceptedForms.length).toBeGreaterThan(0)
  })

  test('never responds with a server error to referrals as JSON, and stores what the schema parses', async () => {
    const schema = referralInput(rules)
    const acceptedForms: { reference: string; persons: string[] }[] = []
    await attack('referrals', hostileBody(referralBody()), async (body) => {
      const { status, text } = await send({
        path: '/api/referrals',
        headers: jsonHeaders(),
        body: JSON.stringify(body),
      })
      if (status === 201 && !isSpam(body)) {
        const persons = schema.parse(body).referred.map(({ firstName, lastName }) => `${firstName}|${lastName}`)
        acceptedForms.push({ reference: referenceOf(text), persons })
      }
      return status
    })
    const { rows } = await database.pool.query<{ reference: string; persons: string[] }>(
      `select r.reference, json_agg(p.first_name || '|' || p.last_name order by p.position) as persons
       from referrals r join referred_persons p on p.referral_id = r.id group by r.reference`,
    )
    const storedRows = new Map(rows.map(({ reference, persons }) => [reference, persons]))
    for (const { reference, persons } of acceptedForms) expect(storedRows.get(reference) ?? []).toEqual(persons)
  })

  test('never responds with a server error to complaints as multipart forms, and stores what the schema parses', async () => {
    const schema = complaintInput(rules)
    const acceptedForms: { reference: string; input: Record<string, unknown> }[] = []
    const textFields = ['address', 'goodDescription', 'detail', 'request'] as const
    const changes = fc.dictionary(
      fc.oneof(fc.constantFrom(...Object.keys(complaintFields())), hostileText),
      hostileText,
      { maxKeys: 4 },
    )
    await attack('complaints', changes, async (changed) => {
      const form = new FormData()
      const fields: Record<string, string> = { ...complaintFields(), ...changed }
      for (const [name, value] of Object.entries(fields)) form.append(name, value)
      const headers = { 'idempotency-key': randomUUID() }
      const { status, text } = await send({ path: '/api/complaints', headers, body: form })
      if (status === 201) {
        const sample = { ...complaintFields(), ...changed }
        const input = Object.fromEntries(
          textFields.map((name) => {
            // A browser sends line breaks of a form as CR LF and lone surrogates as U+FFFD.
            const sentValue = (sample[name] ?? '').toWellFormed().replace(/\r\n|\r|\n/g, '\r\n')
            return [name, partOf(schema, name, sentValue)]
          }),
        )
        acceptedForms.push({ reference: referenceOf(text), input })
      }
      return status
    })
    const { rows } = await database.pool.query(
      'select reference, address, good_description as "goodDescription", detail, request from complaints',
    )
    const storedRows = new Map(rows.map(({ reference, ...row }) => [reference, row]))
    for (const { reference, input } of acceptedForms) expect(storedRows.get(reference)).toEqual(input)
    expect(acceptedForms.length).toBeGreaterThan(0)
  })

  test('never responds with a server error to forms without JavaScript', async () => {
    const changes = fc.dictionary(
      fc.oneof(fc.constantFrom(...Object.keys(leadFields()), 'appointment.date', 'referred.0.firstName'), hostileText),
      hostileText,
      { maxKeys: 5 },
    )
    await attack('plain forms', changes, async (changed) => {
      const body = new URLSearchParams({ ...leadFields(), ...changed })
      return (await send({ path: '/api/leads', body })).status
    })
  })

  test('never responds with a server error to look-ups of complaints', async () => {
    const base = { number: '1-2026', code: 'SM-2222-2222', email: 'maria@example.test', locale: 'es' }
    await attack('status', hostileBody(base), async (body) => {
      const request = { path: '/api/complaints/status', headers: jsonHeaders(), body: JSON.stringify(body) }
      return (await send(request)).status
    })
  })

  test.each(leadSources)(
    'never responds with a server error to signed bodies of %s, and stores each id once',
    async (source) => {
      const sent: Record<LeadSource, Record<string, unknown>> = {
        meta: {
          object: 'page',
          entry: [{ id: '1', changes: [{ field: 'leadgen', value: { leadgen_id: '1', form_id: '2' } }] }],
        },
        portal: {
          originLeadId: 'a',
          clientListingId: 'b',
          name: 'Ana Rojas',
          phoneNumber: '900000313',
          message: 'Hola',
        },
        generic: { id: 'a', form: 'b', name: 'Ana Rojas', phone: '900000313', accepts: { news: true } },
        whatsapp: {
          object: 'whatsapp_business_account',
          entry: [
            {
              id: '1',
              changes: [
                {
                  field: 'messages',
                  value: {
                    metadata: { phone_number_id: '2' },
                    contacts: [{ wa_id: '51900000321', profile: { name: 'Ana Rojas' } }],
                    messages: [
                      { from: '51900000321', id: 'a', timestamp: '1792000000', type: 'text', text: { body: 'Hola' } },
                    ],
                    statuses: [{ id: 'b', status: 'read', timestamp: '1792000000' }],
                  },
                },
              ],
            },
          ],
        },
      }
      const cases = fc.oneof(
        hostileBody(sent[source]).map((body) => Buffer.from(JSON.stringify(body) ?? '')),
        fc.uint8Array({ maxLength: 400 }).map((bytes) => Buffer.from(bytes)),
        hostileText.map((text) => Buffer.from(text)),
      )
      await attack(`sources/${source}`, cases, async (body) => {
        const signature = createHmac('sha256', sourceSecrets[source]).update(body).digest('hex')
        const headers = { 'content-type': 'application/json', 'x-hub-signature-256': `sha256=${signature}` }
        return (await send({ path: `/api/sources/${source}`, headers, body: Uint8Array.from(body) })).status
      })
      const { rows } = await database.pool.query<{ state: string; count: number; ids: number }>(
        `select state::text, count(*)::int as count, count(distinct event_id)::int as ids from source_events
       where source::text = $1 group by state order by state desc`,
        [source],
      )
      expect(rows.map(({ state }) => state)).toEqual(['waiting', 'parked'])
      expect(rows.every(({ count, ids }) => count === ids)).toBe(true)
    },
  )

  test('never responds with a server error to bodies that contradict their headers', async () => {
    const types = [
      'application/json',
      'application/x-www-form-urlencoded',
      'multipart/form-data',
      'multipart/form-data; boundary=',
      'multipart/form-data; boundary=x',
      'text/plain',
      'application/json; charset=utf-16',
      '',
      ',',
    ]
    const paths = [
      'leads',
      'referrals',
      'complaints',
      'complaints/status',
      'challenge',
      'complaints/next-number',
      'sources/meta',
      'sources/generic',
      'x',
    ]
    const cases = fc.record({
      path: fc.constantFrom(...paths),
      method: fc.constantFrom('POST', 'POST', 'POST', 'GET', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'),
      type: fc.constantFrom(...types),
      key: fc.oneof(fc.constantFrom('', 'x', randomUUID(), '\t'), fc.stringMatching(/^[!-~]{0,60}$/)),
      referer: fc.stringMatching(/^[!-~]{0,80}$/),
      hasKey: fc.boolean(),
      body: fc.oneof(
        fc.uint8Array({ maxLength: 400 }).map((bytes) => Uint8Array.from(bytes)),
        fc.constantFrom(
          '--x\r\n',
          '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1',
          '{',
          '[]',
          'null',
          '"a"',
        ),
      ),
    })
    await attack('raw', cases, async ({ path, method, type, key, referer, hasKey, body }) => {
      const headers = { 'content-type': type, referer, ...(hasKey ? { 'idempotency-key': key } : {}) }
      const isBare = method === 'GET' || method === 'OPTIONS'
      return (await send({ path: `/api/${path}`, method, headers, ...(isBare ? {} : { body }) })).status
    })
  })
})

test('the memory of the intake stays nearly the same after another round of leads', {
  timeout: LONG_TEST_MS,
}, async () => {
  const before = intake.residentMegabytes()
  await attack('leads again', hostileBody(leadBody()), async (body) => {
    return (await send({ path: '/api/leads', headers: jsonHeaders(), body: JSON.stringify(body) })).status
  })
  const after = intake.residentMegabytes()
  console.log(`resident: ${before.toFixed(0)} MB, then ${after.toFixed(0)} MB`)
  expect(after - before).toBeLessThan(MAY_GROW_MB)
})

test('the CPU time of an upload grows at most linearly with the size of the file', {
  timeout: LONG_TEST_MS,
}, async () => {
  const [SMALL, LARGE] = [512 * 1024, 4 * 1024 * 1024]
  const upload = async (bytes: Uint8Array<ArrayBuffer>): Promise<number> => {
    const form = new FormData()
    for (const [name, value] of Object.entries(complaintFields())) form.append(name, value)
    form.append('attachment', new Blob([bytes]), 'a.pdf')
    const before = intake.cpuMs()
    const { status } = await send({ path: '/api/complaints', headers: { 'idempotency-key': randomUUID() }, body: form })
    expect(status).toBeLessThan(500)
    return intake.cpuMs() - before
  }
  const starts = ['%PDF-1.7\n1 0 obj<<', 'PK\x03\x04word/document.xml', '\xff\xd8\xff', '\x89PNG\r\n\x1a\n', '']
  const hostileWords = [
    'stream\n',
    'endstream',
    ' obj',
    '#41',
    '/ObjStm',
    'PK\x01\x02',
    'PK\x03\x04',
    '/embeddings/',
    '\r\n--',
    '\xff\xe0',
  ]
  const shape = fc.record({
    start: fc.constantFrom(...starts),
    repeated: fc.array(fc.oneof(fc.constantFrom(...hostileWords), fc.string({ maxLength: 8 })), {
      minLength: 1,
      maxLength: 6,
    }),
  })
  const property = fc.asyncProperty(shape, async ({ start, repeated }) => {
    const piece = repeated.join('') || '\0'
    const ofSize = (size: number) => {
      const bytes = Buffer.alloc(size, piece, 'latin1')
      bytes.write(start, 'latin1')
      return Uint8Array.from(bytes)
    }
    const small = await upload(ofSize(SMALL))
    const large = await upload(ofSize(LARGE))
    // The limit is twice the time of a linear algorithm, plus 200 ms for garbage collection.
    expect(large).toBeLessThan((2 * small * LARGE) / SMALL + 200)
  })
  await fc.assert(property, { numRuns: Math.ceil(CASES / 40), endOnFailure: true, ...SEED })
})

/** Returns one field as the schema parses it. */
function partOf(schema: ReturnType<typeof complaintInput>, name: string, value: string): unknown {
  const {
    startedAt: _,
    'consentVersions.terms': terms,
    'consentVersions.complaintNotice': notice,
    ...fields
  } = complaintFields()
  const parsed = schema.parse({
    ...fields,
    isMinor: false,
    notifyByEmail: true,
    acceptsTerms: true,
    consentVersions: { terms, complaintNotice: notice },
    [name]: value,
  })
  return (parsed as Record<string, unknown>)[name]
}
