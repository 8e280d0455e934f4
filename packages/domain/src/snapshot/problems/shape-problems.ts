// The panel validates each field only in the language it shows and accepts empty lists, so the schema of the snapshot
// checks the whole record.

import type * as z from 'zod'
import { type Locale, locales } from '../../language/locale'
import type { Localized } from '../../language/localized.schema'
import type { ContentProblem } from './content-problem'
import { missingText } from './language-problems'

type Issue = z.core.$ZodIssue

export function shapeProblems(issues: readonly Issue[], path: string, record: unknown): ContentProblem[] {
  return issues.map((issue) => {
    const parts = issue.path.map(String)
    const language = locales.find((locale) => locale === parts.at(-1))
    const field = (language ? parts.slice(0, -1) : parts).join('.')
    return { path: `${path}.${field}`, field, message: messageOf(issue, language, valueAt(record, parts)) }
  })
}

function valueAt(record: unknown, parts: string[]): unknown {
  return parts.reduce<unknown>((value, part) => (value as Record<string, unknown> | null | undefined)?.[part], record)
}

function messageOf(issue: Issue, language: Locale | undefined, value: unknown): Localized {
  const isEmpty = value === null || value === undefined || value === ''
  if (language && isEmpty) return missingText(language)
  if (isEmpty) return { en: 'it is missing', es: 'Falta completar este campo antes de publicar.' }
  if (issue.code === 'too_small' && issue.origin === 'array') return minimumMessage(Number(issue.minimum))
  if (issue.code === 'too_big' && issue.origin === 'array')
    return { en: `at most ${issue.maximum}`, es: `Deja como máximo ${issue.maximum}.` }
  return { en: issue.message, es: 'Este dato no tiene la forma que el sitio espera. Revísalo.' }
}

function minimumMessage(count: number): Localized {
  if (count === 1) return { en: 'at least 1', es: 'Está vacío: agrega al menos uno antes de publicar.' }
  return { en: `at least ${count}`, es: `Agrega más: hacen falta al menos ${count} antes de publicar.` }
}
