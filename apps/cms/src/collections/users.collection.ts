import type { CollectionConfig } from 'payload'
import { equalLoginTime } from '../access/quiet-login'
import { nobody, roles, signedIn } from '../access/roles'

/** Over plain HTTP, as on a developer's machine, a browser would drop a cookie marked as secure. */
const isServedOverTls = process.env.CMS_URL?.startsWith('https:') ?? false

export const users: CollectionConfig = {
  slug: 'users',
  admin: { useAsTitle: 'email', group: 'System' },
  auth: {
    maxLoginAttempts: 5,
    lockTime: 10 * 60 * 1000,
    tokenExpiration: 8 * 60 * 60,
    cookies: { sameSite: 'Lax', secure: isServedOverTls },
  },
  hooks: { beforeOperation: [equalLoginTime] },
  access: { read: signedIn, create: signedIn, update: signedIn, delete: signedIn, unlock: nobody },
  fields: [
    { name: 'name', type: 'text', required: true },
    { name: 'role', type: 'select', required: true, defaultValue: 'admin', options: [...roles] },
  ],
}
