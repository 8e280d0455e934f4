import type { CollectionConfig } from 'payload'
import { menuGroups } from '../../panel/navigation/menu-groups'

/**
 * The second factor of each account, written only with SQL (second-factor-store.ts). A Payload login writes back the
 * whole account as it was read. If the account contained this data, a login could make a used code valid again.
 */
export const secondFactors: CollectionConfig = {
  slug: 'second-factors',
  admin: { useAsTitle: 'id', group: menuGroups.system, hidden: true },
  lockDocuments: false,
  fields: [
    { name: 'account', type: 'text', label: { es: 'Cuenta', en: 'Account' }, required: true, unique: true },
    // Encrypted with SECOND_FACTOR_SECRET, because a copy of the database must not give access to accounts.
    { name: 'key', type: 'text', label: { es: 'Clave', en: 'Key' } },
    { name: 'since', type: 'date' },
    // The latest 30-second step whose code was used. Codes up to this step are rejected.
    { name: 'step', type: 'number' },
    { name: 'recoveryCodes', type: 'json' },
    // The key shown to the user until the first code confirms it.
    { name: 'pendingKey', type: 'text' },
    { name: 'pendingSince', type: 'date' },
    { name: 'attempts', type: 'number', label: { es: 'Intentos', en: 'Attempts' }, defaultValue: 0 },
    // The number of consecutive locks. Each lock is longer than the previous one, up to a day.
    { name: 'locks', type: 'number', defaultValue: 0 },
    { name: 'lockUntil', type: 'date' },
  ],
}
