import { limaDateOf } from '@sillar/domain/calendar/lima-date'
import { leadInput } from '@sillar/domain/lead/lead.schema'
import { isPhoneNumber } from '@sillar/domain/phone/server-phone-check'
import type { FastifyInstance } from 'fastify'
import type { Limits } from '../abuse/submission-limit'
import { answerReceipt, visitReceipt } from '../answer/answers'
import type { IntakeContext } from '../intake-context'
import { acceptLead } from '../store/accept-lead'
import { newReference } from '../store/new-reference'
import { readSubmission } from './read-submission'

const shape = { checkboxes: ['acceptsTerms', 'acceptsMarketing'], yesNo: [] }

export function leadRoute(app: FastifyInstance, context: IntakeContext, limits: Limits): void {
  const schema = leadInput({ isPhoneNumber, today: () => limaDateOf(context.clock()) })

  app.post('/api/leads', { onRequest: limits.lead, config: { form: 'lead' } }, async (request, reply) => {
    const read = await readSubmission(request, context, { form: 'lead', schema, shape })
    if (read === 'trap') return answerReceipt(request, reply, newReference())
    const reference = await acceptLead(context, read)
    request.log.info({ reference, kind: read.input.kind, project: read.input.project }, 'lead accepted')
    const words = read.input.quote ? { words: 'quote' as const } : visitReceipt(read.input.visit, request.pageLocale)
    return answerReceipt(request, reply, reference, words)
  })
}
