// Derives Payload's access functions from the access table for every collection and global (records.ts). The CMS does
// not start if the table lacks a rule.
import type { Access, CollectionConfig, Field, FieldAccess, GlobalConfig, PayloadRequest, Where } from 'payload'
import {
  type Action,
  actionRules,
  type CollectionRule,
  collectionRules,
  type GlobalRule,
  globalRules,
} from './access-table'
import { activeRole, hasEnded, type SignedInUser, sessionOf } from './active-role'
import { isRole, type Role } from './roles'

type User = PayloadRequest['user']

const hasRoleIn = (list: readonly Role[] | undefined, user: User) => {
  const role = activeRole(user)
  return role !== undefined && list?.includes(role) === true
}

export const may = (user: User, action: Action): boolean => hasRoleIn(actionRules[action], user)

/**
 * Returns a filter for the user's own account. The account is readable before the second factor, because the panel
 * needs to know who is signing in.
 */
function ownAccount(user: User, isAllowedBeforeSecondFactor: boolean): Where | false {
  if (!user || (!isAllowedBeforeSecondFactor && !activeRole(user))) return false
  const session = sessionOf(user as SignedInUser)
  return session && !hasEnded(session) ? { id: { equals: user.id } } : false
}

function readAccess({ read, readPart, own }: CollectionRule): Access {
  return ({ req: { user } }) => {
    if (hasRoleIn(read, user)) return true
    const role = activeRole(user)
    const part = role && readPart?.[role]
    if (part) return part.where
    return own?.includes('read') ? ownAccount(user, true) : false
  }
}

function updateAccess({ update, own }: CollectionRule): Access {
  return ({ req: { user } }) => {
    if (hasRoleIn(update, user)) return true
    return own?.includes('update') ? ownAccount(user, false) : false
  }
}

const accessFor =
  (list: readonly Role[] | undefined): Access =>
  ({ req: { user } }) =>
    hasRoleIn(list, user)

/**
 * Returns Payload's `hidden` function, which receives the account without its session. It only hides records in the
 * panel; the access functions protect the data.
 */
const isHiddenFrom =
  (menu: readonly Role[]) =>
  ({ user }: { user?: unknown }) => {
    const role = (user as { role?: unknown } | undefined)?.role
    return !(isRole(role) && menu.includes(role))
  }

function fieldWithAccess(field: Field, { personal, guarded, own }: CollectionRule): Field {
  if (!('name' in field) || !field.name) return field
  const isPersonal = personal?.fields.includes(field.name)
  const isGuarded = guarded?.fields.includes(field.name)
  if (!isPersonal && !isGuarded) return field
  const canRead: FieldAccess = ({ req: { user }, doc }) =>
    hasRoleIn(personal?.read, user) || (own?.includes('read') === true && Boolean(user) && doc?.id === user?.id)
  const update: FieldAccess = ({ req: { user } }) => hasRoleIn(guarded?.update, user)
  const rules = { ...(isPersonal && { read: canRead }), ...(isGuarded && { update }) }
  return { ...field, access: { ...('access' in field && field.access), ...rules } } as Field
}

export function collectionWithAccess(config: CollectionConfig): CollectionConfig {
  const rule = collectionRules[config.slug]
  if (!rule) throw new Error(`No access rule for ${config.slug} in access-table.ts`)
  const menu = rule.menu ?? [...(rule.read ?? []), ...(Object.keys(rule.readPart ?? {}) as Role[])]
  return {
    ...config,
    access: {
      read: readAccess(rule),
      readVersions: accessFor(rule.read),
      create: accessFor(rule.create),
      update: updateAccess(rule),
      delete: accessFor(rule.delete),
      ...(config.auth && {
        unlock: accessFor(rule.unlock),
        // Every signed-in user may open the panel, because the panel asks for the second factor.
        admin: ({ req }: { req: PayloadRequest }) => Boolean(req.user),
      }),
    },
    admin: { ...config.admin, hidden: menu.length === 0 || isHiddenFrom(menu) },
    fields: config.fields.map((field) => fieldWithAccess(field, rule)),
  }
}

export function globalWithAccess(config: GlobalConfig): GlobalConfig {
  const rule: GlobalRule | undefined = globalRules[config.slug]
  if (!rule) throw new Error(`No access rule for ${config.slug} in access-table.ts`)
  const menu = rule.menu ?? rule.read
  return {
    ...config,
    access: { read: accessFor(rule.read), readVersions: accessFor(rule.read), update: accessFor(rule.update) },
    admin: { ...config.admin, hidden: menu.length === 0 || isHiddenFrom(menu) },
  }
}
