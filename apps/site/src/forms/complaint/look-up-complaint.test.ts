import { expect, test } from 'vitest'
import { lookUpComplaint } from './look-up-complaint'

const lookup = { number: 'N° 000 000001-2026', code: 'SM-7K4F-Q2MX', email: 'lucia@correo.pe' }
const respondWith =
  (status: number, body: string): typeof fetch =>
  async () =>
    new Response(body, { status })

test('returns the status of a complaint that matches the look-up', async () => {
  const complaint = {
    number: 'N° 000 000001-2026',
    filedOn: '2026-11-15',
    dueOn: '2026-12-04',
    status: 'received',
    answer: null,
    answeredAt: null,
    files: [],
  }
  expect(await lookUpComplaint(lookup, respondWith(200, JSON.stringify(complaint)))).toEqual({
    kind: 'found',
    complaint,
  })
})

test('returns an error at the number field when no complaint matches', async () => {
  const body = JSON.stringify({ errors: [{ path: 'number', message: 'complaintStatus.notFound' }] })
  expect(await lookUpComplaint(lookup, respondWith(404, body))).toEqual({
    kind: 'rejected',
    errors: [{ name: 'number', key: 'complaintStatus.notFound' }],
  })
})

test.each([
  [429, '', 'too-many'],
  [503, '<html>', 'unavailable'],
  [200, 'null', 'unavailable'],
  [422, '{"errors":[]}', 'unavailable'],
])('treats a response with status %i and body "%s" as %s', async (status, body, kind) => {
  expect((await lookUpComplaint(lookup, respondWith(status, body))).kind).toBe(kind)
})

test('reports a lost connection as unavailable', async () => {
  const offlineFetch: typeof fetch = async () => {
    throw new TypeError('Failed to fetch')
  }
  expect(await lookUpComplaint(lookup, offlineFetch)).toEqual({ kind: 'unavailable' })
})
