import { formatDay } from '../calendar/format-date'
import type { Locale } from '../language/locale'

/** The values that fill the placeholders of a template. */
export type AnswerFacts = { firstName: string; lastName: string; reference: string; filedOn: string; locale: Locale }

/** Staff write templates in either language, so placeholders have names in both. */
const places: Record<string, (facts: AnswerFacts) => string> = {
  nombre: ({ firstName, lastName }) => `${firstName} ${lastName}`,
  name: ({ firstName, lastName }) => `${firstName} ${lastName}`,
  número: ({ reference }) => reference,
  numero: ({ reference }) => reference,
  number: ({ reference }) => reference,
  fecha: ({ filedOn, locale }) => formatDay(filedOn, locale),
  date: ({ filedOn, locale }) => formatDay(filedOn, locale),
}

/**
 * Fills a template. Unknown placeholders stay open for the person who answers; an answer that contains one is not sent.
 */
export const fillAnswer = (template: string, facts: AnswerFacts): string =>
  template.replace(/\{([\p{L} ]{1,40})\}/gu, (place, name: string) => places[name.toLowerCase()]?.(facts) ?? place)

/** Three pages; a longer text belongs in a file. */
export const ANSWER_MAX_LETTERS = 8000

export type AnswerProblem = 'empty' | 'too long' | 'open places'

export function answerProblem(text: string): AnswerProblem | undefined {
  if (text.trim() === '') return 'empty'
  if (text.length > ANSWER_MAX_LETTERS) return 'too long'
  return /\{[^{}\n]{0,60}\}/.test(text) ? 'open places' : undefined
}

/** Normalises blank lines and trailing spaces, so that what is stored is what is printed. */
export const tidyAnswer = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
