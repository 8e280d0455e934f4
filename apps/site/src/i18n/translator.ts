// Interface texts. Content texts come from the snapshot; these are the words of buttons, labels and notes.

import type { Locale } from './locales'
import en from './messages/en.json'
import es from './messages/es.json'

export type MessageKey = keyof typeof es
type Values = Readonly<Record<string, string | number>>
export type Translate = (key: MessageKey, values?: Values, fallback?: string) => string

const messages: Record<Locale, Readonly<Record<string, string>>> = { es, en }

/** A text missing in one language falls back to English, then to the text the caller supplies. */
export function translator(locale: Locale, catalogue = messages): Translate {
  return (key, values = {}, fallback = '') => {
    const text = catalogue[locale][key] ?? catalogue.en[key] ?? fallback
    return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
  }
}
