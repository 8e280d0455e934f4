import type { Locale } from '@app/domain/language/locale'
import { type FieldErrorKey, fieldErrors } from '@app/domain/submission/field-errors'
import { textsFor } from '@/i18n/translator'

type CommonPrefix = 'field' | 'file' | 'form' | 'outbox' | 'phone' | 'receipt'

/** Returns the messages that all forms share and those with the given prefixes. */
export const formTexts = <Own extends string>(locale: Locale, ...prefixes: Own[]) =>
  textsFor<CommonPrefix | Own>(locale, 'field', 'file', 'form', 'outbox', 'phone', 'receipt', ...prefixes)

/** Returns the messages for the errors that a form or its endpoint can report. */
export function formErrors(locale: Locale, ...prefixes: string[]): Record<string, string> {
  const messages = Object.entries(fieldErrors[locale]) as [FieldErrorKey, string][]
  const allPrefixes = ['form', 'submission', ...prefixes]
  return Object.fromEntries(messages.filter(([key]) => allPrefixes.some((prefix) => key.startsWith(`${prefix}.`))))
}
