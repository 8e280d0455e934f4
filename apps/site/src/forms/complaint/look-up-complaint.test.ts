import { expect, test } from 'vitest'
import { lookUpComplaint } from './look-up-complaint'

const lookup = { number: 'N° 000 000001-2026', code: 'SM-7K4F-Q2MX', email: 'lucia@correo.pe' }
const answering =
  (status: number, body: string): typeof fetch =>
  async () =>
    new Response(body, { status })

test('returns the state of a known complaint', async () => {
  const complaint = {
    number: 'N° 000 000001-2026',
    filedOn: '2026-11-15',
    dueOn: '2026-12-04',
    status: 'received',
    answer: null,
    answeredAt: null,
    files: [],
  }
  expect(await lookUpComplaint(lookup, answering(200, JSON.stringify(complaint)))).toEqual({ kind: 'found', complaint })
})

test('reports a wrong number or e-mail address at the number field', async () => {
  const body = JSON.stringify({ errors: [{ path: 'number', message: 'complaintStatus.notFound' }] })
  expect(await lookUpComplaint(lookup, answering(404, body))).toEqual({
    kind: 'refused',
    errors: [{ name: 'number', key: 'complaintStatus.notFound' }],
  })
})

test.each([
  [429, '', 'too-many'],
  [503, '<html>', 'unavailable'],
  [200, 'null', 'unavailable'],
  [422, '{"errors":[]}', 'unavailable'],
])('maps %i %s to %s', async (status, body, kind) => {
  expect((await lookUpComplaint(lookup, answering(status, body))).kind).toBe(kind)
})

test('reports a lost connection as unavailable', async () => {
  const broken: typeof fetch = async () => {
    throw new TypeError('Failed to fetch')
  }
  expect(await lookUpComplaint(lookup, broken)).toEqual({ kind: 'unavailable' })
})
