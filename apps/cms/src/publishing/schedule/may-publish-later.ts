import { actionRules, collectionRules, globalRules } from '../../platform/access/access-table'
import { isRole, type Role } from '../../platform/access/roles'

/**
 * Returns whether a role may publish a record in a scheduled job. Requests use active-role.ts instead, which also
 * requires a session and the second factor.
 */
export function mayPublishLater(role: unknown, target: { collection?: string; global?: string }): boolean {
  if (!isRole(role)) return false
  const { collection, global } = target
  const updateRoles = collection
    ? collectionRules[collection]?.update
    : global
      ? globalRules[global]?.update
      : undefined
  const schedulingRoles: readonly Role[] = actionRules['schedule a publish']
  return schedulingRoles.includes(role) && updateRoles?.includes(role) === true
}
