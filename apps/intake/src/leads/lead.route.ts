import { limaDateOf } from '@app/domain/calendar/lima-date'
import { type LeadInput, leadInput } from '@app/domain/lead/lead.schema'
import { isPhoneNumber } from '@app/domain/phone/server-phone-check'
import { visitPlaceOf } from '@app/platform/visit/visit-places'
import type { FastifyInstance } from 'fastify'
import type { Limits } from '../abuse/submission-limit'
import { visitTexts } from '../appointments/appointment.messages'
import { bookingUrl } from '../appointments/appointment-urls'
import { quoteNumberOf } from '../quotes/issue-quote'
import { answerReceipt } from '../server/answer-receipt'
import type { IntakeContext } from '../server/intake-context'
import { readSubmission } from '../server/read-submission'
import { wantsPage } from '../server/send-page'
import { newReference } from '../submissions/new-reference'
import { acceptLead } from './accept-lead'
import { quoteReceipt, visitReceipt } from './lead-receipt'

const shape = { checkboxes: ['acceptsTerms', 'acceptsMarketing'], yesNo: [] }

export function leadRoute(app: FastifyInstance, context: IntakeContext, limits: Limits): void {
  const schema = leadInput({ isPhoneNumber, today: () => limaDateOf(context.clock()) })

  app.post('/api/leads', { onRequest: limits.lead, config: { form: 'lead' } }, async (request, reply) => {
    const read = await readSubmission(request, context, { form: 'lead', schema, shape })
    if (read === 'trap') return answerReceipt(request, reply, newReference())
    const reference = await acceptLead(context, read)
    request.log.info({ reference, kind: read.input.kind, project: read.input.project }, 'lead accepted')
    const receipt = read.input.quote
      ? await quoteAfter(context, read.input.quote, reference, request.pageLocale)
      : visitReceipt(read.input.visit, request.pageLocale)
    const more = wantsPage(request) ? await visitAfter(context, read.input, request.pageLocale) : undefined
    return answerReceipt(request, reply, reference, { ...receipt, more })
  })
}

/** The lead is already stored, so if reading the number fails it is only missing in the receipt; the mail has it. */
async function quoteAfter(
  { pool }: IntakeContext,
  quote: NonNullable<LeadInput['quote']>,
  reference: string,
  locale: 'es' | 'en',
) {
  const quoteNumber = await quoteNumberOf(pool, reference).catch(() => undefined)
  return quoteReceipt({ quoteNumber, lot: quote.lot.trim().toUpperCase() }, locale)
}

/** Offers an appointment to people who asked about a project. Those who requested a visit are called instead. */
async function visitAfter({ pool }: IntakeContext, { kind, project, quote }: LeadInput, locale: 'es' | 'en') {
  if (kind !== 'contact') return undefined
  // The lead is already stored, so a failure here must not be reported.
  const place = await visitPlaceOf(pool, project).catch(() => undefined)
  if (!place) return undefined
  return { href: bookingUrl({ place, lot: quote?.lot || undefined, locale }), label: visitTexts[locale].fromLead }
}
