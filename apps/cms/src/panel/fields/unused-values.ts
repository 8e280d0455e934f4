import type { CollectionSlug, PayloadRequest, SanitizedCollectionConfig } from 'payload'

type UniqueField = { name: string; collection: SanitizedCollectionConfig; req: PayloadRequest }

/** Returns the first candidate that no other record has, including drafts and records in the trash. */
export async function firstUnused(
  candidate: (count: number) => string,
  { name, collection, req, id }: UniqueField & { id?: string },
): Promise<string> {
  const used = new Set<unknown>()
  for (const draft of [true, false]) {
    const { docs } = await req.payload.find({
      collection: collection.slug as CollectionSlug,
      where: { [name]: { like: candidate(1) } },
      select: { [name]: true } as never,
      draft,
      trash: true,
      depth: 0,
      pagination: false,
      req,
    })
    for (const doc of docs as unknown as (Record<string, unknown> & { id: string })[])
      if (doc.id !== id) used.add(doc[name])
  }
  let count = 1
  while (used.has(candidate(count))) count += 1
  return candidate(count)
}

/** Returns the highest number of all records plus one, including drafts and records in the trash. */
export async function nextNumber({ name, collection, req }: UniqueField): Promise<number> {
  let highest = 0
  for (const draft of [true, false]) {
    const { docs } = await req.payload.find({
      collection: collection.slug as CollectionSlug,
      where: { [name]: { exists: true } },
      sort: `-${name}`,
      limit: 1,
      draft,
      trash: true,
      depth: 0,
      req,
    })
    highest = Math.max(highest, Number((docs[0] as unknown as Record<string, number> | undefined)?.[name] ?? 0))
  }
  return highest + 1
}
