import type { LeadInput } from '@app/domain/lead/lead.schema'
import { leadObservation } from '@app/domain/lead/lead-observation'
import { QUOTE_MAIL, quoteObservation } from '@app/domain/quote/quote-document'
import { inTransaction } from '@app/platform/database/pool'
import { insertQuote } from '@app/platform/quote/insert-quote'
import { issueRequestedQuote } from '../quotes/issue-quote'
import type { IntakeContext } from '../server/intake-context'
import type { Consent } from '../submissions/consents'
import { requireSameBody, type Submission } from '../submissions/idempotency'
import { newReference } from '../submissions/new-reference'
import { storeLead } from '../submissions/store-lead'
import { findFirstReference, findReceipt } from '../submissions/stored-receipt'

/** Stores the lead with its quote, its consents and its deliveries, so no lead is stored without its deliveries. */
export async function acceptLead(context: IntakeContext, submission: Submission<LeadInput>): Promise<string> {
  const { input: lead } = submission
  const consents = await context.consentVersions.resolve(
    [
      { purpose: 'terms', sentVersion: lead.consentVersions.terms, granted: true },
      { purpose: 'marketing', sentVersion: lead.consentVersions.marketing, granted: lead.acceptsMarketing },
    ],
    context.clock(),
  )
  if (lead.quote) return acceptQuote(context, submission, consents)
  const reference = newReference()
  const mail = context.sendsLeadReceipts ? 'lead-receipt' : undefined
  const id = await storeLead(context.pool, submission, {
    reference,
    observation: leadObservation(lead),
    consents,
    mail,
  })
  return id ? reference : findFirstReference(context.pool, 'leads', submission)
}

/** Stores a lead and its quote in one transaction. The mail with the quote is also the receipt. */
async function acceptQuote(
  context: IntakeContext,
  submission: Submission<LeadInput>,
  consents: Consent[],
): Promise<string> {
  const { input: lead, key, bodyHash } = submission
  return inTransaction(context.pool, async (tx) => {
    // A repeated request gets its receipt, even if the lot has been taken since.
    const receipt = await findReceipt(tx, 'leads', key)
    if (receipt) return requireSameBody(receipt, bodyHash).reference

    const reference = newReference()
    const quote = await issueRequestedQuote(tx, lead, reference, context.clock())
    const observation = leadObservation(lead, quote && quoteObservation(quote))
    const id = await storeLead(tx, submission, { reference, observation, consents, mail: QUOTE_MAIL })
    if (!id) return findFirstReference(tx, 'leads', submission)
    if (quote) await insertQuote(tx, quote, { lead: id })
    return reference
  })
}
