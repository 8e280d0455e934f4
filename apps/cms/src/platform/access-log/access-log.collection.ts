import type { CollectionConfig } from 'payload'

export const accessEvents = [
  'login',
  'login-failed',
  'locked',
  'unlocked',
  'logout',
  'invited',
  'password-reset-asked',
  'password-reset',
  'password-chosen',
  'password-changed',
  'second-factor-begun',
  'second-factor-set-up',
  'second-factor-passed',
  'second-factor-failed',
  'second-factor-locked',
  'second-factor-reset',
  'recovery-code-used',
  'recovery-codes-renewed',
  'sessions-ended',
  'complaint-attachment-opened',
  'complaint-paper-opened',
  'reward-proof-opened',
  'complaint-register-exported',
  'leads-exported',
] as const

/**
 * Who came in, who tried to, and who took out what visitors sent. Rows are only added: by the rules here, by the rights of the database and by a trigger.
 * The account is text, so that a row outlives it; what a stranger typed instead of an address is not kept.
 */
export const accessLog: CollectionConfig = {
  slug: 'access-log',
  admin: {
    useAsTitle: 'event',
    defaultColumns: ['createdAt', 'event', 'account', 'subject', 'address'],
    group: 'System',
  },
  defaultSort: '-createdAt',
  lockDocuments: false,
  fields: [
    { name: 'event', type: 'select', required: true, options: [...accessEvents] },
    { name: 'account', type: 'text', index: true },
    // A number, a period, or how many of which: what was looked at of all that visitors sent; never whose.
    { name: 'subject', type: 'text', index: true },
    { name: 'address', type: 'text', admin: { description: 'The network, not the device.' } },
  ],
}
