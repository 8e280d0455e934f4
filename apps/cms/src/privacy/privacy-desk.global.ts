import { DEFAULT_PRIVACY_TERMS } from '@sillar/domain/privacy/privacy-term'
import type { Field, GlobalConfig } from 'payload'

const count = (name: string, defaultValue: number, description?: string): Field => ({
  name,
  type: 'number',
  min: 1,
  max: 600,
  defaultValue,
  admin: { step: 1, ...(description && { description }) },
})

/** Terms of the law as settings. Where nothing is set, the database and the processes use the same defaults. */
export const privacyDesk: GlobalConfig = {
  slug: 'privacy-desk',
  admin: { group: 'Legal' },
  fields: [
    {
      name: 'terms',
      type: 'group',
      admin: {
        description:
          'Business days to answer, from the day after a request arrives. The defaults are those of the regulation of Ley 29733; a lawyer must confirm them. A change counts for new requests.',
      },
      fields: [
        count('access', DEFAULT_PRIVACY_TERMS.access),
        count('rectification', DEFAULT_PRIVACY_TERMS.rectification),
        count('cancellation', DEFAULT_PRIVACY_TERMS.cancellation),
        count('opposition', DEFAULT_PRIVACY_TERMS.opposition),
      ],
    },
    {
      name: 'retention',
      type: 'group',
      admin: {
        description:
          'Months after which data is removed at night. The law names no number: only as long as needed. A lawyer must confirm these. Complaints, sales and what is on its way are never removed.',
      },
      fields: [
        count('leadMonths', 24, 'After the last thing that happened to a lead.'),
        count('referralMonths', 24, 'After it was sent.'),
        count('requestMonths', 24, 'After a request about personal data was closed.'),
      ],
    },
    {
      name: 'confirmedBy',
      type: 'text',
      admin: { description: 'Who confirmed these terms, and when. Empty: nobody has yet.' },
    },
  ],
}
