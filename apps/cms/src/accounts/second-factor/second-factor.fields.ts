import type { Field } from 'payload'
import { readableMoment } from '../../panel/fields/numbers'

const deny = () => false

export const secondFactorFields: Field[] = [
  {
    // For display only. The second factor itself is stored in second-factors.collection.ts.
    name: 'secondFactorSince',
    type: 'date',
    label: { es: 'Segundo factor desde', en: 'Second Factor Since' },
    access: { create: deny, update: deny },
    admin: { readOnly: true, position: 'sidebar', date: readableMoment },
  },
  // Adds the time at which the user passed the second factor to Payload's sessions.
  {
    name: 'sessions',
    type: 'array',
    label: { es: 'Sesiones', en: 'Sessions' },
    labels: { singular: { es: 'Sesión', en: 'Session' }, plural: { es: 'Sesiones', en: 'Sessions' } },
    admin: { disabled: true },
    access: { create: deny },
    fields: [{ name: 'secondFactorAt', type: 'date', label: { es: 'Segundo factor', en: 'Second Factor At' } }],
  },
]
