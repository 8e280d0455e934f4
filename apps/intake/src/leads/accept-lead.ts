import type { LeadInput } from '@sillar/domain/lead/lead.schema'
import { GENERAL_QUESTION } from '@sillar/domain/lead/lead-choices'
import { leadObservation } from '@sillar/domain/lead/lead-observation'
import { QUOTE_MAIL, quoteObservation } from '@sillar/domain/quote/quote-document'
import { inTransaction, type Queryable, type Transaction } from '@sillar/platform/database/pool'
import { announceLead } from '@sillar/platform/queue/announce-lead'
import { insertQuote, issueQuote } from '../quotes/issue-quote'
import type { IntakeContext } from '../server/intake-context'
import type { NamedConsent } from '../submissions/consent-versions'
import { insertConsents } from '../submissions/consents'
import { enqueueDeliveries } from '../submissions/deliveries'
import { type StoredReceipt, type Submission, sameReceipt } from '../submissions/idempotency'
import { newReference } from '../submissions/new-reference'
import { refuse } from '../submissions/submission-error'

/** Stores the lead, its consents and its delivery in one commit, so none exists without the others. */
export async function acceptLead(context: IntakeContext, submission: Submission<LeadInput>): Promise<string> {
  const { input: lead, key, bodyHash, requestId } = submission
  const named: NamedConsent[] = [
    { purpose: 'terms', named: lead.consentVersions.terms, granted: true },
    { purpose: 'marketing', named: lead.consentVersions.marketing, granted: lead.acceptsMarketing },
  ]
  const consents = await context.consentVersions.resolve(named, context.clock())
  return inTransaction(context.pool, async (tx) => {
    const known = await findByKey(tx, key)
    if (known) return sameReceipt(known, bodyHash).reference

    const crmProjectId = await crmProjectOf(tx, lead.project)
    const reference = newReference()
    const quote = await issueQuote(tx, lead, reference, context.clock())
    const observation = leadObservation(lead, quote && quoteObservation(quote))
    const id = await insertLead(tx, submission, { reference, crmProjectId, observation })
    if (!id) return receiptOfWinner(tx, key, bodyHash)

    await insertConsents(tx, { reference, locale: lead.locale, leadId: id }, consents)
    if (quote) await insertQuote(tx, quote, id)
    await announceLead(context.boss, tx)
    await enqueueDeliveries(tx, context.boss, { reference, requestId }, [
      { destination: 'crm', subjectKind: 'lead', subjectId: id },
      ...lettersOf(context, id, quote !== undefined),
    ])
    return reference
  })
}

/** Whoever asked for a quote gets that, and no second mail that only says thank you. */
function lettersOf(context: IntakeContext, id: string, hasQuote: boolean) {
  const letter = { destination: 'mail', subjectKind: 'lead', subjectId: id } as const
  if (hasQuote) return [{ ...letter, template: QUOTE_MAIL }]
  return context.sendsLeadReceipts ? [{ ...letter, template: 'lead-receipt' }] : []
}

export async function findByKey(tx: Queryable, key: string): Promise<StoredReceipt | undefined> {
  const { rows } = await tx.query<StoredReceipt>(
    'select reference, body_hash as "bodyHash" from leads where idempotency_key = $1',
    [key],
  )
  return rows[0]
}

/** The same key arrived twice at once and the other one was first; it has committed, or we would still be waiting. */
export async function receiptOfWinner(tx: Queryable, key: string, bodyHash: string): Promise<string> {
  const winner = await findByKey(tx, key)
  if (!winner) throw new Error('a submission with this key was rolled back meanwhile')
  return sameReceipt(winner, bodyHash).reference
}

/** The number comes from our own table; whatever a browser claims about it is not asked for. */
export async function crmProjectOf(tx: Queryable, slug: string): Promise<number | null> {
  if (slug === GENERAL_QUESTION) return null
  const { rows } = await tx.query<{ crmId: number }>(
    `select crm_id::int as "crmId" from projects where slug = $1 and _status = 'published' and crm_id is not null`,
    [slug],
  )
  if (!rows[0]) throw refuse(422, 'project', 'lead.project.unknown')
  return rows[0].crmId
}

export async function insertLead(
  tx: Transaction,
  { input: lead, key, bodyHash }: Submission<LeadInput>,
  { reference, crmProjectId, observation }: { reference: string; crmProjectId: number | null; observation: string },
) {
  const from = lead.attribution
  const { rows } = await tx.query<{ id: string }>(
    `insert into leads (reference, idempotency_key, body_hash, kind, first_name, last_name, email, phone,
       document_type_id, document, project_slug, crm_project_id, visit_date, visit_time_of_day, visit_meeting_place,
       message, observation, locale, utm_source, utm_medium, utm_campaign, utm_term, utm_content, referrer, landing_page)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25)
     on conflict (idempotency_key) do nothing
     returning id`,
    [
      reference,
      key,
      bodyHash,
      lead.kind,
      lead.firstName,
      lead.lastName,
      lead.email,
      lead.phone,
      lead.documentTypeId,
      lead.document,
      lead.project,
      crmProjectId,
      lead.visit?.date,
      lead.visit?.timeOfDay,
      lead.visit?.meetingPlace,
      lead.message,
      observation,
      lead.locale,
      from?.utmSource,
      from?.utmMedium,
      from?.utmCampaign,
      from?.utmTerm,
      from?.utmContent,
      from?.referrer,
      from?.landingPage,
    ],
  )
  return rows[0]?.id
}
