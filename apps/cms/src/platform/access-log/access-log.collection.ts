import type { CollectionConfig } from 'payload'
import { optionsOf } from '../labels'

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
  'account-closed',
  'complaint-attachment-opened',
  'complaint-document-opened',
  'reward-proof-opened',
  'complaint-register-exported',
  'leads-exported',
  'team-exported',
  'funnel-exported',
] as const

/**
 * The append-only log of logins, account changes, opened files and exports. It stores accounts as text, so entries
 * outlive them. An unknown e-mail address typed at login is not stored.
 */
export const accessLog: CollectionConfig = {
  slug: 'access-log',
  labels: {
    singular: { es: 'Registro de acceso', en: 'Access log entry' },
    plural: { es: 'Registro de accesos', en: 'Access log' },
  },
  admin: {
    useAsTitle: 'event',
    defaultColumns: ['createdAt', 'event', 'account', 'subject', 'address'],
    group: { es: 'Sistema', en: 'System' },
  },
  custom: { list: { missing: { subject: { es: '–', en: '–' } } } },
  defaultSort: '-createdAt',
  lockDocuments: false,
  fields: [
    {
      name: 'event',
      type: 'select',
      label: { es: 'Suceso', en: 'Event' },
      required: true,
      options: optionsOf(accessEvents, {
        login: { es: 'Ingreso', en: 'Login' },
        'login-failed': { es: 'Ingreso rechazado', en: 'Login failed' },
        locked: { es: 'Cuenta bloqueada', en: 'Locked' },
        unlocked: { es: 'Cuenta desbloqueada', en: 'Unlocked' },
        logout: { es: 'Salida', en: 'Logout' },
        invited: { es: 'Invitación enviada', en: 'Invited' },
        'password-reset-asked': { es: 'Pidió otra contraseña', en: 'Password reset requested' },
        'password-reset': { es: 'Contraseña cambiada', en: 'Password reset' },
        'password-chosen': { es: 'Contraseña elegida', en: 'Password chosen' },
        'password-changed': { es: 'Contraseña cambiada por su dueño', en: 'Password changed' },
        'second-factor-begun': { es: 'Clave de segundo factor mostrada', en: 'Second factor key shown' },
        'second-factor-set-up': { es: 'Segundo factor conectado', en: 'Second factor set up' },
        'second-factor-passed': { es: 'Segundo factor correcto', en: 'Second factor passed' },
        'second-factor-failed': { es: 'Segundo factor incorrecto', en: 'Second factor failed' },
        'second-factor-locked': { es: 'Segundo factor bloqueado', en: 'Second factor locked' },
        'second-factor-reset': { es: 'Segundo factor reiniciado', en: 'Second factor reset' },
        'recovery-code-used': { es: 'Código de recuperación usado', en: 'Recovery code used' },
        'recovery-codes-renewed': { es: 'Códigos de recuperación renovados', en: 'Recovery codes renewed' },
        'sessions-ended': { es: 'Sesiones cerradas', en: 'Sessions ended' },
        'account-closed': { es: 'Cuenta cerrada', en: 'Account closed' },
        'complaint-attachment-opened': { es: 'Adjunto de un reclamo abierto', en: 'Complaint attachment opened' },
        'complaint-document-opened': { es: 'Documento de un reclamo abierto', en: 'Complaint document opened' },
        'reward-proof-opened': { es: 'Comprobante de una recompensa abierto', en: 'Reward proof opened' },
        'complaint-register-exported': { es: 'Registro de reclamos descargado', en: 'Complaint register exported' },
        'leads-exported': { es: 'Exportó consultas', en: 'Leads exported' },
        'team-exported': { es: 'Exportó las cifras del equipo', en: 'Team figures exported' },
        'funnel-exported': { es: 'Exportó las cifras del embudo', en: 'Funnel figures exported' },
      }),
    },
    { name: 'account', type: 'text', label: { es: 'Cuenta', en: 'Account' }, index: true },
    // What was opened or exported, such as a complaint number or a count. It must not identify a person.
    { name: 'subject', type: 'text', label: { es: 'Sobre qué', en: 'Subject' }, index: true },
    {
      name: 'address',
      type: 'text',
      label: { es: 'Dirección', en: 'Address' },
      admin: { description: { es: 'La red, no el equipo.', en: 'The network, not the device.' } },
    },
  ],
}
