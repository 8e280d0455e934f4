import type { ReferralInput } from '@app/domain/referral/referral.schema'
import { inTransaction, type Transaction } from '@app/platform/database/pool'
import { insertReferredPersons } from '@app/platform/referral/insert-referred-persons'
import type { IntakeContext } from '../server/intake-context'
import type { ConsentInput } from '../submissions/consent-versions'
import { insertConsents } from '../submissions/consents'
import { insertDeliveries } from '../submissions/deliveries'
import type { Submission } from '../submissions/idempotency'
import { newReference } from '../submissions/new-reference'
import { findFirstReference } from '../submissions/stored-receipt'

/**
 * Stores the referrer, the referred people, the consents and the deliveries in one transaction. The script gets one
 * delivery per referred person, or a single delivery if there is none.
 */
export async function acceptReferral(context: IntakeContext, submission: Submission<ReferralInput>): Promise<string> {
  const { input: referral, requestId } = submission
  const consentInputs: ConsentInput[] = [
    { purpose: 'terms', sentVersion: referral.consentVersions.terms, granted: true },
    ...(referral.referred.length > 0
      ? [{ purpose: 'referred-person', sentVersion: referral.consentVersions.referredPerson, granted: true } as const]
      : []),
  ]
  const consents = await context.consentVersions.resolve(consentInputs, context.clock())
  return inTransaction(context.pool, async (tx) => {
    const reference = newReference()
    const id = await insertReferral(tx, submission, reference)
    if (!id) return findFirstReference(tx, 'referrals', submission)

    const personIds = await insertReferredPersons(
      tx,
      id,
      referral.referred.map((person) => ({ ...person, documentTypeId: Number(person.documentTypeId) })),
    )
    await insertConsents(tx, { reference, locale: referral.locale, referralId: id }, consents)
    await insertDeliveries(tx, { reference, requestId }, [
      ...(personIds.length > 0
        ? personIds.map((subjectId) => ({ ...scriptDelivery, subjectKind: 'referred-person', subjectId }) as const)
        : [{ ...scriptDelivery, subjectKind: 'referral', subjectId: id } as const]),
      { integration: 'mail', subjectKind: 'referral', subjectId: id, template: 'referral-receipt' },
    ])
    return reference
  })
}

const scriptDelivery = { integration: 'referral-script' } as const

/** Inserts a referral, or returns undefined if a submission with the same key is already stored. */
async function insertReferral(
  tx: Transaction,
  { input, key, bodyHash }: Submission<ReferralInput>,
  reference: string,
): Promise<string | undefined> {
  const { rows } = await tx.query<{ id: string }>(
    `insert into referrals (reference, idempotency_key, body_hash, first_name, last_name, email, phone, document_type_id,
       document, locale)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
     on conflict (idempotency_key) do nothing
     returning id`,
    [
      reference,
      key,
      bodyHash,
      input.firstName,
      input.lastName,
      input.email,
      input.phone,
      input.documentTypeId,
      input.document,
      input.locale,
    ],
  )
  return rows[0]?.id
}
