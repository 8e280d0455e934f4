import { dayInWords } from '../calendar/day-in-words'
import type { Locale } from '../language/localized.schema'

/** What a template may leave open, and the complaint fills. */
export type AnswerFacts = { firstName: string; lastName: string; reference: string; filedOn: string; locale: Locale }

/** Templates are written by staff, so the names of the places are in both languages. */
const places: Record<string, (facts: AnswerFacts) => string> = {
  nombre: ({ firstName, lastName }) => `${firstName} ${lastName}`,
  name: ({ firstName, lastName }) => `${firstName} ${lastName}`,
  número: ({ reference }) => reference,
  numero: ({ reference }) => reference,
  number: ({ reference }) => reference,
  fecha: ({ filedOn, locale }) => dayInWords(filedOn, locale),
  date: ({ filedOn, locale }) => dayInWords(filedOn, locale),
}

/** A place with any other name stays open: it is for whoever answers, and an answer with one is not sent. */
export const fillAnswer = (template: string, facts: AnswerFacts): string =>
  template.replace(/\{([\p{L} ]{1,40})\}/gu, (place, name: string) => places[name.toLowerCase()]?.(facts) ?? place)

/** Three pages; what is longer belongs into a file. */
export const ANSWER_MAX_LETTERS = 8000

export type AnswerProblem = 'empty' | 'too long' | 'open places'

export function answerProblem(text: string): AnswerProblem | undefined {
  if (text.trim() === '') return 'empty'
  if (text.length > ANSWER_MAX_LETTERS) return 'too long'
  return /\{[^{}\n]{0,60}\}/.test(text) ? 'open places' : undefined
}

/** One blank line between paragraphs, no spaces at line ends: what is stored is what is printed. */
export const tidyAnswer = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
