import type { GlobalConfig } from 'payload'

/** Remembers what the demo seed wrote, so that it never overwrites content somebody has edited since. */
export const seedState: GlobalConfig = {
  slug: 'seed-state',
  label: { es: 'Contenido de muestra', en: 'Seed State' },
  fields: [
    { name: 'contentHash', type: 'text' },
    { name: 'finishedAt', type: 'date' },
  ],
}
