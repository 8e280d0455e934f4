import type { CollectionConfig } from 'payload'
import { menuGroups } from '../../panel/navigation/menu-groups'

/**
 * The second factor of each account, written with SQL only (second-factor-store.ts). It is not part of the account: a
 * Payload login writes back the whole account as it was read, which would undo a counted attempt or make a used code
 * valid again.
 */
export const secondFactors: CollectionConfig = {
  slug: 'second-factors',
  admin: { useAsTitle: 'id', group: menuGroups.system, hidden: true },
  lockDocuments: false,
  fields: [
    { name: 'account', type: 'text', label: { es: 'Cuenta', en: 'Account' }, required: true, unique: true },
    // Encrypted with SECOND_FACTOR_SECRET, so that a copy of the database alone gives access to no account.
    { name: 'key', type: 'text', label: { es: 'Clave', en: 'Key' } },
    { name: 'since', type: 'date' },
    // The latest 30-second step with a used code: each code works once.
    { name: 'step', type: 'number' },
    { name: 'recoveryCodes', type: 'json' },
    // A key that was shown but not confirmed yet.
    { name: 'pendingKey', type: 'text' },
    { name: 'pendingSince', type: 'date' },
    { name: 'attempts', type: 'number', label: { es: 'Intentos', en: 'Attempts' }, defaultValue: 0 },
    // The number of consecutive locks: each one is longer than the previous.
    { name: 'locks', type: 'number', defaultValue: 0 },
    { name: 'lockUntil', type: 'date' },
  ],
}
