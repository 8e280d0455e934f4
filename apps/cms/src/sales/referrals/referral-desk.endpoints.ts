import type { Endpoint } from 'payload'
import { searchEndpoint } from '../../panel/navigation/encrypted-search'
import { errorResponse } from '../../platform/access/error-response'
import { staffEndpoint } from '../../platform/access/staff-endpoint'
import { payloadPool } from '../../platform/database/payload-pool'
import { idParams } from '../../platform/database/record-id.schema'
import { cmsEnv } from '../../platform/env'
import { recordPrivacy } from '../../privacy/record-privacy'
import { changeReferral } from './change-referral'
import { invitePerson } from './invite-person'
import { moveReward } from './move-reward'
import { proofEndpoints } from './proof.endpoints'
import { referralChange, rewardMove } from './referral-change.schema'
import { readReferralFilter, writeReferralFilter } from './referral-filter'

const resultResponse = (result: string) => {
  if (result === 'done') return Response.json({ result })
  return Response.json({ result }, { status: result === 'unknown' ? 404 : 409 })
}

const changeEndpoint = staffEndpoint({
  path: '/referral-desk/persons/:id',
  permission: 'work on referrals',
  params: idParams,
  body: referralChange,
  handle: async ({ req, staff, params: { id }, body }) => {
    const result = await changeReferral(payloadPool(req.payload), id, body, staff.name)
    if (result === 'done') await recordPrivacy(req, 'changed', `referred_persons:${id}`, { reason: body.kind })
    return resultResponse(result)
  },
})

const inviteEndpoint = staffEndpoint({
  path: '/referral-desk/persons/:id/invitation',
  permission: 'work on referrals',
  params: idParams,
  handle: async ({ req, staff, params: { id } }) => {
    const publicUrl = cmsEnv().PUBLIC_URL
    if (!publicUrl) return errorResponse(409, 'PUBLIC_URL is not set.')
    const invitation = await invitePerson(payloadPool(req.payload), id, { by: staff.name, publicUrl })
    return invitation ? Response.json(invitation) : errorResponse(404, 'Person not found.')
  },
})

const moveRewardEndpoint = staffEndpoint({
  path: '/referral-desk/rewards/:id',
  permission: 'approve and pay rewards',
  params: idParams,
  body: rewardMove,
  handle: async ({ req, staff, params: { id }, body }) =>
    resultResponse(await moveReward(payloadPool(req.payload), id, body, staff.name)),
})

const searchReferralsEndpoint = searchEndpoint({
  path: '/referral-desk/search',
  permission: 'work on referrals',
  page: '/admin/referidos',
  rewrite: (query) => writeReferralFilter(readReferralFilter(query)),
})

export const referralDeskEndpoints: Endpoint[] = [
  searchReferralsEndpoint,
  changeEndpoint,
  inviteEndpoint,
  moveRewardEndpoint,
  ...proofEndpoints,
]
