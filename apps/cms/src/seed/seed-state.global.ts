import type { GlobalConfig } from 'payload'

/** Stores when the demo seed ran and with which content, because the seed must not overwrite later edits. */
export const seedState: GlobalConfig = {
  slug: 'seed-state',
  label: { es: 'Contenido de muestra', en: 'Seed State' },
  fields: [
    { name: 'contentHash', type: 'text' },
    { name: 'finishedAt', type: 'date' },
  ],
}
