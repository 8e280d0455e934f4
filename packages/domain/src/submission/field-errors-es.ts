// A separate file, because browsers load only one language.
import es from './field-errors.es.json' with { type: 'json' }

export const fieldErrors: Record<string, string> = es
