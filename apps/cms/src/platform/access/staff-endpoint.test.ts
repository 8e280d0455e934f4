import type { PayloadRequest } from 'payload'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { idParams } from '../database/record-id.schema'
import { staffEndpoint } from './staff-endpoint'

const id = '0f0e0d0c-0b0a-4908-8706-050403020100'
const session = { id: 'session', createdAt: new Date(), secondFactorAt: new Date() }
const sales = { id: 7, name: 'Luis', email: 'luis@example.com', role: 'sales', sessions: [session], _sid: 'session' }

const endpoint = staffEndpoint({
  path: '/leads/:id/steps',
  permission: 'work on leads',
  params: idParams,
  query: z.object({ day: z.iso.date().optional() }),
  body: z.object({ text: z.string().trim().min(1), labels: z.union([z.string(), z.array(z.string())]).optional() }),
  handle: ({ req: _, ...call }) => Response.json(call),
})

type Sent = {
  user?: object | null
  routeParams?: object
  query?: object
  type?: string
  body?: string
}

async function call({ user = sales, routeParams = { id }, query = {}, type = 'application/json', body = '' }: Sent) {
  const request = new Request('http://cms/api', { method: 'POST', headers: { 'content-type': type }, body })
  const parts = {
    user,
    routeParams,
    query,
    t: (key: string, { count } = { count: 0 }) => `${key} ${count || ''}`.trim(),
  }
  const response = await endpoint.handler(Object.assign(request, parts) as unknown as PayloadRequest)
  return [response.status, await response.json()]
}

const text = JSON.stringify({ text: ' Call ' })
const failed = (message: string) => ({ errors: [{ message }] })
const staff = { id: '7', name: 'Luis', email: 'luis@example.com' }

test('passes the user and the parsed input to the handler', async () => {
  expect(await call({ body: text, query: { day: '2026-11-17' } })).toEqual([
    200,
    { staff, params: { id }, query: { day: '2026-11-17' }, body: { text: 'Call' } },
  ])
})

test('reads a form like a query string', async () => {
  const [status, answer] = await call({
    type: 'application/x-www-form-urlencoded',
    body: 'text=Call&labels=a&labels=b',
  })
  expect([status, answer.body]).toEqual([200, { text: 'Call', labels: ['a', 'b'] }])
})

const forbidden = [403, failed('error:notAllowedToPerformAction')]
const notFound = [404, failed('general:notFound')]

test.each<[string, Sent, unknown]>([
  ['no user', { user: null, body: text }, forbidden],
  ['a role without the permission', { user: { ...sales, role: 'marketing' }, body: text }, forbidden],
  [
    'a session without the second factor',
    { user: { ...sales, sessions: [{ ...session, secondFactorAt: null }] } },
    forbidden,
  ],
  ['an invalid id, before the body', { routeParams: { id: 'x' } }, notFound],
  ['an id in capitals', { routeParams: { id: id.toUpperCase() }, body: text }, notFound],
  ['an invalid query', { query: { day: 'today' }, body: text }, [400, failed('error:followingFieldsInvalid 1 day')]],
  ['a body that is not JSON', { body: '{' }, [400, failed('error:followingFieldsInvalid 1 text')]],
  ['no body', {}, [400, failed('error:followingFieldsInvalid 1 text')]],
  [
    'several invalid fields',
    { body: JSON.stringify({ text: ' ', labels: [1] }) },
    [400, failed('error:followingFieldsInvalid 2 text, labels')],
  ],
])('rejects %s', async (_, sent, answer) => {
  expect(await call(sent)).toEqual(answer)
})

test('does not read the body for an endpoint without a schema', async () => {
  const upload = staffEndpoint({
    path: '/files',
    permission: 'work on leads',
    handle: async ({ req, body }) => Response.json({ bytes: await req.text?.(), body }),
  })
  const request = Object.assign(new Request('http://cms/api', { method: 'POST', body: 'bytes' }), { user: sales })
  expect(await (await upload.handler(request as unknown as PayloadRequest)).json()).toEqual({ bytes: 'bytes' })
})
