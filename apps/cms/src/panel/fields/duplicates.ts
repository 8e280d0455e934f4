// A duplicated record needs its own slug and name.
import type { FieldHook } from 'payload'
import { slugOfCopy } from './slug-of-copy'
import { firstUnused } from './unused-values'

/** Returns the first unused slug for a copied record. */
export const findUnusedSlug: FieldHook = async ({ value, field, collection, req }) => {
  if (typeof value !== 'string' || !collection || !('name' in field)) return value
  return firstUnused((count) => slugOfCopy(value, count), { name: field.name as string, collection, req })
}

/** Clears a value that belongs to one record only, such as its id in the CRM. */
export const emptyInCopy: FieldHook = () => null

/**
 * Names a copy after its original. Payload calls the hook once for each language of a localized name, but does not say
 * which one.
 */
export const copyName: FieldHook = ({ value, siblingData, field }) => {
  if (typeof value !== 'string' || value === '') return value
  const texts = 'name' in field ? (siblingData as Record<string, unknown>)[field.name as string] : undefined
  return `${isEnglishOnly(texts, value) ? 'Copy of' : 'Copia de'} ${value}`
}

function isEnglishOnly(texts: unknown, value: string): boolean {
  if (typeof texts !== 'object' || texts === null) return false
  const { es, en } = texts as { es?: unknown; en?: unknown }
  return en === value && es !== value
}
