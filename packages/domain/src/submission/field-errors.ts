// Forms in the browser and pages without JavaScript use this table, so both show the same messages.
import en from './field-errors.en.json' with { type: 'json' }
import es from './field-errors.es.json' with { type: 'json' }

export type FieldErrorKey = keyof typeof es

export const fieldErrors: Record<'es' | 'en', Record<FieldErrorKey, string>> = { es, en }

export const isFieldErrorKey = (key: string): key is FieldErrorKey => Object.hasOwn(es, key)

/** Fills placeholders such as `{name}` from `values`. */
export const fillPlaceholders = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{(\w+)\}/g, (placeholder, name) => String(values[name] ?? placeholder))
