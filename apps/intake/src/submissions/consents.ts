import type { Transaction } from '@app/platform/database/pool'

export type Consent = {
  purpose: 'terms' | 'marketing' | 'referred-person' | 'complaint-notice'
  version: string
  granted: boolean
}

type Owner = { leadId: string } | { referralId: string } | { complaintId: string }

/** Stores the consents of a submission. A declined consent is stored too. */
export async function insertConsents(
  tx: Transaction,
  submission: { reference: string; locale: string } & Owner,
  consents: Consent[],
) {
  await tx.query(
    `insert into consents (reference, locale, purpose, version, granted, lead_id, referral_id, complaint_id)
     select s.reference, s.locale::enum_consents_locale, c.purpose::enum_consents_purpose, c.version, c.granted,
            s."leadId", s."referralId", s."complaintId"
     from json_to_record($1) as s(reference text, locale text, "leadId" uuid, "referralId" uuid, "complaintId" uuid),
          json_to_recordset($2) as c(purpose text, version text, granted boolean)`,
    [JSON.stringify(submission), JSON.stringify(consents)],
  )
}
