import { type FieldErrorKey, fieldErrors } from '@sillar/domain/submission/field-errors'
import type { Locale } from '@/i18n/locales'
import { textsFor } from '@/i18n/translator'

type CommonPrefix = 'field' | 'file' | 'form' | 'outbox' | 'phone' | 'receipt'

/** The messages of a form in the language of its page: those every form has, and its own. */
export const formTexts = <Own extends string>(locale: Locale, ...own: Own[]) =>
  textsFor<CommonPrefix | Own>(locale, 'field', 'file', 'form', 'outbox', 'phone', 'receipt', ...own)

/** The sentences for the errors that a form or its endpoint can report. */
export function formErrors(locale: Locale, ...prefixes: string[]): Record<string, string> {
  const known = Object.entries(fieldErrors[locale]) as [FieldErrorKey, string][]
  const wanted = ['form', 'submission', ...prefixes]
  return Object.fromEntries(known.filter(([key]) => wanted.some((prefix) => key.startsWith(`${prefix}.`))))
}
