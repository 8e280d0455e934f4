import type { Queryable } from '@app/platform/database/pool'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Limits } from '../abuse/submission-limit'
import { FORM_PAGE_POLICY, PAGE_POLICY } from '../pages/answer-page'
import type { IntakeContext } from '../server/intake-context'
import { sendPage } from '../server/send-page'
import { sha256 } from '../submissions/idempotency'
import { rejection } from '../submissions/submission-error'
import { type InvitationAnswer, ReferralInvitationPage } from './referral-invitation-page'

type Fields = { t?: unknown; l?: unknown; answer?: unknown }
type Invitation = {
  person: string
  /** First name and initial of the referrer, who chose to share the link. */
  referrer: string
  givenAnswer: InvitationAnswer | null
}

/**
 * Registers the page on which a referred person says whether we may contact them. Opening the page changes nothing,
 * because messengers and mail scanners prefetch links. People may change their mind, so the link stays valid.
 */
export function registerReferralInvitationRoute(app: FastifyInstance, { pool }: IntakeContext, limits: Limits): void {
  const options = { onRequest: limits.link, config: { form: 'referral' } } as const

  app.get('/api/referrals/invitation', options, async (request, reply) => {
    const { token, invitation } = await findInvitation(pool, request, request.query as Fields)
    const { referrer, givenAnswer } = invitation
    return answerInvitation(request, reply, { token, referrer, givenAnswer, isNew: false })
  })

  app.post('/api/referrals/invitation', options, async (request, reply) => {
    const fields = (request.body ?? {}) as Fields
    const { token, invitation } = await findInvitation(pool, request, fields)
    const { answer } = fields
    if (answer !== 'confirmed' && answer !== 'declined') throw rejection(422, 'answer', 'form.invalid')
    if (answer !== invitation.givenAnswer)
      await pool.query(
        `insert into referral_answers (referred_person_id, answer, created_at) values ($1, $2, clock_timestamp())`,
        [invitation.person, answer],
      )
    request.log.info({ answer }, 'a referred person answered')
    return answerInvitation(request, reply, { token, referrer: invitation.referrer, givenAnswer: answer, isNew: true })
  })
}

type InvitationPageInput = { token: string; referrer: string; givenAnswer: InvitationAnswer | null; isNew: boolean }

const answerInvitation = ({ pageLocale }: FastifyRequest, reply: FastifyReply, input: InvitationPageInput) =>
  sendPage(reply, <ReferralInvitationPage locale={pageLocale} {...input} />, {
    policy: input.isNew ? PAGE_POLICY : FORM_PAGE_POLICY,
  })

/** Finds the invitation of a link. Unknown and expired links get the same answer. */
async function findInvitation(pool: Queryable, request: FastifyRequest, { t, l }: Fields) {
  if (l === 'en' || l === 'es') request.pageLocale = l
  const token = typeof t === 'string' ? t : ''
  const { rows } = await pool.query<Invitation>(
    `select i.referred_person_id as person, referrer_of_invitation(i.token_hash) as referrer,
       (select a.answer from referral_answers a where a.referred_person_id = i.referred_person_id
        order by a.created_at desc, a.id desc limit 1) as "givenAnswer"
     from referral_invitations i where i.token_hash = $1 and i.expires_at > now()`,
    [sha256(token)],
  )
  if (!rows[0]) throw rejection(404, 'form', 'referralInvitation.notFound')
  return { token, invitation: rows[0] }
}
