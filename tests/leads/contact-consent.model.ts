import type { ContactChannel, ContactPurpose } from '@app/domain/lead/contact-consent'
import { emailKey, phoneKey } from '@app/domain/person/person-keys'

/** Records of several people, with times as numbers. A consent is the tick for advertising in the form of its lead. */
export type ContactRecords = {
  leads: { email: string; phone: string; isLost: boolean; consents: { at: number; granted: boolean }[] }[]
  withdrawals: { of: 'lead' | 'referral' | 'complaint'; email: string; phone: string; at: number }[]
  objections: { email: string; phone: string; at: number; isConfirmed: boolean }[]
}

/** Applies the rule of the database function `may_contact`, written without SQL. */
export function mayContact(
  records: ContactRecords,
  leadIndex: number,
  purpose: ContactPurpose,
  channel: ContactChannel,
): boolean {
  const lead = records.leads[leadIndex]
  if (!lead || !(channel === 'mail' ? lead.email : lead.phone)) return false
  if (purpose === 'answer') return !lead.isLost

  const isSameMailbox = (email: string) => lead.email !== '' && email !== '' && emailKey(email) === emailKey(lead.email)
  const isSamePhone = (phone: string) =>
    channel !== 'mail' && phoneKey(lead.phone) !== '' && phoneKey(phone) === phoneKey(lead.phone)
  const isSameContact = ({ email, phone }: { email: string; phone: string }) =>
    isSameMailbox(email) || isSamePhone(phone)

  const lastYes = Math.max(
    ...lead.consents.filter(({ granted }) => granted).map(({ at }) => at),
    Number.NEGATIVE_INFINITY,
  )
  const lastNo = Math.max(
    ...lead.consents.filter(({ granted }) => !granted).map(({ at }) => at),
    ...records.withdrawals.filter(isSameContact).map(({ at }) => at),
    ...records.objections.filter((objection) => objection.isConfirmed && isSameContact(objection)).map(({ at }) => at),
    Number.NEGATIVE_INFINITY,
  )
  return lastYes > lastNo
}
