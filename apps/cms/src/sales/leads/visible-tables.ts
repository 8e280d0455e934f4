import { collectionRules } from '../../platform/access/access-table'
import { activeRole } from '../../platform/access/active-role'
import { type PersonTable, personTables } from './read-person'

/** Returns the tables with personal data that the user may read. Sales, for example, cannot read complaints. */
export function visibleTables(user: unknown): PersonTable[] {
  const role = activeRole(user)
  return personTables.filter((table) => role && collectionRules[table.replaceAll('_', '-')]?.read?.includes(role))
}
