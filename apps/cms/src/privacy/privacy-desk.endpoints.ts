import { createPrivateStore } from '@sillar/platform/storage/create-store'
import type { Endpoint, PayloadRequest } from 'payload'
import { languageOf } from '../panel/navigation/pages-of-role'
import type { Action } from '../platform/access/access-table'
import { may } from '../platform/access/apply-access'
import { payloadPool } from '../platform/database/payload-pool'
import { cmsEnv } from '../platform/env'
import { changeRequest, type RequestChange } from './change-request'
import { collectPerson } from './collect-person'
import { erasePerson } from './erase-person'
import { exportPage } from './export-page'
import { findPerson, type PersonKeys } from './find-person'
import { recordPrivacy } from './record-privacy'
import { toolsOf } from './views/shown-records'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const recordName =
  /^(leads|referrals|referred_persons|complaints|complaint_notes|privacy_requests|lead_events|referral_events|inbox_views|payload_preferences):[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const MOST_RECORDS = 500
const MAX_OUTCOME = 4000

const answer = (status: number, error: string) => Response.json({ error }, { status })

type Body = Record<string, unknown>

function post(path: string, action: Action, handler: (req: PayloadRequest, body: Body) => Promise<Response>): Endpoint {
  return {
    path,
    method: 'post',
    handler: async (req) => {
      if (!may(req.user, action)) return answer(403, 'Not for this account.')
      return handler(req, await bodyOf(req))
    },
  }
}

/** JSON of the panel, or a plain form: a file is saved without a script. */
async function bodyOf(req: PayloadRequest): Promise<Body> {
  if (!req.headers.get('content-type')?.includes('form-urlencoded'))
    return ((await req.json?.().catch(() => ({}))) ?? {}) as Body
  const fields = new URLSearchParams(await req.text?.())
  return { records: fields.getAll('records'), request: fields.get('request') || undefined }
}

/** Which records, and the request they are asked for; nothing when it makes no sense. */
function readAsked({ records, request }: Body): { records: string[]; request: string | undefined } | undefined {
  const names = Array.isArray(records) ? [...new Set(records.map(String))] : []
  const isKnown = names.length > 0 && names.length <= MOST_RECORDS && names.every((name) => recordName.test(name))
  const isAsked = request === undefined || request === null || uuid.test(String(request))
  return isKnown && isAsked ? { records: names, request: request ? String(request) : undefined } : undefined
}

const change = post('/privacy/requests/:id/changes', 'handle privacy requests', async (req, body) => {
  const id = String(req.routeParams?.id)
  const outcome = typeof body.outcome === 'string' ? body.outcome.trim().slice(0, MAX_OUTCOME) : ''
  const asked: RequestChange | undefined =
    body.kind === 'take'
      ? { kind: 'take' }
      : body.kind === 'close' && outcome !== ''
        ? { kind: 'close', outcome }
        : undefined
  if (!asked || !uuid.test(id)) return answer(400, 'Which request, and what?')
  const isDone = await changeRequest(payloadPool(req.payload), id, asked, String(req.user?.id))
  if (!isDone) return answer(409, 'It is closed, or there is no such request.')
  await recordPrivacy(req, 'changed', `privacy_requests:${id}`, { reason: asked.kind })
  return Response.json({ done: asked.kind })
})

const MAX_KEY = 254

/** The log says that somebody searched and how much was found, not what was typed. */
const search = post('/privacy/search', 'handle privacy requests', async (req, body) => {
  const typed = (name: string) => {
    const value = body[name]
    return typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, MAX_KEY) : undefined
  }
  const keys: PersonKeys = { email: typed('email'), phone: typed('phone'), document: typed('document') }
  if (!Object.values(keys).some(Boolean)) return answer(400, 'Search by e-mail, phone or document.')
  const person = await findPerson(payloadPool(req.payload), keys)
  await recordPrivacy(req, 'searched', 'person', { count: person.own.length + person.others.length })
  return Response.json(toolsOf(person, languageOf(req.i18n)), { headers: { 'cache-control': 'no-store' } })
})

const save = post('/privacy/export', 'export the data of a person', async (req, body) => {
  const asked = readAsked(body)
  if (!asked) return answer(400, 'Whose data?')
  // Written down before the first byte leaves.
  await recordPrivacy(req, 'exported', asked.records, { request: asked.request })
  const person = await collectPerson(payloadPool(req.payload), asked.records, (key) =>
    createPrivateStore(cmsEnv()).get(key),
  )
  const today = new Date().toISOString().slice(0, 10)
  return new Response(exportPage(person, languageOf(req.i18n), new Date()), {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-disposition': `attachment; filename="datos-personales-${today}.html"`,
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox allow-downloads",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    },
  })
})

/** `hasRead`: whoever erases says that they have read what goes and what stays. */
const erase = post('/privacy/erase', 'erase the data of a person', async (req, body) => {
  const asked = readAsked(body)
  if (!asked || body.hasRead !== true) return answer(400, 'Which records?')
  const results = await erasePerson(payloadPool(req.payload), { ...asked, actor: String(req.user?.id) })
  return Response.json({ results })
})

export const privacyDeskEndpoints: Endpoint[] = [change, search, save, erase]
