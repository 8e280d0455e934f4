import { limaDateOf } from '@app/domain/calendar/lima-date'
import { isPhoneNumber } from '@app/domain/phone/server-phone-check'
import { referralInput } from '@app/domain/referral/referral.schema'
import type { FastifyInstance } from 'fastify'
import type { Limits } from '../abuse/submission-limit'
import { answerReceipt } from '../server/answer-receipt'
import type { IntakeContext } from '../server/intake-context'
import { readSubmission } from '../server/read-submission'
import { newReference } from '../submissions/new-reference'
import { acceptReferral } from './accept-referral'

const formShape = { checkboxes: ['acceptsTerms', 'confirmsPermission'], yesNo: [] }

export function registerReferralRoute(app: FastifyInstance, context: IntakeContext, limits: Limits): void {
  const schema = referralInput({ isPhoneNumber, today: () => limaDateOf(context.clock()) })

  app.post('/api/referrals', { onRequest: limits.referral, config: { form: 'referral' } }, async (request, reply) => {
    const submission = await readSubmission(request, context, { form: 'referral', schema, shape: formShape })
    if (submission === 'trap') return answerReceipt(request, reply, newReference())
    const reference = await acceptReferral(context, submission)
    request.log.info({ reference, referred: submission.input.referred.length }, 'referral accepted')
    const receipt = submission.input.referred.length === 0 ? 'referrerAlone' : undefined
    return answerReceipt(request, reply, reference, { receipt })
  })
}
