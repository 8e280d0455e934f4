import en from './field-errors.en.json' with { type: 'json' }
import es from './field-errors.es.json' with { type: 'json' }

const texts: Record<'es' | 'en', Record<string, string>> = { es, en }

/** Sentence for a message key. The scripted form has its own words; these are for pages without script. */
export const fieldErrorText = (key: string, locale: 'es' | 'en'): string =>
  texts[locale][key] ?? texts[locale]['form.invalid'] ?? key
