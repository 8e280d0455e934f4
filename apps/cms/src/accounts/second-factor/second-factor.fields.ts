import type { Field } from 'payload'

const never = () => false

export const secondFactorFields: Field[] = [
  {
    // For the list of accounts only; access depends on second-factors.collection.ts.
    name: 'secondFactorSince',
    type: 'date',
    label: { es: 'Segundo factor desde', en: 'Second Factor Since' },
    access: { create: never, update: never },
    admin: { readOnly: true, position: 'sidebar', date: { pickerAppearance: 'dayAndTime' } },
  },
  // Payload's own list of sessions, with one field added.
  {
    name: 'sessions',
    type: 'array',
    label: { es: 'Sesiones', en: 'Sessions' },
    labels: { singular: { es: 'Sesión', en: 'Session' }, plural: { es: 'Sesiones', en: 'Sessions' } },
    admin: { disabled: true },
    access: { create: never },
    fields: [{ name: 'secondFactorAt', type: 'date', label: { es: 'Segundo factor', en: 'Second Factor At' } }],
  },
]
