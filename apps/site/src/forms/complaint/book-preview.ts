// The number on the blank sheet is only expected: the real one is given when the sheet is registered.
import { formatTag, type Locale } from '@/i18n/locales'

type BookPreview = { number: string; filedOn: string; dueOn: string }

export type PreviewState = { kind: 'loading' } | { kind: 'ready'; preview: BookPreview } | { kind: 'unknown' }

export function readPreview(answer: unknown): PreviewState {
  if (typeof answer !== 'object' || answer === null) return { kind: 'unknown' }
  const { preview, filedOn, dueOn } = answer as Record<string, unknown>
  if (typeof preview !== 'string' || !isDay(filedOn) || !isDay(dueOn)) return { kind: 'unknown' }
  return { kind: 'ready', preview: { number: preview, filedOn, dueOn } }
}

const isDay = (value: unknown): value is string => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)

/** The es-PE format is 5/3/2026; in English the month is a word, since 4/12 is April to some and December to others. */
export const bookDate = (date: string, locale: Locale) =>
  new Intl.DateTimeFormat(formatTag[locale], {
    timeZone: 'UTC',
    day: 'numeric',
    month: locale === 'es' ? 'numeric' : 'long',
    year: 'numeric',
  }).format(new Date(`${date.slice(0, 10)}T00:00:00Z`))

/** 'Reclamo: disconformidad…' → 'Disconformidad…', because the word already stands above it. */
export function definitionText(definition: string): string {
  const text = definition.replace(/^[^:.]{1,40}:\s*/, '')
  return text.charAt(0).toUpperCase() + text.slice(1)
}
