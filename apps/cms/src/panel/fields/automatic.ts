// Fields that staff may leave empty: the next number, the slug of a title, the day of publication.
import { limaDateOf } from '@app/domain/calendar/lima-date'
import type {
  CollectionSlug,
  DateField,
  FieldHook,
  NumberField,
  PayloadRequest,
  SanitizedCollectionConfig,
  TextField,
} from 'payload'
import { date, number, text } from 'payload/shared'
import { transactionOf } from '../../platform/database/request-queries'
import { automatic } from '../record-form/form-state'
import { emptyInCopy } from './duplicates'
import { isSlugOf, slugText } from './slug-text'
import { firstUnused, nextNumber } from './unused-values'

const defaultValidators = { date, number, text }

/** Returns a required field whose hook fills it in when the record is saved. A copied record gets its own value. */
export function filledBy<Filled extends DateField | NumberField | TextField>(hook: FieldHook, field: Filled): Filled {
  const validate = (field.validate ?? defaultValidators[field.type]) as (value: unknown, options: object) => unknown
  return {
    ...field,
    admin: { ...field.admin, className: 'is-automatic', custom: automatic },
    hooks: { ...field.hooks, beforeValidate: [hook], beforeDuplicate: [emptyInCopy] },
    // The form validates without hooks, so it would report the empty field after a failed publish.
    validate: (value: unknown, options: { event?: string }) =>
      (options.event === 'onChange' && (value ?? '') === '') || validate(value, options),
  }
}

/** Fills an empty number with the highest existing one plus one. */
export const fillNumber: FieldHook = async ({ value, collection, req, field, originalDoc }) => {
  if (typeof value === 'number' || !collection || !('name' in field)) return value
  const name = field.name as string
  const storedNumber = (originalDoc as Record<string, unknown> | undefined)?.[name]
  if (typeof storedNumber === 'number') return storedNumber
  await lockNewValues(req, collection)
  return nextNumber({ name, collection, req })
}

/** Fills an empty day with today when the record is published, also by a schedule. */
export const fillPublicationDay: FieldHook = ({ value, data }) =>
  !value && data?._status === 'published' ? `${limaDateOf(new Date())}T12:00:00.000Z` : value

/**
 * Makes the slug from the title. The slug follows the title until the record is published for the first time, because
 * visitors may have its URL, or until staff type another slug.
 */
export const fillSlug =
  (titleField: string): FieldHook =>
  async ({ value, data, originalDoc, collection, req, field }) => {
    if (!collection || !('name' in field)) return value
    const name = field.name as string
    const stored = originalDoc as (Record<string, unknown> & { id: string }) | undefined
    const storedTitle = spanishText(stored?.[titleField])
    const title = spanishText(data?.[titleField]) || storedTitle
    if (!title) return value
    if (value) {
      const isTyped = value !== stored?.[name] || !isSlugOf(String(value), storedTitle)
      const isSpanish = req.locale === undefined || req.locale === 'es'
      if (isTyped || !isSpanish || isSlugOf(String(value), title)) return value
      if (stored && (await wasPublished(req, collection, stored.id))) return value
    }
    const slug = slugText(title)
    if (!slug) return value
    await lockNewValues(req, collection)
    return firstUnused((count) => (count === 1 ? slug : `${slug}-${count}`), { name, collection, req, id: stored?.id })
  }

/** Returns a text, or the Spanish one of a text in both languages. Falls back to English. */
function spanishText(value: unknown): string {
  if (typeof value === 'string') return value.trim()
  const { es, en } = (value ?? {}) as { es?: unknown; en?: unknown }
  return typeof es === 'string' && es ? es.trim() : typeof en === 'string' ? en.trim() : ''
}

/** Returns whether visitors have seen the record. An unpublished record has a published version. */
async function wasPublished(req: PayloadRequest, { slug }: SanitizedCollectionConfig, id: string): Promise<boolean> {
  const collection = slug as CollectionSlug
  const row = await req.payload.db.findOne<{ id: string; _status?: string }>({
    collection,
    where: { id: { equals: id } },
    req,
  })
  if (row?._status === 'published') return true
  const where = { parent: { equals: id }, 'version._status': { equals: 'published' } }
  return (await req.payload.countVersions({ collection, where, req })).totalDocs > 0
}

/** Makes simultaneous requests wait, because they would find the same unused value. */
async function lockNewValues(req: PayloadRequest, { slug }: SanitizedCollectionConfig): Promise<void> {
  const { executeSql } = await transactionOf(req)
  await executeSql('select pg_advisory_xact_lock(hashtext($1))', [`new values of ${slug}`])
}
