import { isLimaDate, limaDateOf } from '@sillar/domain/calendar/lima-date'
import { isLeadState, isLostReason } from '@sillar/domain/lead/lead-state'
import type { Endpoint, PayloadRequest } from 'payload'
import { searchEndpoint } from '../../panel/navigation/sealed-search'
import type { Action } from '../../platform/access/access-table'
import { may } from '../../platform/access/apply-access'
import { payloadPool } from '../../platform/database/payload-pool'
import { cmsEnv } from '../../platform/env'
import { recordPrivacy } from '../../privacy/record-privacy'
import { staffName } from '../../publishing/releases/request-publish'
import { changeReferral, type ReferralChange } from './change-referral'
import { invitePerson } from './invite-person'
import { moveReward, type RewardMove } from './move-reward'
import { proofEndpoints } from './proof.endpoints'
import { readReferralFilter, writeReferralFilter } from './referral-filter'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const MAX_NOTE = 4000
const MAX_PROOF = 120

type Body = Record<string, unknown>
type Handler = (req: PayloadRequest, id: string, body: Body) => Promise<Response>

const answer = (status: number, error: string) => Response.json({ error }, { status })

function post(path: string, action: Action, handler: Handler): Endpoint {
  return {
    path,
    method: 'post',
    handler: async (req) => {
      if (!may(req.user, action)) return answer(403, 'Not for this account.')
      const id = String(req.routeParams?.id)
      // Told as incomplete and not as unknown: whoever may ask is not refused.
      if (!uuid.test(id)) return answer(400, 'Which one?')
      return handler(req, id, ((await req.json?.().catch(() => ({}))) ?? {}) as Body)
    },
  }
}

const text = (value: unknown, most: number) =>
  typeof value === 'string' && value.trim() !== '' && value.trim().length <= most ? value.trim() : undefined

/** A day that has been: nobody buys or is paid tomorrow. */
const pastDay = (value: unknown) =>
  typeof value === 'string' && isLimaDate(value) && value <= limaDateOf(new Date()) ? value : undefined

function readChange(body: Body): ReferralChange | undefined {
  if (body.kind === 'note') {
    const note = text(body.text, MAX_NOTE)
    return note ? { kind: 'note', text: note } : undefined
  }
  if (body.kind === 'contact')
    return body.channel === 'call' || body.channel === 'whatsapp'
      ? { kind: 'contact', channel: body.channel }
      : undefined
  if (body.kind !== 'state' || !isLeadState(body.to)) return undefined
  const lostReason = isLostReason(body.lostReason) ? body.lostReason : undefined
  return { kind: 'state', to: body.to, lostReason, boughtOn: pastDay(body.boughtOn) }
}

function readMove(body: Body): RewardMove | undefined {
  if (body.step === 'approve')
    return typeof body.amountCents === 'number' ? { step: 'approve', amountCents: body.amountCents } : undefined
  const [paidOn, proof] = [pastDay(body.paidOn), text(body.proof, MAX_PROOF)]
  return body.step === 'pay' && paidOn && proof ? { step: 'pay', paidOn, proof } : undefined
}

const told = (result: string) => {
  if (result === 'done') return Response.json({ result })
  return Response.json({ result }, { status: result === 'unknown' ? 404 : 409 })
}

const change = post('/referral-desk/persons/:id', 'work on referrals', async (req, id, body) => {
  const asked = readChange(body)
  if (!asked) return answer(400, 'What is to change?')
  const result = await changeReferral(payloadPool(req.payload), id, asked, staffName(req) ?? '')
  if (result === 'done') await recordPrivacy(req, 'changed', `referred_persons:${id}`, { reason: asked.kind })
  return told(result)
})

const invite = post('/referral-desk/persons/:id/invitation', 'work on referrals', async (req, id) => {
  const publicUrl = cmsEnv().PUBLIC_URL
  if (!publicUrl) return answer(409, 'Nobody has said where the site is: PUBLIC_URL.')
  const invitation = await invitePerson(payloadPool(req.payload), id, { by: staffName(req) ?? '', publicUrl })
  return invitation ? Response.json(invitation) : answer(404, 'No such person.')
})

const move = post('/referral-desk/rewards/:id', 'approve and pay rewards', async (req, id, body) => {
  const asked = readMove(body)
  if (!asked) return answer(400, 'Approve which amount, or pay with which proof?')
  return told(await moveReward(payloadPool(req.payload), id, asked, staffName(req) ?? ''))
})

const search = searchEndpoint({
  path: '/referral-desk/search',
  action: 'work on referrals',
  page: '/admin/referidos',
  rewrite: (query) => writeReferralFilter(readReferralFilter(query)),
})

export const referralDeskEndpoints: Endpoint[] = [search, change, invite, move, ...proofEndpoints]
