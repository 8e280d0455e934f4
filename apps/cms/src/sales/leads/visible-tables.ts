import { collectionRules } from '../../platform/access/access-table'
import { activeRole } from '../../platform/access/active-role'
import { type PersonTable, personTables } from './read-person'

/** The tables whose records somebody may read, by the table of rules: sales sees no complaints. */
export function visibleTables(user: unknown): PersonTable[] {
  const role = activeRole(user)
  return personTables.filter((table) => role && collectionRules[table.replaceAll('_', '-')]?.read?.includes(role))
}
