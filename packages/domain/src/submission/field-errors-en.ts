// A separate file, because browsers load only one language.
import en from './field-errors.en.json' with { type: 'json' }

export const fieldErrors: Record<string, string> = en
