import { getTranslation } from '@payloadcms/translations'
import type { CollectionSlug, Payload } from 'payload'
import type { Language } from '../language/language'

const untitledLabel = { es: 'Sin título', en: 'Untitled' }

export type RecordName = { name: string; kind: string; href: string }
type RecordKey = { slug: string; id: string }

/** Returns the table name of a collection or global. */
export const tableOf = (slug: string) => slug.replaceAll('-', '_')

/**
 * Reads the names of records with one query per collection. Returns a function that looks up the name and URL of a
 * record.
 */
export async function nameRecords(payload: Payload, records: RecordKey[], language: Language) {
  const names = new Map<string, RecordName>()
  const keyOf = ({ slug, id }: RecordKey) => `${slug}/${id}`
  for (const { slug, label } of payload.globals.config) {
    const name = { name: labelIn(label, language), kind: '', href: `/admin/globals/${slug}` }
    for (const record of records) if (record.slug === slug) names.set(keyOf(record), name)
  }
  const slugs = [...new Set(records.map(({ slug }) => slug))].filter((slug) => slug in payload.collections)
  await Promise.all(
    slugs.map(async (slug) => {
      const { config } = payload.collections[slug as CollectionSlug]
      const title = config.admin.useAsTitle ?? 'id'
      const { docs } = await payload.find({
        collection: slug as CollectionSlug,
        depth: 0,
        draft: Boolean(config.versions?.drafts),
        locale: language,
        pagination: false,
        select: { [title]: true } as never,
        where: { id: { in: records.filter((record) => record.slug === slug).map(({ id }) => id) } },
      })
      for (const doc of docs as unknown as (Record<string, unknown> & { id: string })[])
        names.set(keyOf({ slug, id: doc.id }), {
          name: String(doc[title] || untitledLabel[language]),
          kind: labelIn(config.labels.singular, language),
          href: `/admin/collections/${slug}/${doc.id}`,
        })
    }),
  )
  return (record: RecordKey) => names.get(keyOf(record))
}

export const labelIn = (label: unknown, language: Language): string =>
  String(getTranslation(label as never, { language, fallbackLanguage: 'es', t: (key: string) => key } as never))
