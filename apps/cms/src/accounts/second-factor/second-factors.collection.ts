import type { CollectionConfig } from 'payload'
import { menuGroups } from '../../panel/navigation/menu-groups'

/**
 * The second factor of each account, written by SQL alone (second-factor-store.ts). Not part of the account: a login of
 * Payload's writes back the whole account as it was when the password was typed, and would undo a counted attempt or
 * make a used code valid again.
 */
export const secondFactors: CollectionConfig = {
  slug: 'second-factors',
  admin: { useAsTitle: 'id', group: menuGroups.system, hidden: true },
  lockDocuments: false,
  fields: [
    { name: 'account', type: 'text', label: { es: 'Cuenta', en: 'Account' }, required: true, unique: true },
    // Encrypted with SECOND_FACTOR_SECRET: a copy of the database alone opens no account.
    { name: 'key', type: 'text', label: { es: 'Clave', en: 'Key' } },
    { name: 'since', type: 'date' },
    // The newest half minute whose code was used: a code is valid once.
    { name: 'step', type: 'number' },
    { name: 'recoveryCodes', type: 'json' },
    // A key that was shown and not confirmed yet.
    { name: 'pendingKey', type: 'text' },
    { name: 'pendingSince', type: 'date' },
    { name: 'attempts', type: 'number', label: { es: 'Intentos', en: 'Attempts' }, defaultValue: 0 },
    // How many times in a row it was locked: each pause is longer than the previous one.
    { name: 'locks', type: 'number', defaultValue: 0 },
    { name: 'lockUntil', type: 'date' },
  ],
}
