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

const shape = { checkboxes: ['acceptsTerms', 'confirmsPermission'], yesNo: [] }

export function referralRoute(app: FastifyInstance, context: IntakeContext, limits: Limits): void {
  const schema = referralInput({ isPhoneNumber, today: () => limaDateOf(context.clock()) })

  app.post('/api/referrals', { onRequest: limits.referral, config: { form: 'referral' } }, async (request, reply) => {
    const read = await readSubmission(request, context, { form: 'referral', schema, shape })
    if (read === 'trap') return answerReceipt(request, reply, newReference())
    const reference = await acceptReferral(context, read)
    request.log.info({ reference, referred: read.input.referred.length }, 'referral accepted')
    const receipt = read.input.referred.length === 0 ? 'referrerAlone' : undefined
    return answerReceipt(request, reply, reference, { receipt })
  })
}
