import type { LeadInput } from '@app/domain/lead/lead.schema'
import { leadObservation } from '@app/domain/lead/lead-observation'
import { QUOTE_MAIL, quoteObservation } from '@app/domain/quote/quote-document'
import { inTransaction } from '@app/platform/database/pool'
import { queueLeadIngestion } from '@app/platform/queue/queue-lead-ingestion'
import { insertQuote, issueQuote } from '../quotes/issue-quote'
import type { IntakeContext } from '../server/intake-context'
import type { ConsentInput } from '../submissions/consent-versions'
import { insertConsents } from '../submissions/consents'
import { enqueueDeliveries } from '../submissions/deliveries'
import { type Submission, sameReceipt } from '../submissions/idempotency'
import { newReference } from '../submissions/new-reference'
import { crmProjectOf, insertLead } from '../submissions/stored-lead'
import { findReceipt, receiptOfFirst } from '../submissions/stored-receipt'

/**
 * Stores the lead, its quote, its consents and its deliveries in one transaction, so no lead is stored without its
 * deliveries.
 */
export async function acceptLead(context: IntakeContext, submission: Submission<LeadInput>): Promise<string> {
  const { input: lead, key, bodyHash, requestId } = submission
  const consentInputs: ConsentInput[] = [
    { purpose: 'terms', sentVersion: lead.consentVersions.terms, granted: true },
    { purpose: 'marketing', sentVersion: lead.consentVersions.marketing, granted: lead.acceptsMarketing },
  ]
  const consents = await context.consentVersions.resolve(consentInputs, context.clock())
  return inTransaction(context.pool, async (tx) => {
    const receipt = await findReceipt(tx, 'leads', key)
    if (receipt) return sameReceipt(receipt, bodyHash).reference

    const crmProjectId = await crmProjectOf(tx, lead.project)
    const reference = newReference()
    const quote = await issueQuote(tx, lead, reference, context.clock())
    const observation = leadObservation(lead, quote && quoteObservation(quote))
    const id = await insertLead(tx, submission, { reference, crmProjectId, observation })
    if (!id) return receiptOfFirst(tx, 'leads', submission)

    await insertConsents(tx, { reference, locale: lead.locale, leadId: id }, consents)
    if (quote) await insertQuote(tx, quote, id)
    await queueLeadIngestion(context.boss, tx)
    await enqueueDeliveries(tx, context.boss, { reference, requestId }, [
      { integration: 'crm', subjectKind: 'lead', subjectId: id },
      ...mailsOf(context, id, quote !== undefined),
    ])
    return reference
  })
}

/** Returns the mails of a lead. A lead with a quote gets the quote and no separate receipt. */
function mailsOf(context: IntakeContext, id: string, hasQuote: boolean) {
  const mail = { integration: 'mail', subjectKind: 'lead', subjectId: id } as const
  if (hasQuote) return [{ ...mail, template: QUOTE_MAIL }]
  return context.sendsLeadReceipts ? [{ ...mail, template: 'lead-receipt' }] : []
}
