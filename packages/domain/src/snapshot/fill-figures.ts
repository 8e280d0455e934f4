// Texts refer to a project's figures with placeholders, so that changing a price or an area changes every text that
// states it. `{area}` refers to the text's own project, `{area:santorini}` to the named one. `{rate}` and `{rateDate}`
// are the company's exchange rate (soles per dollar) and its date.

import { formatDay } from '../calendar/format-date'
import type { Locale } from '../language/locale'
import { centsOf, formatRate, noBreakSpace, shortPen, shortUsd, toWholeSoles } from '../money/money'
import type { ExchangeRate } from './globals.schema'
import type { Project } from './project.schema'

/** The figures of a project that a text can state. */
export type ProjectFigures = Pick<Project, 'slug' | 'name' | 'minAreaM2' | 'months' | 'monthlyFromUsd'>

export const figureNames = ['area', 'months', 'priceUsd', 'pricePen'] as const
export type FigureName = (typeof figureNames)[number]

export const rateNames = ['rate', 'rateDate'] as const

const placeholder = /\{(\w+)(?::([\w-]+))?\}/g

/**
 * Fills figures. A placeholder without a figure stays unchanged: a preview shows it, and `contentProblems` prevents
 * publishing.
 */
export function fillFigures(
  text: string,
  own: Project | null,
  projects: readonly Project[],
  rate: ExchangeRate,
  locale: Locale,
): string {
  return text.replace(placeholder, (whole, name: string, slug: string | undefined) => {
    if (isRateName(name) && !slug)
      return name === 'rate' ? formatRate(rate.solesPerDollar) : formatDay(rate.date, locale)
    const project = slug ? projects.find((candidate) => candidate.slug === slug) : own
    if (!project || !isFigureName(name)) return whole
    return figure(name, project, rate.solesPerDollar, locale) ?? whole
  })
}

export function isFigureName(name: string): name is FigureName {
  return figureNames.some((known) => known === name)
}

export function isRateName(name: string): boolean {
  return rateNames.some((known) => known === name)
}

/** Formats a figure, or returns null if the project has none ("consult"). */
export function figure(name: FigureName, project: ProjectFigures, rate: number, locale: Locale): string | null {
  if (name === 'area') return `${project.minAreaM2}${noBreakSpace}m²`
  if (name === 'months') return project.months === null ? null : monthsText(project.months, locale)
  if (project.monthlyFromUsd === null) return null
  const monthly = centsOf(project.monthlyFromUsd)
  return name === 'priceUsd' ? shortUsd(monthly) : shortPen(toWholeSoles(monthly, rate))
}

function monthsText(months: number, locale: Locale): string {
  const forms = locale === 'es' ? (['mes', 'meses'] as const) : (['month', 'months'] as const)
  return `${months}${noBreakSpace}${months === 1 ? forms[0] : forms[1]}`
}
