// Until the complaint is sent, the form shows only the expected number. The intake assigns the final number.
import { numericDay } from '@app/domain/calendar/numeric-day'
import type { Locale } from '@app/domain/language/locale'

type BookPreview = { number: string; filedOn: string; dueOn: string }

export type PreviewState = { kind: 'loading' } | { kind: 'ready'; preview: BookPreview } | { kind: 'unknown' }

export function readPreview(answer: unknown): PreviewState {
  if (typeof answer !== 'object' || answer === null) return { kind: 'unknown' }
  const { preview, filedOn, dueOn } = answer as Record<string, unknown>
  if (typeof preview !== 'string' || !isDay(filedOn) || !isDay(dueOn)) return { kind: 'unknown' }
  return { kind: 'ready', preview: { number: preview, filedOn, dueOn } }
}

const isDay = (value: unknown): value is string => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)

export const bookDate = (date: string, locale: Locale) => numericDay(date.slice(0, 10), locale)

/**
 * Removes the leading word of "Reclamo: disconformidad…", because the label of the option already shows it. Capitalises
 * the remaining text.
 */
export function definitionText(definition: string): string {
  const text = definition.replace(/^[^:.]{1,40}:\s*/, '')
  return text.charAt(0).toUpperCase() + text.slice(1)
}
