// The sentence for every message key a schema or the intake can answer with. The browser's forms and the pages for
// visitors without script read the same table, so that nobody is told two different things about one mistake.
import en from './field-errors.en.json' with { type: 'json' }
import es from './field-errors.es.json' with { type: 'json' }

export type FieldErrorKey = keyof typeof es

export const fieldErrors: Record<'es' | 'en', Record<FieldErrorKey, string>> = { es, en }

export const isFieldErrorKey = (key: string): key is FieldErrorKey => Object.hasOwn(es, key)

/** `{name}` in a text is filled from `values`. */
export const fillMarks = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{(\w+)\}/g, (mark, name) => String(values[name] ?? mark))
