// Payload returns every row for `limit=0` and whole records inside others. Here both end for records about people: pages of
// at most a hundred, no person inside another record, and a line in the log for what was read.
import type { CollectionAfterOperationHook, CollectionBeforeOperationHook, CollectionConfig, Field } from 'payload'
import { collectionRules } from '../platform/access/access-table'
import { logReads } from './record-privacy'

export const MOST_LISTED = 100

/** Collections whose own fields tell who somebody is or repeat what they wrote; staff accounts are not visitors. */
export const loggedCollections: readonly string[] = [
  'leads',
  'lead-events',
  'referrals',
  'referred-persons',
  'referral-events',
  'reward-proofs',
  'complaints',
  'complaint-notes',
  'privacy-requests',
]

/** Collections that point at a person by a text and not by a relation. */
const pointing = [
  'deliveries',
  'delivery-attempts',
  'consent-withdrawals',
  'person-decisions',
  'inbox-views',
  'privacy-log',
]

const relationsOf = (fields: readonly Field[]): string[] =>
  fields.flatMap((field) => {
    if (field.type === 'relationship' || field.type === 'upload') return [field.relationTo].flat()
    if (field.type === 'tabs') return field.tabs.flatMap((tab) => relationsOf(tab.fields))
    if (field.type === 'blocks') return field.blocks.flatMap((block) => relationsOf(block.fields))
    return 'fields' in field ? relationsOf(field.fields) : []
  })

/** Returns the collections that contain personal data, name a person, or lead to one by their relations. */
export function personalCollections(collections: readonly CollectionConfig[]): Set<string> {
  const found = new Set([
    ...pointing,
    ...Object.keys(collectionRules).filter((slug) => collectionRules[slug]?.personal && slug !== 'users'),
  ])
  for (let size = -1; size !== found.size; ) {
    size = found.size
    for (const { slug, fields } of collections)
      if (relationsOf(fields).some((target) => found.has(target))) found.add(slug)
  }
  return found
}

function withoutPopulation(field: Field, personal: ReadonlySet<string>): Field {
  const isRelation = field.type === 'relationship' || field.type === 'upload'
  if (isRelation) return [field.relationTo].flat().some((to) => personal.has(to)) ? { ...field, maxDepth: 0 } : field
  return 'fields' in field
    ? ({ ...field, fields: field.fields.map((inner) => withoutPopulation(inner, personal)) } as Field)
    : field
}

// Payload's own lists put filters and searches into the URL, and URLs stay in browser histories and in the logs of proxies.
const withoutFilter = (field: Field, fields: readonly string[]): Field =>
  'name' in field && fields.includes(field.name)
    ? ({ ...field, admin: { ...field.admin, disableListFilter: true } } as Field)
    : field

/** Searches a list by its id when its title is personal. Lists that need a search by name have a sealed one. */
const searchableFields = ({ admin }: CollectionConfig, fields: readonly string[]): string[] => {
  const searched = admin?.listSearchableFields ?? [admin?.useAsTitle ?? 'id']
  const harmless = searched.filter((name) => !fields.includes(name))
  return harmless.length > 0 ? harmless : ['id']
}

type Page = { limit?: number; pagination?: boolean; overrideAccess?: boolean }

/** Caps what one request lists. Our own code reads with `overrideAccess` and is not limited. */
const capLimit: CollectionBeforeOperationHook = ({ args, operation }) => {
  const { limit, pagination, overrideAccess } = args as Page
  if (!['read', 'readDistinct'].includes(operation) || overrideAccess || 'id' in args) return args
  const isUnlimited = limit === undefined ? pagination === false : !(limit > 0 && limit <= MOST_LISTED)
  return isUnlimited ? { ...args, limit: MOST_LISTED } : args
}

/** Applies the rules above to every collection of the CMS. */
export function guardPersonalData(collections: CollectionConfig[]): CollectionConfig[] {
  const personal = personalCollections(collections)
  return collections.map((config) => {
    if (!personal.has(config.slug)) return config
    const { hooks, fields } = config
    const personalFields = collectionRules[config.slug]?.personal?.fields ?? []
    const logging: CollectionAfterOperationHook[] = loggedCollections.includes(config.slug)
      ? [logReads(config.slug)]
      : []
    return {
      ...config,
      admin: { ...config.admin, listSearchableFields: searchableFields(config, personalFields) },
      fields: fields.map((field) => withoutFilter(withoutPopulation(field, personal), personalFields)),
      hooks: {
        ...hooks,
        beforeOperation: [...(hooks?.beforeOperation ?? []), capLimit],
        afterOperation: [...(hooks?.afterOperation ?? []), ...logging],
      },
    }
  })
}
