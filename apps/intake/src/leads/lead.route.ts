import { limaDateOf } from '@app/domain/calendar/lima-date'
import { type LeadInput, leadInput } from '@app/domain/lead/lead.schema'
import { isPhoneNumber } from '@app/domain/phone/server-phone-check'
import { attribution } from '@app/domain/submission/submission.schema'
import { findPlaceOfProject } from '@app/platform/appointment/appointment-places'
import type { FastifyInstance } from 'fastify'
import type { Limits } from '../abuse/submission-limit'
import { appointmentTexts } from '../appointments/appointment.messages'
import { bookingUrl } from '../appointments/appointment-urls'
import { findQuoteNumber } from '../quotes/issue-quote'
import { answerReceipt } from '../server/answer-receipt'
import type { IntakeContext } from '../server/intake-context'
import { readSubmission } from '../server/read-submission'
import { wantsPage } from '../server/send-page'
import { newReference } from '../submissions/new-reference'
import { acceptLead } from './accept-lead'
import { appointmentReceipt, quoteReceipt } from './lead-receipt'
import { referralOfPage } from './referral-of-page'

const formShape = { checkboxes: ['acceptsTerms', 'acceptsMarketing'], yesNo: [] }

export function registerLeadRoute(app: FastifyInstance, context: IntakeContext, limits: Limits): void {
  const schema = leadInput({ isPhoneNumber, today: () => limaDateOf(context.clock()) })

  app.post('/api/leads', { onRequest: limits.lead, config: { form: 'lead' } }, async (request, reply) => {
    const submission = await readSubmission(request, context, { form: 'lead', schema, shape: formShape })
    if (submission === 'trap') return answerReceipt(request, reply, newReference())
    const referralCode = referralOfPage(request)
    if (referralCode) submission.input.attribution ??= attribution.parse({ referralCode })
    const reference = await acceptLead(context, submission)
    request.log.info({ reference, kind: submission.input.kind, project: submission.input.project }, 'lead accepted')
    const receipt = submission.input.quote
      ? await createQuoteReceipt(context, submission.input.quote, reference, request.pageLocale)
      : appointmentReceipt(submission.input.appointment, request.pageLocale)
    const nextLink = wantsPage(request)
      ? await findAppointmentOffer(context, submission.input, request.pageLocale)
      : undefined
    return answerReceipt(request, reply, reference, { ...receipt, nextLink })
  })
}

/**
 * Returns the receipt of a quote. The lead is already stored, so a failure only omits the number, which is also in the
 * mail.
 */
async function createQuoteReceipt(
  { pool }: IntakeContext,
  quote: NonNullable<LeadInput['quote']>,
  reference: string,
  locale: 'es' | 'en',
) {
  const quoteNumber = await findQuoteNumber(pool, reference).catch(() => undefined)
  return quoteReceipt({ quoteNumber, lot: quote.lot.trim().toUpperCase() }, locale)
}

/**
 * Returns a booking link for a question about a project with an appointment place. People who already requested an
 * appointment get a call instead.
 */
async function findAppointmentOffer({ pool }: IntakeContext, { kind, project, quote }: LeadInput, locale: 'es' | 'en') {
  if (kind !== 'contact') return undefined
  // The lead is already stored, so the visitor must not see an error here.
  const place = await findPlaceOfProject(pool, project).catch(() => undefined)
  if (!place) return undefined
  return { href: bookingUrl({ place, lot: quote?.lot || undefined, locale }), label: appointmentTexts[locale].fromLead }
}
