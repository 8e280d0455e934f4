// Tests that the intake needs at most 200 ms more CPU time for any upload than for a harmless file of the same size.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createFreshDatabase, type FreshDatabase } from '../support/fresh-database'
import { newIpAddress } from '../support/running-intake'
import { pdf } from '../support/sample-files'
import { complaintFields } from '../support/submissions'
import { isShortForm } from './support/length'
import { slowBodies } from './support/slow-files'
import { startUnlimitedIntake, type UnlimitedIntake } from './support/unlimited-intake'

const LIMIT_MS = 200
const LIMIT = 5 * 1024 * 1024

let database: FreshDatabase
let intake: UnlimitedIntake

beforeAll(async () => {
  database = await createFreshDatabase()
  intake = await startUnlimitedIntake(database.url)
  await postTimed(bodyOf({ fields: complaintFields(), bytes: pdf, name: 'a.pdf' }))
})
afterAll(async () => {
  await intake?.stop()
  await database?.remove()
})

type RequestBody = { body: Buffer; type: string }
const BOUNDARY = 'the-boundary'

function bodyOf({
  fields,
  bytes,
  name,
}: {
  fields: Record<string, string>
  bytes: Uint8Array
  name: string
}): RequestBody {
  const parts = Object.entries(fields).map(([field, value]) =>
    Buffer.from(`--${BOUNDARY}\r\ncontent-disposition: form-data; name="${field}"\r\n\r\n${value}\r\n`),
  )
  const file = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="attachment"; filename="${name}"\r\n\r\n`
  const body = Buffer.concat([...parts, Buffer.from(file), bytes, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)])
  return { body, type: `multipart/form-data; boundary=${BOUNDARY}` }
}

type Answer = { status: number; ms: number }

async function postTimed({ body, type }: RequestBody): Promise<Answer> {
  const started = performance.now()
  const response = await fetch(`${intake.url}/api/complaints`, {
    method: 'POST',
    headers: { 'content-type': type, 'idempotency-key': randomUUID(), 'x-forwarded-for': newIpAddress() },
    body: Uint8Array.from(body),
    signal: AbortSignal.timeout(50_000),
  })
  await response.text()
  return { status: response.status, ms: performance.now() - started }
}

type Measurement = Answer & { slowest: number; cpu: number }

/**
 * Sends a body while health requests run. Returns the status and time of the response, the slowest health request and
 * the CPU time of the intake.
 */
async function measure(requestBody: RequestBody): Promise<Measurement> {
  let isDone = false
  let slowest = 0
  const before = intake.cpuMs()
  const healthRequests = (async () => {
    do {
      const started = performance.now()
      await (await fetch(`${intake.url}/api/health`)).text()
      slowest = Math.max(slowest, performance.now() - started)
    } while (!isDone)
  })()
  const answer = await postTimed(requestBody).finally(() => {
    isDone = true
  })
  await healthRequests
  return { ...answer, slowest, cpu: intake.cpuMs() - before }
}

/** Returns the lowest times of three runs, because a busy machine can make a single run slow. */
async function measureBest(requestBody: RequestBody): Promise<Measurement> {
  const measurements = [await measure(requestBody), await measure(requestBody), await measure(requestBody)]
  const lowest = (of: (turn: Measurement) => number) => Math.min(...measurements.map(of))
  const status = measurements[0]?.status ?? 0
  return { status, ms: lowest(({ ms }) => ms), slowest: lowest((turn) => turn.slowest), cpu: lowest(({ cpu }) => cpu) }
}

const harmless = Uint8Array.from(Buffer.concat([pdf, Buffer.alloc(LIMIT - pdf.length)]))

/**
 * Expects one of the statuses, and at most 200 ms more CPU time than for a harmless file of the same size. Wall-clock
 * time is checked only in the long form, because other CI steps run beside the short form.
 */
async function expectFastResponse(requestBody: RequestBody, statuses: number[]) {
  const usual = await measureBest(bodyOf({ fields: complaintFields(), bytes: harmless, name: 'a.pdf' }))
  const answer = await measureBest(requestBody)
  const format = ({ status, ms, slowest, cpu }: Measurement) =>
    `${status} in ${ms.toFixed(0)} ms, others ${slowest.toFixed(0)} ms, CPU ${cpu.toFixed(0)} ms`
  console.log(`${format(answer)}; harmless: ${format(usual)}`)
  expect(statuses).toContain(answer.status)
  expect(answer.cpu).toBeLessThan(LIMIT_MS + usual.cpu)
  if (isShortForm) return
  expect(answer.ms).toBeLessThan(LIMIT_MS)
  expect(answer.slowest).toBeLessThan(LIMIT_MS)
}

test.each(slowBodies)('a complaint with %s as its file gets a response in time', async (_, bytes) => {
  await expectFastResponse(bodyOf({ fields: complaintFields(), bytes, name: 'a.pdf' }), [201, 422])
})

test.each(slowBodies)('a complaint with %s as its file and no fields gets a response in time', async (_, bytes) => {
  await expectFastResponse(bodyOf({ fields: {}, bytes, name: 'a.pdf' }), [422])
})

const part = (head: string, content: string) => Buffer.from(`--${BOUNDARY}\r\n${head}\r\n\r\n${content}\r\n`)
const repeatToLimit = (piece: Buffer) => Buffer.alloc(LIMIT, piece)
const multipart = `multipart/form-data; boundary=${BOUNDARY}`

test.each<[string, RequestBody]>([
  [
    'thousands of parts',
    { body: repeatToLimit(part('content-disposition: form-data; name="a"', 'x')), type: multipart },
  ],
  ['boundaries', { body: repeatToLimit(Buffer.from(`\r\n--${BOUNDARY}`)), type: multipart }],
  ['almost correct boundaries', { body: repeatToLimit(Buffer.from('\r\n--the-boundarx')), type: multipart }],
  [
    'one endless header',
    { body: Buffer.concat([Buffer.from(`--${BOUNDARY}\r\n`), repeatToLimit(Buffer.from('a: b; '))]), type: multipart },
  ],
  [
    'a file name of megabytes',
    {
      body: Buffer.concat([
        Buffer.from(`--${BOUNDARY}\r\ncontent-disposition: form-data; name="attachment"; filename="`),
        repeatToLimit(Buffer.from('a\\"')),
      ]),
      type: multipart,
    },
  ],
  ['line ends', { body: repeatToLimit(Buffer.from('\r\n')), type: multipart }],
])('a body of 5 MB of %s gets a response in time', async (_, requestBody) => {
  await expectFastResponse(requestBody, [400, 413, 422])
})

test('the response time grows at most linearly with the size of the file', async () => {
  const measureFastest = async (size: number) => {
    const bytes = (slowBodies[1]?.[1] ?? pdf).slice(0, size)
    const times: number[] = []
    for (let turn = 0; turn < 5; turn += 1)
      times.push((await postTimed(bodyOf({ fields: complaintFields(), bytes, name: 'a.pdf' }))).ms)
    return Math.min(...times)
  }
  const [small, large] = [await measureFastest(LIMIT / 8), await measureFastest(LIMIT)]
  console.log(`${small.toFixed(0)} ms for an eighth, ${large.toFixed(0)} ms for the whole`)
  // The large file is eight times as large, so a linear algorithm takes at most eight times as long, plus some noise.
  expect(large).toBeLessThan(small * 8 + LIMIT_MS)
})
