import { actionRules, collectionRules, globalRules } from '../../platform/access/access-table'
import { isRole, type Role } from '../../platform/access/roles'

/**
 * Returns whether an account with this role may publish a record without being signed in. It checks only the role, so
 * use it for scheduled jobs only: requests prove session and second factor first (active-role.ts).
 */
export function mayPublishLater(role: unknown, target: { collection?: string; global?: string }): boolean {
  if (!isRole(role)) return false
  const { collection, global } = target
  const update = collection ? collectionRules[collection]?.update : global ? globalRules[global]?.update : undefined
  const scheduling: readonly Role[] = actionRules['schedule a publish']
  return scheduling.includes(role) && update?.includes(role) === true
}
