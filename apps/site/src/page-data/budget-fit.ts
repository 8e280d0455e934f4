import type { Locale } from '@app/domain/language/locale'
import type { ProjectKind } from '@app/domain/snapshot/project.schema'
import { translator } from '@/i18n/translator'

/** Returns the texts in which the script enters how many lots or apartments of a project a budget pays for. */
export function budgetFitTexts(kind: ProjectKind, locale: Locale): readonly [one: string, other: string] {
  const t = translator(locale)
  const form = (count: number) =>
    t(kind === 'apartment' ? 'projects.fitUnits' : 'projects.fit', { count, usd: '$' }).replace(String(count), '#')
  return [form(1), form(2)]
}
