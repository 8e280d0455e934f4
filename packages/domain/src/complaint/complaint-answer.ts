import { formatDay } from '../calendar/format-date'
import type { Locale } from '../language/locale'

/** The values that fill the placeholders of a template. */
export type AnswerFacts = { firstName: string; lastName: string; reference: string; filedOn: string; locale: Locale }

/** Staff write templates in either language, so each placeholder has a Spanish and an English name. */
const placeholders: Record<string, (facts: AnswerFacts) => string> = {
  nombre: ({ firstName, lastName }) => `${firstName} ${lastName}`,
  name: ({ firstName, lastName }) => `${firstName} ${lastName}`,
  número: ({ reference }) => reference,
  numero: ({ reference }) => reference,
  number: ({ reference }) => reference,
  fecha: ({ filedOn, locale }) => formatDay(filedOn, locale),
  date: ({ filedOn, locale }) => formatDay(filedOn, locale),
}

/**
 * Fills a template. Unknown placeholders stay in the text for staff to replace; an answer that contains one is not sent.
 */
export const fillAnswer = (template: string, facts: AnswerFacts): string =>
  template.replace(
    /\{([\p{L} ]{1,40})\}/gu,
    (placeholder, name: string) => placeholders[name.toLowerCase()]?.(facts) ?? placeholder,
  )

/** About three printed pages. A longer answer should be an attachment. */
export const MAX_ANSWER_LENGTH = 8000

export type AnswerProblem = 'empty' | 'too long' | 'open places'

export function answerProblem(text: string): AnswerProblem | undefined {
  if (text.trim() === '') return 'empty'
  if (text.length > MAX_ANSWER_LENGTH) return 'too long'
  return /\{[^{}\n]{0,60}\}/.test(text) ? 'open places' : undefined
}

/**
 * Normalises line breaks and removes trailing spaces and extra blank lines. The stored answer, its preview and the PDF
 * use the result.
 */
export const tidyAnswer = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
