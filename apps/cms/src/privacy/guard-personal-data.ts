// Payload returns every row for `limit=0` and embeds whole records in others. For personal data this limits lists to
// a hundred rows, prevents embedding, and logs what was read.
import type { CollectionAfterOperationHook, CollectionBeforeOperationHook, CollectionConfig, Field } from 'payload'
import { collectionRules } from '../platform/access/access-table'
import { logReads } from './record-privacy'

export const MOST_LISTED = 100

/** Collections with names, contact data or messages of visitors. Staff accounts are not included. */
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

/** Collections that refer to a person by text instead of a relationship. */
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

/** Returns the collections that contain personal data, or refer to it directly or through relationships. */
export function personalCollections(collections: readonly CollectionConfig[]): Set<string> {
  const personal = new Set([
    ...pointing,
    ...Object.keys(collectionRules).filter((slug) => collectionRules[slug]?.personal && slug !== 'users'),
  ])
  for (let size = -1; size !== personal.size; ) {
    size = personal.size
    for (const { slug, fields } of collections)
      if (relationsOf(fields).some((target) => personal.has(target))) personal.add(slug)
  }
  return personal
}

function withoutPopulation(field: Field, personal: ReadonlySet<string>): Field {
  const isRelation = field.type === 'relationship' || field.type === 'upload'
  if (isRelation) return [field.relationTo].flat().some((to) => personal.has(to)) ? { ...field, maxDepth: 0 } : field
  return 'fields' in field
    ? ({ ...field, fields: field.fields.map((inner) => withoutPopulation(inner, personal)) } as Field)
    : field
}

// Payload's lists put filters and searches into the URL, and URLs end up in browser histories and proxy logs.
const withoutFilter = (field: Field, fields: readonly string[]): Field =>
  'name' in field && fields.includes(field.name)
    ? ({ ...field, admin: { ...field.admin, disableListFilter: true } } as Field)
    : field

/** Searches a list by id if its title is personal. Lists that need a search by name have an encrypted one. */
const searchableFields = ({ admin }: CollectionConfig, fields: readonly string[]): string[] => {
  const searched = admin?.listSearchableFields ?? [admin?.useAsTitle ?? 'id']
  const harmless = searched.filter((name) => !fields.includes(name))
  return harmless.length > 0 ? harmless : ['id']
}

type Page = { limit?: number; pagination?: boolean; overrideAccess?: boolean }

/** Limits what one request lists. Our own code reads with `overrideAccess` and is not limited. */
const capLimit: CollectionBeforeOperationHook = ({ args, operation }) => {
  const { limit, pagination, overrideAccess } = args as Page
  if (!['read', 'readDistinct'].includes(operation) || overrideAccess || 'id' in args) return args
  const isUnlimited = limit === undefined ? pagination === false : !(limit > 0 && limit <= MOST_LISTED)
  return isUnlimited ? { ...args, limit: MOST_LISTED } : args
}

/** Applies the rules above to every collection. */
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
