import { expect, test } from 'vitest'
import { type Submission, sendForm } from './send-form'

const submission: Submission = { key: 'key-1', endpoint: '/api/leads', payload: { json: '{"firstName":"Lucía"}' } }

const respondWith =
  (status: number, body: unknown, headers: Record<string, string> = {}): typeof fetch =>
  async () =>
    new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers })

test('returns the reference of an accepted form', async () => {
  const outcome = await sendForm(submission, respondWith(201, { reference: 'SM-7K4Q-2D' }))
  expect(outcome).toEqual({ kind: 'accepted', reference: 'SM-7K4Q-2D', answer: { reference: 'SM-7K4Q-2D' } })
})

test('sends the idempotency key and the body unchanged', async () => {
  let sentRequest: Request | undefined
  await sendForm(submission, async (input, init) => {
    sentRequest = new Request(`http://site.test${input}`, init)
    return Response.json({ reference: 'SM-7K4Q-2D' }, { status: 201 })
  })
  expect(sentRequest?.method).toBe('POST')
  expect(sentRequest?.headers.get('idempotency-key')).toBe('key-1')
  expect(await sentRequest?.json()).toEqual({ firstName: 'Lucía' })
})

test('sends a form with a file as multipart', async () => {
  const file = new File(['hoja'], 'hoja.pdf', { type: 'application/pdf' })
  let sentData = new FormData()
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
      sentData = init?.body as FormData
      return Response.json({ reference: 'N° 1' }, { status: 201 })
    },
  )
  expect(sentData.get('detail')).toBe('x')
  expect((sentData.get('attachment') as File).name).toBe('hoja.pdf')
})

test.each([
  [
    'field errors',
    respondWith(422, { errors: [{ path: 'email', message: 'lead.email.invalid' }, 7] }),
    { kind: 'invalid', errors: [{ path: 'email', message: 'lead.email.invalid' }] },
  ],
  ['an idempotency conflict', respondWith(409, {}), { kind: 'conflict' }],
  [
    'a rate limit with Retry-After',
    respondWith(429, '', { 'retry-after': '41' }),
    { kind: 'too-many', retryAfterSeconds: 41 },
  ],
  ['a rate limit without Retry-After', respondWith(429, ''), { kind: 'too-many', retryAfterSeconds: 60 }],
  ['an unreachable database', respondWith(503, '<html>'), { kind: 'unavailable' }],
  ['a server error', respondWith(500, { errors: [] }), { kind: 'failed' }],
  ['a success without a reference', respondWith(200, '<html>captive portal</html>'), { kind: 'unavailable' }],
  ['an unreadable 422', respondWith(422, 'no'), { kind: 'unavailable' }],
] as const)('returns the right outcome for %s', async (_, fetcher, outcome) => {
  expect(await sendForm(submission, fetcher)).toEqual(outcome)
})

test('reports a failed request as offline, even if the browser reports a connection', async () => {
  const offlineFetch: typeof fetch = async () => {
    throw new TypeError('Failed to fetch')
  }
  expect(await sendForm(submission, offlineFetch)).toEqual({ kind: 'offline' })
})
