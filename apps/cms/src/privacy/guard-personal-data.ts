// Payload returns every row for `limit=0` and embeds related records. Personal data must not be read in bulk or
// without a log line.
import type { CollectionAfterOperationHook, CollectionBeforeOperationHook, CollectionConfig, Field } from 'payload'
import { collectionRules } from '../platform/access/access-table'
import { logReads } from './record-privacy'

export const MAX_LISTED = 100

/** The collections with personal data of visitors, whose reads are logged. */
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
  'privacy-answers',
  'waiting-entries',
  'incidents',
  'incident-events',
  'source-events',
  'whatsapp-messages',
]

/** Collections that refer to a person by text instead of a relationship. */
const collectionsWithTextReferences = [
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

/** Returns the collections that contain personal data or refer to it, directly or through other collections. */
export function personalCollections(collections: readonly CollectionConfig[]): Set<string> {
  const personalSlugs = new Set([
    ...collectionsWithTextReferences,
    ...Object.keys(collectionRules).filter((slug) => collectionRules[slug]?.personal && slug !== 'users'),
  ])
  for (let size = -1; size !== personalSlugs.size; ) {
    size = personalSlugs.size
    for (const { slug, fields } of collections)
      if (relationsOf(fields).some((target) => personalSlugs.has(target))) personalSlugs.add(slug)
  }
  return personalSlugs
}

function withoutPopulation(field: Field, personalSlugs: ReadonlySet<string>): Field {
  const isRelation = field.type === 'relationship' || field.type === 'upload'
  if (isRelation)
    return [field.relationTo].flat().some((target) => personalSlugs.has(target)) ? { ...field, maxDepth: 0 } : field
  return 'fields' in field
    ? ({ ...field, fields: field.fields.map((child) => withoutPopulation(child, personalSlugs)) } as Field)
    : field
}

// Payload puts list filters into the URL, and URLs remain in browser histories and proxy logs.
const withoutFilter = (field: Field, fields: readonly string[]): Field =>
  'name' in field && fields.includes(field.name)
    ? ({ ...field, admin: { ...field.admin, disableListFilter: true } } as Field)
    : field

/** Returns the fields by which Payload may search a list. If they are all personal, only the id remains. */
const searchableFields = ({ admin }: CollectionConfig, fields: readonly string[]): string[] => {
  const configuredFields = admin?.listSearchableFields ?? [admin?.useAsTitle ?? 'id']
  const allowedFields = configuredFields.filter((name) => !fields.includes(name))
  return allowedFields.length > 0 ? allowedFields : ['id']
}

type ListArgs = { limit?: number; pagination?: boolean; overrideAccess?: boolean }

/** Limits the rows of one request. Server code reads with `overrideAccess` and is not limited. */
const capLimit: CollectionBeforeOperationHook = ({ args, operation }) => {
  const { limit, pagination, overrideAccess } = args as ListArgs
  if (!['read', 'readDistinct'].includes(operation) || overrideAccess || 'id' in args) return args
  const isUnlimited = limit === undefined ? pagination === false : !(limit > 0 && limit <= MAX_LISTED)
  return isUnlimited ? { ...args, limit: MAX_LISTED } : args
}

/**
 * Limits how many rows with personal data a request reads, and hides personal fields from filters and search. Reads of
 * `loggedCollections` are logged.
 */
export function guardPersonalData(collections: CollectionConfig[]): CollectionConfig[] {
  const personalSlugs = personalCollections(collections)
  return collections.map((config) => {
    if (!personalSlugs.has(config.slug)) return config
    const { hooks, fields } = config
    const personalFields = collectionRules[config.slug]?.personal?.fields ?? []
    const logHooks: CollectionAfterOperationHook[] = loggedCollections.includes(config.slug)
      ? [logReads(config.slug)]
      : []
    return {
      ...config,
      admin: { ...config.admin, listSearchableFields: searchableFields(config, personalFields) },
      fields: fields.map((field) => withoutFilter(withoutPopulation(field, personalSlugs), personalFields)),
      hooks: {
        ...hooks,
        beforeOperation: [...(hooks?.beforeOperation ?? []), capLimit],
        afterOperation: [...(hooks?.afterOperation ?? []), ...logHooks],
      },
    }
  })
}
