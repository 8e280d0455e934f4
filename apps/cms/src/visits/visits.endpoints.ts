import { isVisitState } from '@sillar/domain/visit/visit-state'
import type { Endpoint } from 'payload'
import { may } from '../access/apply-access'
import { payloadPool } from '../database/payload-pool'
import { staffName } from '../publish/request-publish'
import { queueSender } from '../queue/queue-sender'
import { markVisit } from './change-visit'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const answer = (status: number, error: string) => Response.json({ error }, { status })

/** `{ visit, state }`. Not under `/visits`: those addresses belong to the collection. */
const mark: Endpoint = {
  path: '/visit-desk/state',
  method: 'post',
  handler: async (req) => {
    if (!may(req.user, 'mark visits')) return answer(403, 'Not for this account.')
    const body = ((await req.json?.().catch(() => ({}))) ?? {}) as Record<string, unknown>
    const visit = String(body.visit ?? '')
    if (!uuid.test(visit) || !isVisitState(body.state)) return answer(400, 'Which visit, and what?')
    const marked = { visit, to: body.state, by: staffName(req) ?? '', now: new Date() }
    const result = await markVisit(payloadPool(req.payload), await queueSender(), marked)
    if (result === 'unknown') return answer(404, 'No such visit.')
    if (result === 'refused') return answer(409, 'A visit cannot become that.')
    return Response.json({ done: true })
  },
}

export const visitsEndpoints: Endpoint[] = [mark]
