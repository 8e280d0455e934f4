import type { Field } from 'payload'

const nobody = () => false

export const secondFactorFields: Field[] = [
  {
    // For the list of accounts; what counts is second-factors.collection.ts.
    name: 'secondFactorSince',
    type: 'date',
    label: { es: 'Segundo factor desde', en: 'Second Factor Since' },
    access: { create: nobody, update: nobody },
    admin: { readOnly: true, position: 'sidebar', date: { pickerAppearance: 'dayAndTime' } },
  },
  // Payload's own list of sessions, with the one thing we add to each.
  {
    name: 'sessions',
    type: 'array',
    label: { es: 'Sesiones', en: 'Sessions' },
    labels: { singular: { es: 'Sesión', en: 'Session' }, plural: { es: 'Sesiones', en: 'Sessions' } },
    admin: { disabled: true },
    access: { create: nobody },
    fields: [{ name: 'secondFactorAt', type: 'date', label: { es: 'Segundo factor', en: 'Second Factor At' } }],
  },
]
