import { isPhoneNumber } from '@app/domain/phone/server-phone-check'
import { privacyRequestInput } from '@app/domain/privacy/privacy-request.schema'
import type { FastifyInstance } from 'fastify'
import type { Limits } from '../abuse/submission-limit'
import { answerReceipt } from '../server/answer-receipt'
import type { IntakeContext } from '../server/intake-context'
import { readSubmission } from '../server/read-submission'
import { newReference } from '../submissions/new-reference'
import { acceptPrivacyRequest } from './accept-privacy-request'

const formShape = { checkboxes: [], yesNo: [] }

export function registerPrivacyRequestRoute(app: FastifyInstance, context: IntakeContext, limits: Limits): void {
  const schema = privacyRequestInput({ isPhoneNumber })

  app.post(
    '/api/privacy-requests',
    { onRequest: limits.privacy, config: { form: 'privacy' } },
    async (request, reply) => {
      const submission = await readSubmission(request, context, { form: 'privacy', schema, shape: formShape })
      if (submission === 'trap') return answerReceipt(request, reply, newReference())
      const reference = await acceptPrivacyRequest(context, submission)
      request.log.info({ reference, kind: submission.input.kind }, 'privacy request accepted')
      return answerReceipt(request, reply, reference)
    },
  )
}
