import type { CollectionConfig } from 'payload'
import { equalLoginTime } from '../access/quiet-login'
import { roles } from '../access/roles'
import { checkPassword } from '../users/check-password'
import { forgotPassword } from '../users/forgot-password'
import { inviteNewAccount, passwordForInvited } from '../users/invitation'
import { inviteAgainEndpoint, noFirstRegister } from '../users/invite-again.endpoint'
import { recordLogin, recordLogout, recordOperation, recordRefusedLogin } from '../users/record-access'
import { secondFactorEndpoints } from '../users/second-factor/second-factor.endpoints'
import { secondFactorFields } from '../users/second-factor/second-factor.fields'
import { endSessionsEndpoint, IDLE_SECONDS, refuseEndedSession } from '../users/sessions'

/** Over plain HTTP, as on a developer's machine, a browser would drop a cookie marked as secure. */
const isServedOverTls = process.env.CMS_URL?.startsWith('https:') ?? false

export const users: CollectionConfig = {
  slug: 'users',
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'email', 'role', 'secondFactorSince'],
    group: 'System',
    components: { edit: { beforeDocumentControls: ['/users/account-actions#AccountActions'] } },
  },
  auth: {
    maxLoginAttempts: 5,
    lockTime: 10 * 60 * 1000,
    tokenExpiration: IDLE_SECONDS,
    useSessions: true,
    cookies: { sameSite: 'Lax', secure: isServedOverTls },
    forgotPassword,
  },
  endpoints: [noFirstRegister, ...secondFactorEndpoints, endSessionsEndpoint, inviteAgainEndpoint],
  hooks: {
    beforeOperation: [equalLoginTime, checkPassword],
    beforeValidate: [passwordForInvited],
    refresh: [refuseEndedSession],
    afterLogin: [recordLogin],
    afterLogout: [recordLogout],
    afterError: [recordRefusedLogin],
    afterOperation: [inviteNewAccount, recordOperation],
  },
  fields: [
    { name: 'name', type: 'text', required: true },
    // Payload's own field; here for the rule who reads it.
    { name: 'email', type: 'email', required: true, unique: true },
    { name: 'role', type: 'select', required: true, options: [...roles] },
    {
      name: 'language',
      type: 'select',
      required: true,
      defaultValue: 'es',
      options: ['es', 'en'],
      admin: { description: 'Of the mails to this account. The panel has a choice of its own.' },
    },
    // Nobody types the password of somebody else: whoever is new gets an invitation.
    {
      name: 'password',
      type: 'text',
      virtual: true,
      hidden: true,
      admin: { hidden: true },
      access: { create: () => false, update: ({ req, id }) => req.user?.id === id },
    },
    ...secondFactorFields,
  ],
}
