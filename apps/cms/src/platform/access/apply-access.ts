// Derives Payload's access functions from the table. Every collection and global passes here (records.ts); one that
// is missing in the table prevents the start.
import type { Access, CollectionConfig, Field, FieldAccess, GlobalConfig, PayloadRequest, Where } from 'payload'
import {
  type Action,
  actionRules,
  type CollectionRule,
  collectionRules,
  type GlobalRule,
  globalRules,
} from './access-table'
import { activeRole, hasEnded, type SignedIn, sessionOf } from './active-role'
import { isRole, type Role } from './roles'

type User = PayloadRequest['user']

const includes = (list: readonly Role[] | undefined, user: User) => {
  const role = activeRole(user)
  return role !== undefined && list?.includes(role) === true
}

export const may = (user: User, action: Action): boolean => includes(actionRules[action], user)

/** The user's own account is readable before the second factor: the panel needs it to know who is signing in. */
function ownAccount(user: User, isAlsoBeforeSecondFactor: boolean): Where | false {
  if (!user || (!isAlsoBeforeSecondFactor && !activeRole(user))) return false
  const session = sessionOf(user as SignedIn)
  return session && !hasEnded(session) ? { id: { equals: user.id } } : false
}

function readAccess({ read, readPart, own }: CollectionRule): Access {
  return ({ req: { user } }) => {
    if (includes(read, user)) return true
    const role = activeRole(user)
    const part = role && readPart?.[role]
    if (part) return part.where
    return own?.includes('read') ? ownAccount(user, true) : false
  }
}

function updateAccess({ update, own }: CollectionRule): Access {
  return ({ req: { user } }) => {
    if (includes(update, user)) return true
    return own?.includes('update') ? ownAccount(user, false) : false
  }
}

const access =
  (list: readonly Role[] | undefined): Access =>
  ({ req: { user } }) =>
    includes(list, user)

/** `hidden` gets only the account. It only hides menu entries; access is decided by the rules above. */
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
  const read: FieldAccess = ({ req: { user }, doc }) =>
    includes(personal?.read, user) || (own?.includes('read') === true && Boolean(user) && doc?.id === user?.id)
  const update: FieldAccess = ({ req: { user } }) => includes(guarded?.update, user)
  const rules = { ...(isPersonal && { read }), ...(isGuarded && { update }) }
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
      readVersions: access(rule.read),
      create: access(rule.create),
      update: updateAccess(rule),
      delete: access(rule.delete),
      ...(config.auth && {
        unlock: access(rule.unlock),
        // Every signed-in user may open the panel, which asks for the second factor; its data has its own rules.
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
    access: { read: access(rule.read), readVersions: access(rule.read), update: access(rule.update) },
    admin: { ...config.admin, hidden: menu.length === 0 || isHiddenFrom(menu) },
  }
}
