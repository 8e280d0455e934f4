import type { PayloadRequest } from 'payload'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { idParams } from '../database/record-id.schema'
import { staffEndpoint } from './staff-endpoint'

const id = '0f0e0d0c-0b0a-4908-8706-050403020100'
const session = { id: 'session', createdAt: new Date(), secondFactorAt: new Date() }
const salesUser = {
  id: 7,
  name: 'Luis',
  email: 'luis@example.com',
  role: 'sales',
  sessions: [session],
  _sid: 'session',
}

const endpoint = staffEndpoint({
  path: '/leads/:id/steps',
  permission: 'work on leads',
  params: idParams,
  query: z.object({ day: z.iso.date().optional() }),
  body: z.object({ text: z.string().trim().min(1), labels: z.union([z.string(), z.array(z.string())]).optional() }),
  handle: ({ req: _, ...call }) => Response.json(call),
})

type CallOptions = {
  user?: object | null
  routeParams?: object
  query?: object
  type?: string
  body?: string
}

async function callEndpoint({
  user = salesUser,
  routeParams = { id },
  query = {},
  type = 'application/json',
  body = '',
}: CallOptions) {
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

const validBody = JSON.stringify({ text: ' Call ' })
const errorBody = (message: string) => ({ errors: [{ message }] })
const staff = { id: '7', name: 'Luis', email: 'luis@example.com' }

test('passes the user and the parsed input to the handler', async () => {
  expect(await callEndpoint({ body: validBody, query: { day: '2026-11-17' } })).toEqual([
    200,
    { staff, params: { id }, query: { day: '2026-11-17' }, body: { text: 'Call' } },
  ])
})

test('parses a URL-encoded form as the body', async () => {
  const [status, responseBody] = await callEndpoint({
    type: 'application/x-www-form-urlencoded',
    body: 'text=Call&labels=a&labels=b',
  })
  expect([status, responseBody.body]).toEqual([200, { text: 'Call', labels: ['a', 'b'] }])
})

test.each([
  [
    'application/json',
    '{"text":"a\\u0000b\\ud800","labels":["\\u0000"]}',
    { text: 'a\ufffdb\ufffd', labels: ['\ufffd'] },
  ],
  ['application/x-www-form-urlencoded', 'text=a%00b', { text: 'a\ufffdb' }],
])('replaces characters that PostgreSQL rejects in a body of %s', async (type, body, expectedBody) => {
  const [status, responseBody] = await callEndpoint({ type, body })
  expect([status, responseBody.body]).toEqual([200, expectedBody])
})

const forbidden = [403, errorBody('error:notAllowedToPerformAction')]
const notFound = [404, errorBody('general:notFound')]

test.each<[string, CallOptions, unknown]>([
  ['a request without a user', { user: null, body: validBody }, forbidden],
  ['a role without the permission', { user: { ...salesUser, role: 'marketing' }, body: validBody }, forbidden],
  [
    'a session without the second factor',
    { user: { ...salesUser, sessions: [{ ...session, secondFactorAt: null }] } },
    forbidden,
  ],
  ['an invalid id before it reads the body', { routeParams: { id: 'x' } }, notFound],
  ['an id in capitals', { routeParams: { id: id.toUpperCase() }, body: validBody }, notFound],
  [
    'an invalid query',
    { query: { day: 'today' }, body: validBody },
    [400, errorBody('error:followingFieldsInvalid 1 day')],
  ],
  ['a body that is not JSON', { body: '{' }, [400, errorBody('error:followingFieldsInvalid 1 text')]],
  ['a request without a body', {}, [400, errorBody('error:followingFieldsInvalid 1 text')]],
  [
    'several invalid fields',
    { body: JSON.stringify({ text: ' ', labels: [1] }) },
    [400, errorBody('error:followingFieldsInvalid 2 text, labels')],
  ],
])('rejects %s', async (_, options, response) => {
  expect(await callEndpoint(options)).toEqual(response)
})

test('does not read the body if the endpoint has no schema for it', async () => {
  const upload = staffEndpoint({
    path: '/files',
    permission: 'work on leads',
    handle: async ({ req, body }) => Response.json({ bytes: await req.text?.(), body }),
  })
  const request = Object.assign(new Request('http://cms/api', { method: 'POST', body: 'bytes' }), { user: salesUser })
  expect(await (await upload.handler(request as unknown as PayloadRequest)).json()).toEqual({ bytes: 'bytes' })
})
