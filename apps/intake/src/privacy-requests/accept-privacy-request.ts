import { limaDateOf } from '@app/domain/calendar/lima-date'
import type { PrivacyRequestInput } from '@app/domain/privacy/privacy-request.schema'
import { type PrivacyTerms, privacyDueDate, termOf } from '@app/domain/privacy/privacy-term'
import { inTransaction, type Queryable } from '@app/platform/database/pool'
import type { IntakeContext } from '../server/intake-context'
import { insertDeliveries } from '../submissions/deliveries'
import type { Submission } from '../submissions/idempotency'
import { newReference } from '../submissions/new-reference'
import { findFirstReference } from '../submissions/stored-receipt'

/** Stores a privacy request and queues the mail that verifies the mailbox, in one transaction. */
export async function acceptPrivacyRequest(
  context: IntakeContext,
  { input, key, bodyHash, requestId }: Submission<PrivacyRequestInput>,
): Promise<string> {
  return inTransaction(context.pool, async (tx) => {
    const reference = newReference()
    const receivedOn = limaDateOf(context.clock())
    const termDays = termOf(input.kind, await readTerms(tx))
    const { rows } = await tx.query<{ id: string }>(
      `insert into privacy_requests (reference, idempotency_key, body_hash, kind, first_name, last_name, email, phone,
         document_type_id, document, detail, locale, received_on, due_on, term_days, state)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, 'unconfirmed')
       on conflict (idempotency_key) do nothing returning id`,
      [
        reference,
        key,
        bodyHash,
        input.kind,
        input.firstName,
        input.lastName,
        input.email,
        input.phone,
        input.documentTypeId,
        input.document,
        input.detail,
        input.locale,
        receivedOn,
        privacyDueDate(receivedOn, termDays),
        termDays,
      ],
    )
    const id = rows[0]?.id
    if (!id) return findFirstReference(tx, 'privacy_requests', { key, bodyHash })
    await insertDeliveries(tx, { reference, requestId }, [
      { integration: 'mail', subjectKind: 'privacy-request', subjectId: id, template: 'privacy-confirm' },
    ])
    return reference
  })
}

async function readTerms(db: Queryable): Promise<Partial<PrivacyTerms>> {
  const { rows } = await db.query<PrivacyTerms>(
    `select terms_access::int as access, terms_rectification::int as rectification,
       terms_cancellation::int as cancellation, terms_opposition::int as opposition,
       terms_portability::int as portability from privacy_desk limit 1`,
  )
  return rows[0] ?? {}
}
