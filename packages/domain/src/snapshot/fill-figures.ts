// Texts name a project's figures by placeholder, so that changing a price or an area changes every text that states it.
// `{area}` speaks of the project whose text it is; `{area:santorini}` of the project it names. `{rate}` and `{rateDate}`
// are the company's: soles per dollar as accepted for payment, and the day the rate is of.

import { dayInWords } from '../calendar/day-in-words'
import type { Locale } from '../language/localized.schema'
import { centsOf, formatRate, noBreakSpace, shortPen, shortUsd, toWholeSoles } from '../money/money'
import type { ExchangeRate } from './globals.schema'
import type { Project } from './project.schema'

/** What a text can state of a project. */
export type ProjectFigures = Pick<Project, 'slug' | 'name' | 'minAreaM2' | 'months' | 'monthlyFromUsd'>

export const figureNames = ['area', 'months', 'priceUsd', 'pricePen'] as const
export type FigureName = (typeof figureNames)[number]

export const rateNames = ['rate', 'rateDate'] as const

const placeholder = /\{(\w+)(?::([\w-]+))?\}/g

/** A placeholder without a figure stays as it is: a preview shows it, and `contentProblems` keeps it from being published. */
export function fillFigures(
  text: string,
  own: Project | null,
  projects: readonly Project[],
  rate: ExchangeRate,
  locale: Locale,
): string {
  return text.replace(placeholder, (whole, name: string, slug: string | undefined) => {
    if (isRateName(name) && !slug)
      return name === 'rate' ? formatRate(rate.solesPerDollar) : dayInWords(rate.date, locale)
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

/** The figure as people read it, or null where the project has none ("consult"). */
export function figure(name: FigureName, project: ProjectFigures, rate: number, locale: Locale): string | null {
  if (name === 'area') return `${project.minAreaM2}${noBreakSpace}m²`
  if (name === 'months') return project.months === null ? null : monthsText(project.months, locale)
  if (project.monthlyFromUsd === null) return null
  const monthly = centsOf(project.monthlyFromUsd)
  return name === 'priceUsd' ? shortUsd(monthly) : shortPen(toWholeSoles(monthly, rate))
}

function monthsText(months: number, locale: Locale): string {
  const words = locale === 'es' ? (['mes', 'meses'] as const) : (['month', 'months'] as const)
  return `${months}${noBreakSpace}${months === 1 ? words[0] : words[1]}`
}
