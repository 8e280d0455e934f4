import { type CollectionRule, collectionRules, type GlobalRule, globalRules } from '../../platform/access/access-table'
import type { Role } from '../../platform/access/roles'

/** What a role may do on a page of the panel. */
export type Power = 'no' | 'opens' | 'part' | 'noPersonal' | 'changes'

/** Returns what a role may do with the collection or global of this slug, or undefined without an access rule. */
export function powerOf(slug: string, role: Role): Power | undefined {
  const collection = collectionRules[slug]
  if (collection) return powerOfCollection(collection, role)
  const global = globalRules[slug]
  return global && powerOfGlobal(global, role)
}

function powerOfCollection({ read, readPart, create, update, personal, menu }: CollectionRule, role: Role): Power {
  if (menu && !menu.includes(role)) return 'no'
  if (create?.includes(role) || update?.includes(role)) return 'changes'
  if (readPart?.[role]) return 'part'
  if (!read?.includes(role)) return 'no'
  return personal && personal.fields.length > 0 && !personal.read.includes(role) ? 'noPersonal' : 'opens'
}

function powerOfGlobal({ read, update, menu }: GlobalRule, role: Role): Power {
  if (menu && !menu.includes(role)) return 'no'
  if (update.includes(role)) return 'changes'
  return read.includes(role) ? 'opens' : 'no'
}
