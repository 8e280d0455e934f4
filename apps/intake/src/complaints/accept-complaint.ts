import { limaDateOf, yearOf } from '@app/domain/calendar/lima-date'
import type { ComplaintInput } from '@app/domain/complaint/complaint.schema'
import { complaintLabel } from '@app/domain/complaint/complaint-number'
import { responseDeadline } from '@app/domain/complaint/response-deadline'
import { inTransaction, type Queryable } from '@app/platform/database/pool'
import type { IntakeContext } from '../server/intake-context'
import type { ConsentInput } from '../submissions/consent-versions'
import { insertConsents } from '../submissions/consents'
import { insertDeliveries } from '../submissions/deliveries'
import { requireSameBody, type Submission } from '../submissions/idempotency'
import { newReference } from '../submissions/new-reference'
import { type ComplaintBookSettings, readComplaintBook, takeNextNumber } from './complaint-book'

export type StoredAttachment = { key: string; name: string; type: string; size: number }

export type ComplaintReceipt = {
  reference: string
  dueOn: string
  /** Secret that a visitor enters beside the number to look up the complaint. */
  lookupCode: string
  attachment: { name: string; size: number } | null
}

/**
 * Stores a complaint with its number, its consents and its deliveries in one transaction. The year and the date are in
 * Lima time.
 */
export async function acceptComplaint(
  context: IntakeContext,
  submission: Submission<ComplaintInput>,
  attachment: StoredAttachment | undefined,
): Promise<ComplaintReceipt> {
  const { input, key, bodyHash, requestId } = submission
  const consentInputs: ConsentInput[] = [
    { purpose: 'terms', sentVersion: input.consentVersions.terms, granted: true },
    { purpose: 'complaint-notice', sentVersion: input.consentVersions.complaintNotice, granted: input.notifyByEmail },
  ]
  const consents = await context.consentVersions.resolve(consentInputs, context.clock())
  return inTransaction(context.pool, async (tx) => {
    // Concurrent copies of one submission must not take two numbers, so the second copy waits here for the first.
    await tx.query('select pg_advisory_xact_lock(hashtext($1))', [key])
    const receipt = await findByKey(tx, key)
    if (receipt) return requireSameBody(receipt, bodyHash)

    const now = context.clock()
    const filedOn = limaDateOf(now)
    const year = yearOf(filedOn)
    const book = await readComplaintBook(tx)
    const number = await takeNextNumber(tx, year)
    const reference = complaintLabel({ number, year })
    const dueOn = responseDeadline(filedOn, book.rule)

    const lookupCode = newReference()
    const row = { ...submission, attachment, reference, lookupCode, year, number, filedOn, dueOn, book }
    const id = await insertComplaint(tx, row)
    await insertConsents(tx, { reference, locale: input.locale, complaintId: id }, consents)
    const subject = { subjectKind: 'complaint', subjectId: id } as const
    await insertDeliveries(tx, { reference, requestId }, [
      { ...subject, integration: 'complaint-sheet', isHeld: attachment !== undefined },
      { ...subject, integration: 'mail', template: 'complaint-consumer' },
      { ...subject, integration: 'mail', template: 'complaint-service' },
    ])
    return { reference, dueOn, lookupCode, attachment: attachment ?? null }
  })
}

async function findByKey(tx: Queryable, key: string): Promise<(ComplaintReceipt & { bodyHash: string }) | undefined> {
  const { rows } = await tx.query<ComplaintReceipt & { bodyHash: string }>(
    `select reference, body_hash as "bodyHash", due_on as "dueOn", lookup_code as "lookupCode",
       case when attachment_name is null then null
         else json_build_object('name', attachment_name, 'size', attachment_size) end as attachment
     from complaints where idempotency_key = $1`,
    [key],
  )
  return rows[0]
}

type NewComplaint = Submission<ComplaintInput> & {
  attachment: StoredAttachment | undefined
  reference: string
  lookupCode: string
  year: number
  number: number
  filedOn: string
  dueOn: string
  book: ComplaintBookSettings
}

async function insertComplaint(tx: Queryable, complaint: NewComplaint): Promise<string> {
  const { input, attachment } = complaint
  const columns: Record<string, unknown> = {
    reference: complaint.reference,
    lookup_code: complaint.lookupCode,
    idempotency_key: complaint.key,
    body_hash: complaint.bodyHash,
    year: complaint.year,
    number: complaint.number,
    filed_on: complaint.filedOn,
    due_on: complaint.dueOn,
    rule_kind: complaint.book.rule.kind,
    rule_days: complaint.book.rule.days,
    locale: input.locale,
    establishment: input.establishment,
    ruc: complaint.book.ruc,
    first_name: input.firstName,
    last_name: input.lastName,
    email: input.email,
    phone: input.phone,
    document_type: input.documentType,
    document: input.document,
    department: input.department,
    province: input.province,
    district: input.district,
    address: input.address,
    guardian_name: input.guardianName,
    good_type: input.goodType,
    good_description: input.goodDescription,
    amount: input.amount,
    currency: input.currency,
    claim_type: input.claimType,
    detail: input.detail,
    request: input.request,
    notify_by_email: input.notifyByEmail,
    attachment_key: attachment?.key,
    attachment_name: attachment?.name,
    attachment_type: attachment?.type,
    attachment_size: attachment?.size,
    attachment_scan: attachment ? 'pending' : 'none',
    status: 'received',
  }
  const names = Object.keys(columns)
  const { rows } = await tx.query<{ id: string }>(
    `insert into complaints (${names.join(', ')}) values (${names.map((_, index) => `$${index + 1}`).join(', ')}) returning id`,
    Object.values(columns),
  )
  return rows[0]?.id ?? ''
}
