import { isLeadState, isLostReason } from '@sillar/domain/lead/lead-state'
import type { Endpoint, PayloadRequest } from 'payload'
import { openQuery, searchEndpoint } from '../../panel/navigation/sealed-search'
import type { Action } from '../../platform/access/access-table'
import { may } from '../../platform/access/apply-access'
import { payloadPool } from '../../platform/database/payload-pool'
import { recordPrivacy } from '../../privacy/record-privacy'
import { staffName } from '../../publishing/releases/request-publish'
import { changeLead, type LeadChange } from './change-lead'
import { exportEndpoint } from './export-leads'
import { readFilter, writeFilter } from './lead-filter'
import { personTables } from './read-person'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const MOST_AT_ONCE = 200
const MAX_NOTE = 4000
const MAX_STEP = 200

const poolOf = (req: PayloadRequest) => payloadPool(req.payload)

const answer = (status: number, error: string) => Response.json({ error }, { status })

type Body = Record<string, unknown>
type Handler = (req: PayloadRequest, body: Body) => Promise<Response>

function post(path: string, action: Action, handler: Handler): Endpoint {
  return {
    path,
    method: 'post',
    handler: async (req) => {
      if (!may(req.user, action)) return answer(403, 'Not for this account.')
      return handler(req, ((await req.json?.().catch(() => ({}))) ?? {}) as Body)
    },
  }
}

const text = (value: unknown, most: number) =>
  typeof value === 'string' && value.trim() !== '' && value.trim().length <= most ? value.trim() : undefined

const moment = (value: unknown): Date | null | undefined => {
  if (value === null || value === undefined || value === '') return null
  const date = new Date(String(value))
  return Number.isNaN(date.getTime()) ? undefined : date
}

/** What was asked for, or nothing when it makes no sense. */
function readChange(body: Body): LeadChange | undefined {
  switch (body.kind) {
    case 'note': {
      const note = text(body.text, MAX_NOTE)
      return note ? { kind: 'note', text: note } : undefined
    }
    case 'state':
      if (!isLeadState(body.to)) return undefined
      return { kind: 'state', to: body.to, lostReason: isLostReason(body.lostReason) ? body.lostReason : undefined }
    case 'owner':
      if (body.to !== null && !uuid.test(String(body.to))) return undefined
      return { kind: 'owner', to: body.to === null ? null : String(body.to) }
    case 'next-step': {
      const [step, at] = [text(body.text, MAX_STEP), moment(body.at)]
      return step && at !== undefined ? { kind: 'next-step', text: step, at } : undefined
    }
    case 'next-step-done':
      return { kind: 'next-step-done' }
    case 'contact':
      if (body.channel !== 'call' && body.channel !== 'whatsapp' && body.channel !== 'mail') return undefined
      return { kind: 'contact', channel: body.channel }
    default:
      return undefined
  }
}

/** One change to one lead or to several at once. `{ leads: […], change: { kind, … } }` */
const change = post('/inbox/changes', 'work on leads', async (req, body) => {
  const asked = readChange((body.change ?? {}) as Body)
  const leads = Array.isArray(body.leads) ? body.leads.map(String) : []
  const isKnown = leads.length > 0 && leads.length <= MOST_AT_ONCE && leads.every((lead) => uuid.test(lead))
  if (!asked || !isKnown) return answer(400, 'Which leads, and what?')
  const results = []
  for (const lead of leads)
    results.push({ lead, result: await changeLead(poolOf(req), lead, asked, staffName(req) ?? '') })
  const changed = results.flatMap(({ lead, result }) => (result === 'done' ? [`leads:${lead}`] : []))
  await recordPrivacy(req, 'changed', changed, { reason: asked.kind })
  const done = results.filter(({ result }) => result === 'done').length
  return Response.json({ done, results }, { status: done > 0 ? 200 : 409 })
})

const recordName = new RegExp(`^(${personTables.join('|')}):[0-9a-f-]{36}$`)

const decide = post('/inbox/persons', 'work on leads', async (req, { one, other, verdict }) => {
  const isPair = [one, other].every((record) => recordName.test(String(record))) && one !== other
  if (!isPair || (verdict !== 'different' && verdict !== 'undecided')) return answer(400, 'Which two, and what?')
  await poolOf(req).query(
    `insert into person_decisions (one, other, verdict, by, created_at) values ($1, $2, $3, $4, clock_timestamp())`,
    [one, other, verdict, staffName(req)],
  )
  return Response.json({ verdict })
})

const MAX_QUERY = 1000

const plainQuery = (query: string) => writeFilter(readFilter(openQuery(parametersOf(query.slice(0, MAX_QUERY)))))

const parametersOf = (query: string): Record<string, string[]> => {
  const parameters = new URLSearchParams(query)
  return Object.fromEntries([...new Set(parameters.keys())].map((name) => [name, parameters.getAll(name)]))
}

const search = searchEndpoint({
  path: '/inbox/search',
  action: 'work on leads',
  page: '/admin/consultas',
  rewrite: (query) => writeFilter(readFilter(query)),
})

const saveView = post('/inbox/views', 'work on leads', async (req, { name, query, isShared }) => {
  const [called, asked] = [text(name, 60), typeof query === 'string' ? plainQuery(query) : undefined]
  if (!called || asked === undefined) return answer(400, 'A name, and what it shows.')
  await poolOf(req).query('insert into inbox_views (name, query, owner_id, is_shared) values ($1, $2, $3, $4)', [
    called,
    asked,
    req.user?.id,
    isShared === true,
  ])
  return Response.json({ name: called }, { status: 201 })
})

const removeView = post('/inbox/views/:id/remove', 'work on leads', async (req) => {
  const id = String(req.routeParams?.id)
  if (!uuid.test(id)) return answer(404, 'No such view.')
  const { rowCount } = await poolOf(req).query('delete from inbox_views where id = $1 and owner_id = $2', [
    id,
    req.user?.id,
  ])
  return rowCount ? Response.json({ removed: id }) : answer(404, 'No such view of yours.')
})

export const inboxEndpoints: Endpoint[] = [change, decide, search, saveView, removeView, exportEndpoint]
