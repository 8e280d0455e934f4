import { expect, test } from 'vitest'
import { type Submission, sendForm } from './send-form'

const submission: Submission = { key: 'key-1', endpoint: '/api/leads', payload: { json: '{"firstName":"Lucía"}' } }

const answering =
  (status: number, body: unknown, headers: Record<string, string> = {}): typeof fetch =>
  async () =>
    new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers })

test('returns the reference of an accepted form', async () => {
  const outcome = await sendForm(submission, answering(201, { reference: 'SM-7K4Q-2D' }))
  expect(outcome).toEqual({ kind: 'accepted', reference: 'SM-7K4Q-2D', answer: { reference: 'SM-7K4Q-2D' } })
})

test('sends key and body unchanged', async () => {
  let seen: Request | undefined
  await sendForm(submission, async (input, init) => {
    seen = new Request(`http://site.test${input}`, init)
    return Response.json({ reference: 'SM-7K4Q-2D' }, { status: 201 })
  })
  expect(seen?.method).toBe('POST')
  expect(seen?.headers.get('idempotency-key')).toBe('key-1')
  expect(await seen?.json()).toEqual({ firstName: 'Lucía' })
})

test('sends parts as multipart with their file', async () => {
  const file = new File(['hoja'], 'hoja.pdf', { type: 'application/pdf' })
  let sent = new FormData()
  await sendForm(
    {
      ...submission,
      payload: {
        parts: [
          ['detail', 'x'],
          ['attachment', file],
        ],
      },
    },
    async (_, init) => {
      sent = init?.body as FormData
      return Response.json({ reference: 'N° 1' }, { status: 201 })
    },
  )
  expect(sent.get('detail')).toBe('x')
  expect((sent.get('attachment') as File).name).toBe('hoja.pdf')
})

test.each([
  [
    'errors of fields',
    answering(422, { errors: [{ path: 'email', message: 'lead.email.invalid' }, 7] }),
    { kind: 'invalid', errors: [{ path: 'email', message: 'lead.email.invalid' }] },
  ],
  ['the same key with another body', answering(409, {}), { kind: 'conflict' }],
  [
    'too many, with Retry-After',
    answering(429, '', { 'retry-after': '41' }),
    { kind: 'too-many', retryAfterSeconds: 41 },
  ],
  ['too many, without Retry-After', answering(429, ''), { kind: 'too-many', retryAfterSeconds: 60 }],
  ['an unreachable database', answering(503, '<html>'), { kind: 'unavailable' }],
  ['a server error', answering(500, { errors: [] }), { kind: 'failed' }],
  ['a success without a reference', answering(200, '<html>captive portal</html>'), { kind: 'unavailable' }],
  ['an unreadable 422', answering(422, 'no'), { kind: 'unavailable' }],
] as const)('maps %s to its outcome', async (_, fetcher, outcome) => {
  expect(await sendForm(submission, fetcher)).toEqual(outcome)
})

test('reports a broken connection as offline, even if the browser claims to be online', async () => {
  const broken: typeof fetch = async () => {
    throw new TypeError('Failed to fetch')
  }
  expect(await sendForm(submission, broken)).toEqual({ kind: 'offline' })
})
