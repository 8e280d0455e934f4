import type { CollectionConfig } from 'payload'
import { nobody, roles, signedIn } from '../access/roles'

export const users: CollectionConfig = {
  slug: 'users',
  admin: { useAsTitle: 'email', group: 'System' },
  auth: { maxLoginAttempts: 5, lockTime: 10 * 60 * 1000, tokenExpiration: 8 * 60 * 60 },
  access: { read: signedIn, create: signedIn, update: signedIn, delete: signedIn, unlock: nobody },
  fields: [
    { name: 'name', type: 'text', required: true },
    { name: 'role', type: 'select', required: true, defaultValue: 'admin', options: [...roles] },
  ],
}
