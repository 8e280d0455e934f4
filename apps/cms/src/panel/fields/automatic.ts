// Fills in values that staff need not think of: the next number, the slug of a title, the day of publication.
import { limaDateOf } from '@app/domain/calendar/lima-date'
import type { CollectionSlug, FieldHook, PayloadRequest, SanitizedCollectionConfig } from 'payload'
import { transactionOf } from '../../platform/database/request-queries'
import { isSlugOf, slugText } from './slug-text'
import { firstUnused, nextNumber } from './unused-values'

/** Fills an empty number with the highest existing one plus one. */
export const numberIfEmpty: FieldHook = async ({ value, collection, req, field, originalDoc }) => {
  if (typeof value === 'number' || !collection || !('name' in field)) return value
  const name = field.name as string
  const stored = (originalDoc as Record<string, unknown> | undefined)?.[name]
  if (typeof stored === 'number') return stored
  await lock(req, `${collection.slug} ${name}`)
  return nextNumber({ name, collection, req })
}

/** Fills an empty day with today when the record is published, also if that was scheduled. */
export const todayIfPublished: FieldHook = ({ value, data }) =>
  !value && data?._status === 'published' ? `${limaDateOf(new Date())}T12:00:00.000Z` : value

/**
 * Makes the slug from the title. It follows the title until the record is published or someone writes another slug,
 * because visitors may have the URL of a published page.
 */
export const slugFrom =
  (titleField: string): FieldHook =>
  async ({ value, data, originalDoc, collection, req, field }) => {
    if (!collection || !('name' in field)) return value
    const name = field.name as string
    const before = originalDoc as (Record<string, unknown> & { id: string }) | undefined
    const title = textOf(data?.[titleField]) || textOf(before?.[titleField])
    if (!title) return value
    if (value) {
      const isTyped = value !== before?.[name] || !isSlugOf(String(value), textOf(before?.[titleField]))
      const isSpanish = req.locale === undefined || req.locale === 'es'
      if (isTyped || !isSpanish || isSlugOf(String(value), title) || (await wasPublished(req, collection, before?.id)))
        return value
    }
    await lock(req, `${collection.slug} ${name}`)
    const slug = slugText(title)
    return firstUnused((count) => (count === 1 ? slug : `${slug}-${count}`), { name, collection, req, id: before?.id })
  }

/** Returns the title in Spanish. It is one text, or one per language. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value.trim()
  const { es, en } = (value ?? {}) as { es?: unknown; en?: unknown }
  return typeof es === 'string' && es ? es.trim() : typeof en === 'string' ? en.trim() : ''
}

async function wasPublished(
  req: PayloadRequest,
  { slug }: SanitizedCollectionConfig,
  id: string | undefined,
): Promise<boolean> {
  if (!id) return false
  const stored = await req.payload.db.findOne<{ id: string; _status?: string }>({
    collection: slug as CollectionSlug,
    where: { id: { equals: id } },
    req,
  })
  return stored?._status === 'published'
}

/** Makes simultaneous requests wait, because both would find the same unused value. */
async function lock(req: PayloadRequest, subject: string): Promise<void> {
  const { executeSql } = await transactionOf(req)
  await executeSql('select pg_advisory_xact_lock(hashtext($1))', [subject])
}
