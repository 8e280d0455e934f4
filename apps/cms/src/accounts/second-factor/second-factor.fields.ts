import type { Field } from 'payload'

const nobody = () => false

export const secondFactorFields: Field[] = [
  {
    // For the list of accounts; what counts is second-factors.collection.ts.
    name: 'secondFactorSince',
    type: 'date',
    access: { create: nobody, update: nobody },
    admin: { readOnly: true, position: 'sidebar', date: { pickerAppearance: 'dayAndTime' } },
  },
  // Payload's own list of sessions, with the one thing we add to each.
  {
    name: 'sessions',
    type: 'array',
    admin: { disabled: true },
    access: { create: nobody },
    fields: [{ name: 'secondFactorAt', type: 'date' }],
  },
]
