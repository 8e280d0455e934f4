import type { Field } from 'payload'

const nobody = () => false
/** Written by the endpoints alone. `hidden` keeps a field from readers, not from writers. */
const unseen = {
  hidden: true,
  admin: { hidden: true },
  access: { create: nobody, read: nobody, update: nobody },
} as const

export const secondFactorFields: Field[] = [
  {
    name: 'secondFactorSince',
    type: 'date',
    access: { create: nobody, update: nobody },
    admin: { readOnly: true, position: 'sidebar', date: { pickerAppearance: 'dayAndTime' } },
  },
  // Encrypted with PAYLOAD_SECRET: a copy of the database alone opens no account.
  { name: 'secondFactorKey', type: 'text', ...unseen },
  { name: 'secondFactorStep', type: 'number', ...unseen },
  { name: 'secondFactorAttempts', type: 'number', defaultValue: 0, ...unseen },
  { name: 'secondFactorLockUntil', type: 'date', ...unseen },
  { name: 'recoveryCodes', type: 'json', ...unseen },
  // Payload's own list of sessions, with the one thing we add to each.
  {
    name: 'sessions',
    type: 'array',
    admin: { disabled: true },
    access: { create: nobody },
    fields: [{ name: 'secondFactorAt', type: 'date' }],
  },
]
