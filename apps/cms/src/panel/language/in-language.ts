import type { PayloadRequest } from 'payload'
import words from './words.json'

const phrases: Record<string, string> = words.phrases

/** A sentence in the language that a member of staff has chosen for the panel. */
export const say = (language: string, english: string): string =>
  language === 'es' ? (phrases[english] ?? english) : english

export const sayTo = (req: PayloadRequest, english: string): string => say(req.i18n.language, english)
