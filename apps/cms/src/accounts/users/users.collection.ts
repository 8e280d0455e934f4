import type { CollectionConfig } from 'payload'
import { readableMoment } from '../../panel/fields/numbers'
import { listOf } from '../../panel/list/list-config'
import { menuGroups } from '../../panel/navigation/menu-groups'
import { equalizeLoginTime } from '../../platform/access/prevent-account-enumeration'
import { roleNames } from '../../platform/access/role-names'
import { closedRole, roles } from '../../platform/access/roles'
import { optionsOf } from '../../platform/labels'
import { calendarFeedEndpoints } from '../calendar-feed/calendar-feed.endpoints'
import { ownPasswordEndpoint } from '../own-account/own-password.endpoint'
import { endOtherSessionsEndpoint } from '../own-account/own-sessions.endpoint'
import { pushEndpoints } from '../push/push.endpoints'
import { deleteSecondFactor } from '../second-factor/delete-second-factor'
import { secondFactorEndpoints } from '../second-factor/second-factor.endpoints'
import { secondFactorFields } from '../second-factor/second-factor.fields'
import { checkPassword } from './check-password'
import { closeAccountEndpoint, rejectClosedAccount } from './close-account'
import { forgotPassword } from './forgot-password'
import { inviteNewAccount, setRandomPassword } from './invitation'
import { inviteAgainEndpoint, rejectFirstRegister } from './invite-again.endpoint'
import { recordFailedLogin, recordLogin, recordLogout, recordOperation } from './login-hooks'
import { endSessionsEndpoint, IDLE_SECONDS, rejectEndedSession } from './sessions'

/** Browsers reject secure cookies over plain HTTP, which development uses. */
const isServedOverTls = process.env.CMS_URL?.startsWith('https:') ?? false

const deny = () => false
/** The options of fields that only hooks and endpoints write. */
const internalField = { admin: { hidden: true }, access: { create: deny, update: deny } } as const

export const users: CollectionConfig = {
  slug: 'users',
  labels: { singular: { es: 'Cuenta', en: 'Account' }, plural: { es: 'Cuentas', en: 'Accounts' } },
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'email', 'role', 'accountState', 'lastSignInAt'],
    group: menuGroups.system,
    components: {
      beforeListTable: ['/accounts/roles/roles-link#RolesLink'],
      edit: { beforeDocumentControls: ['/accounts/users/views/account-actions#AccountActions'] },
      views: { invite: { Component: '/accounts/invitations/invite-view#InviteView', path: '/create', exact: true } },
    },
  },
  custom: listOf({
    note: ['email'],
    columns: ['role', 'accountState', 'lastSignInAt', 'accountActions'],
    filters: ['role'],
    views: [{ name: { es: 'Cerradas', en: 'Closed' }, where: { role: { equals: closedRole } } }],
    missing: { lastSignInAt: { es: 'Todavía no entra', en: 'Has not signed in yet' } },
    create: { es: 'Invitar', en: 'Invite' },
  }),
  auth: {
    maxLoginAttempts: 5,
    lockTime: 10 * 60 * 1000,
    tokenExpiration: IDLE_SECONDS,
    useSessions: true,
    cookies: { sameSite: 'Lax', secure: isServedOverTls },
    forgotPassword,
  },
  endpoints: [
    rejectFirstRegister,
    ...secondFactorEndpoints,
    ownPasswordEndpoint,
    endOtherSessionsEndpoint,
    endSessionsEndpoint,
    closeAccountEndpoint,
    inviteAgainEndpoint,
    ...pushEndpoints,
    ...calendarFeedEndpoints,
  ],
  hooks: {
    beforeOperation: [equalizeLoginTime, checkPassword],
    beforeValidate: [setRandomPassword],
    refresh: [rejectEndedSession],
    beforeLogin: [rejectClosedAccount],
    afterLogin: [recordLogin],
    afterLogout: [recordLogout],
    afterError: [recordFailedLogin],
    afterOperation: [inviteNewAccount, recordOperation],
    afterDelete: [deleteSecondFactor],
  },
  fields: [
    { name: 'name', type: 'text', label: { es: 'Nombre', en: 'Name' }, required: true },
    // Payload defines this field. It is repeated here to restrict who may read it.
    { name: 'email', type: 'email', label: { es: 'Correo', en: 'Email' }, required: true, unique: true },
    {
      name: 'role',
      type: 'select',
      label: { es: 'Rol', en: 'Role' },
      required: true,
      options: [
        ...optionsOf(roles, roleNames),
        { value: closedRole, label: { es: 'Sin acceso (cuenta cerrada)', en: 'No access (closed account)' } },
      ],
      // Accounts are closed with a button, which also ends their sessions. To open one, choose another role.
      filterOptions: ({ options, data }) =>
        options.filter(
          (option) => typeof option === 'string' || option.value !== closedRole || data.role === closedRole,
        ),
    },
    {
      name: 'language',
      type: 'select',
      label: { es: 'Idioma de los correos', en: 'Language' },
      required: true,
      defaultValue: 'es',
      options: [
        { value: 'es', label: { es: 'Español', en: 'Spanish' } },
        { value: 'en', label: { es: 'Inglés', en: 'English' } },
      ],
      admin: {
        description: {
          es: 'De los correos a esta cuenta. El panel tiene su propia opción de idioma.',
          en: 'Language of the mails to this account. The panel has its own language setting.',
        },
      },
    },
    {
      name: 'accountState',
      type: 'ui',
      label: { es: 'Estado', en: 'Account State' },
      admin: { components: { Cell: '/accounts/invitations/account-state-cell#AccountStateCell' } },
    },
    {
      name: 'accountActions',
      type: 'ui',
      label: { es: 'Acción', en: 'Action' },
      admin: {
        components: { Cell: '/accounts/invitations/invite-again-cell#InviteAgainCell' },
      },
    },
    {
      name: 'lastSignInAt',
      type: 'date',
      label: { es: 'Última entrada', en: 'Last sign-in' },
      access: { create: deny, update: deny },
      admin: { readOnly: true, position: 'sidebar', date: readableMoment },
    },
    { name: 'closedAt', type: 'date', ...internalField },
    { name: 'closedBy', type: 'text', ...internalField },
    { name: 'invitedAt', type: 'date', ...internalField },
    { name: 'invitedBy', type: 'text', ...internalField },
    { name: 'joinedAt', type: 'date', ...internalField },
    // Administrators cannot set passwords. Users choose theirs by invitation and change it themselves
    // (own-password.endpoint.ts).
    {
      name: 'password',
      type: 'text',
      label: { es: 'Contraseña', en: 'Password' },
      virtual: true,
      hidden: true,
      admin: { hidden: true },
      access: { create: deny, update: deny },
    },
    ...secondFactorFields,
  ],
}
