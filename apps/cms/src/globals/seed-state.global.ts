import type { GlobalConfig } from 'payload'
import { nobody, signedIn } from '../access/roles'

/** Remembers what the demo seed wrote, so that it never overwrites content somebody has edited since. */
export const seedState: GlobalConfig = {
  slug: 'seed-state',
  admin: { hidden: true },
  access: { read: signedIn, update: nobody },
  fields: [
    { name: 'contentHash', type: 'text' },
    { name: 'finishedAt', type: 'date' },
  ],
}
