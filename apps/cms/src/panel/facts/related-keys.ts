import { extractID } from 'payload/shared'
import type { FactEntry } from './fact-tree'

export type RelatedKey = { slug: string; id: string }

/** Returns the records to which a relationship or upload field refers. */
export function relatedKeys({ field, row }: FactEntry): RelatedKey[] {
  if (field.type !== 'relationship' && field.type !== 'upload') return []
  const values = [row[field.name]].flat().filter(Boolean)
  return values.map((value) => {
    if (typeof field.relationTo === 'string') return { slug: field.relationTo, id: extractID<string>(value as string) }
    const { relationTo, value: related } = value as { relationTo: string; value: string }
    return { slug: relationTo, id: extractID<string>(related) }
  })
}
