import type { CollectionConfig } from 'payload'
import { equalLoginTime } from '../../platform/access/quiet-login'
import { roles } from '../../platform/access/roles'
import { ownPasswordEndpoint } from '../own-account/own-password.endpoint'
import { forgetDeleted } from '../second-factor/forget-deleted'
import { secondFactorEndpoints } from '../second-factor/second-factor.endpoints'
import { secondFactorFields } from '../second-factor/second-factor.fields'
import { checkPassword } from './check-password'
import { forgotPassword } from './forgot-password'
import { inviteNewAccount, passwordForInvited } from './invitation'
import { inviteAgainEndpoint, noFirstRegister } from './invite-again.endpoint'
import { recordLogin, recordLogout, recordOperation, recordRefusedLogin } from './login-hooks'
import { endSessionsEndpoint, IDLE_SECONDS, refuseEndedSession } from './sessions'

/** Over plain HTTP, as on a developer's machine, a browser would drop a cookie marked as secure. */
const isServedOverTls = process.env.CMS_URL?.startsWith('https:') ?? false

const nobody = () => false
/** Written by hooks and endpoints, never by a form. */
const written = { admin: { hidden: true }, access: { create: nobody, update: nobody } } as const

export const users: CollectionConfig = {
  slug: 'users',
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'email', 'role', 'accountState', 'secondFactorSince'],
    group: 'System',
    components: {
      edit: { beforeDocumentControls: ['/accounts/users/views/account-actions#AccountActions'] },
      views: { invite: { Component: '/accounts/invitations/invite-view#InviteView', path: '/create', exact: true } },
    },
  },
  auth: {
    maxLoginAttempts: 5,
    lockTime: 10 * 60 * 1000,
    tokenExpiration: IDLE_SECONDS,
    useSessions: true,
    cookies: { sameSite: 'Lax', secure: isServedOverTls },
    forgotPassword,
  },
  endpoints: [noFirstRegister, ...secondFactorEndpoints, ownPasswordEndpoint, endSessionsEndpoint, inviteAgainEndpoint],
  hooks: {
    beforeOperation: [equalLoginTime, checkPassword],
    beforeValidate: [passwordForInvited],
    refresh: [refuseEndedSession],
    afterLogin: [recordLogin],
    afterLogout: [recordLogout],
    afterError: [recordRefusedLogin],
    afterOperation: [inviteNewAccount, recordOperation],
    afterDelete: [forgetDeleted],
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
    // Shown in the list: invited, expired or active.
    {
      name: 'accountState',
      type: 'ui',
      admin: { components: { Cell: '/accounts/invitations/account-state-cell#AccountStateCell' } },
    },
    { name: 'invitedAt', type: 'date', ...written },
    { name: 'invitedBy', type: 'text', ...written },
    { name: 'joinedAt', type: 'date', ...written },
    // Nobody types the password of somebody else, and one's own is changed with the current one: own-password.endpoint.ts.
    {
      name: 'password',
      type: 'text',
      virtual: true,
      hidden: true,
      admin: { hidden: true },
      access: { create: nobody, update: nobody },
    },
    ...secondFactorFields,
  ],
}
