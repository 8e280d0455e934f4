// The message for every key that a schema or the intake returns. The browser's forms and the pages without JavaScript
// use the same table, so that both show the same message.
import en from './field-errors.en.json' with { type: 'json' }
import es from './field-errors.es.json' with { type: 'json' }

export type FieldErrorKey = keyof typeof es

export const fieldErrors: Record<'es' | 'en', Record<FieldErrorKey, string>> = { es, en }

export const isFieldErrorKey = (key: string): key is FieldErrorKey => Object.hasOwn(es, key)

/** Fills `{name}` in a text from `values`. */
export const fillMarks = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{(\w+)\}/g, (mark, name) => String(values[name] ?? mark))
