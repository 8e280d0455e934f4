import type { Locale } from '@sillar/domain/content/localized.schema'
import { type FieldErrorKey, fieldErrors, fillMarks } from '@sillar/domain/submission/field-errors'
import en from './en.json'
import es from './es.json'

export type MessageKey = keyof typeof es | FieldErrorKey
export type Translate = (key: MessageKey, values?: Record<string, string | number>) => string

const texts: Record<Locale, Record<MessageKey, string>> = {
  es: { ...fieldErrors.es, ...es },
  en: { ...fieldErrors.en, ...en },
}

/** `{name}` in a text is filled from `values`. A text missing in one language falls back to English. */
export const translator =
  (locale: Locale): Translate =>
  (key, values = {}) =>
    fillMarks(texts[locale][key] ?? texts.en[key], values)

/** Errors carry message keys, the server's too. One that this build does not know still gets a sentence. */
export const errorText = (t: Translate, key: string, values?: Record<string, string>): string =>
  t(isMessageKey(key) ? key : 'form.field.invalid', values)

const isMessageKey = (key: string): key is MessageKey => Object.hasOwn(texts.es, key)
