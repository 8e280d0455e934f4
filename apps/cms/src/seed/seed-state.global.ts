import type { GlobalConfig } from 'payload'

/** Remembers what the demo seed wrote, so that it never overwrites content somebody has edited since. */
export const seedState: GlobalConfig = {
  slug: 'seed-state',
  fields: [
    { name: 'contentHash', type: 'text' },
    { name: 'finishedAt', type: 'date' },
  ],
}
