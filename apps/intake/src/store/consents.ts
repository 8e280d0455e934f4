import type { Transaction } from '@sillar/platform/database/pool'

export type Consent = {
  purpose: 'terms' | 'marketing' | 'referred-person' | 'complaint-notice'
  version: string
  granted: boolean
}

/** What a person agreed to, in which words (version) and language, and when. A refusal is recorded as well. */
export async function insertConsents(tx: Transaction, reference: string, locale: string, consents: Consent[]) {
  await tx.query(
    `insert into consents (reference, locale, purpose, version, granted)
     select $1, $2::enum_consents_locale, c.purpose::enum_consents_purpose, c.version, c.granted
     from json_to_recordset($3) as c(purpose text, version text, granted boolean)`,
    [reference, locale, JSON.stringify(consents)],
  )
}
