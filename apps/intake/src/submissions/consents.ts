import type { Transaction } from '@app/platform/database/pool'
import type { LeadConsent } from '@app/platform/lead/insert-lead'

export type Consent = Omit<LeadConsent, 'recordedBy'>

type Owner = { referralId: string } | { complaintId: string } | { waitingEntryId: string }

/** Stores the consents of a referral, a complaint or a waiting list entry. A declined consent is stored too. */
export async function insertConsents(
  tx: Transaction,
  submission: { reference: string; locale: string } & Owner,
  consents: Consent[],
) {
  await tx.query(
    `insert into consents (reference, locale, purpose, version, granted, referral_id, complaint_id,
       waiting_entry_id)
     select s.reference, s.locale::enum_consents_locale, c.purpose::enum_consents_purpose, c.version, c.granted,
            s."referralId", s."complaintId", s."waitingEntryId"
     from json_to_record($1) as s(reference text, locale text, "referralId" uuid, "complaintId" uuid,
            "waitingEntryId" uuid),
          json_to_recordset($2) as c(purpose text, version text, granted boolean)`,
    [JSON.stringify(submission), JSON.stringify(consents)],
  )
}
