// A duplicated record needs its own slug, number and name.
import type { CollectionSlug, FieldHook } from 'payload'
import { slugOfCopy } from './slug-of-copy'

/** Returns the first unused slug for a copied record. */
export const findUnusedSlug: FieldHook = async ({ value, field, collection, req }) => {
  if (typeof value !== 'string' || !collection || !('name' in field)) return value
  const { docs } = await req.payload.find({
    collection: collection.slug as CollectionSlug,
    where: { [field.name as string]: { like: slugOfCopy(value, 1) } },
    select: { [field.name as string]: true } as never,
    draft: true,
    trash: true,
    depth: 0,
    pagination: false,
  })
  const usedSlugs = new Set(docs.map((doc) => (doc as unknown as Record<string, string>)[field.name as string]))
  let count = 1
  while (usedSlugs.has(slugOfCopy(value, count))) count += 1
  return slugOfCopy(value, count)
}

/** Returns the number of a copied record: the highest existing number plus one. */
export const findNextNumber: FieldHook = async ({ field, collection, req, value }) => {
  if (!collection || !('name' in field)) return value
  const name = field.name as string
  const { docs } = await req.payload.find({
    collection: collection.slug as CollectionSlug,
    sort: `-${name}`,
    limit: 1,
    depth: 0,
    draft: true,
    trash: true,
  })
  return Number((docs[0] as unknown as Record<string, number>)?.[name] ?? 0) + 1
}

/** Clears a value that belongs to one record only, such as its id in the CRM. */
export const emptyInCopy: FieldHook = () => null

export const copyName: FieldHook = ({ value }) => (typeof value === 'string' ? `${value} (copia)` : value)
