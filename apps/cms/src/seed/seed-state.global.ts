import type { GlobalConfig } from 'payload'

/** Stores what the demo seed wrote, so that it never overwrites content edited since. */
export const seedState: GlobalConfig = {
  slug: 'seed-state',
  label: { es: 'Contenido de muestra', en: 'Seed State' },
  fields: [
    { name: 'contentHash', type: 'text' },
    { name: 'finishedAt', type: 'date' },
  ],
}
