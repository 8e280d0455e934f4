// Texts contain placeholders instead of figures, so a new price changes every text that states it. `{area}` is the
// minimum area of the project that the text belongs to, `{area:santorini}` the minimum area of Santorini.

import { formatArea } from '../area/format-area'
import { formatDay } from '../calendar/format-date'
import type { Locale } from '../language/locale'
import { centsOf, formatRate, noBreakSpace, shortPen, shortUsd, toWholeSoles } from '../money/money'
import { findMovedProject } from '../redirect/find-moved-project'
import type { Project } from './project.schema'
import type { Snapshot } from './snapshot.schema'

/** The figures of a project that a text can state. */
export type ProjectFigures = Pick<Project, 'slug' | 'name' | 'minAreaM2' | 'months' | 'monthlyFromUsd'>

export const figureNames = ['area', 'months', 'priceUsd', 'pricePen'] as const
export type FigureName = (typeof figureNames)[number]

export const rateNames = ['rate', 'rateDate'] as const

/** The content from which figures and the exchange rate are read. */
export type FigureSources = Pick<Snapshot, 'projects' | 'redirects' | 'siteSettings'>

const placeholder = /\{(\w+)(?::([\w-]+))?\}/g

/**
 * Fills the placeholders of figures and of the exchange rate. A placeholder without a figure stays unchanged, and
 * `contentProblems` prevents publishing it.
 */
export function fillFigures(
  text: string,
  ownProject: Project | null,
  { projects, redirects, siteSettings: { exchangeRate: rate } }: FigureSources,
  locale: Locale,
): string {
  return text.replace(placeholder, (match, name: string, slug: string | undefined) => {
    if (isRateName(name) && !slug)
      return name === 'rate' ? formatRate(rate.solesPerDollar) : formatDay(rate.date, locale)
    const project = slug ? findMovedProject(slug, projects, redirects) : ownProject
    if (!project || !isFigureName(name)) return match
    return formatFigure(name, project, rate.solesPerDollar, locale) ?? match
  })
}

export function isFigureName(name: string): name is FigureName {
  return figureNames.some((figureName) => figureName === name)
}

export function isRateName(name: string): boolean {
  return rateNames.some((rateName) => rateName === name)
}

/** Formats a figure of a project, or returns null if the project does not state it. */
export function formatFigure(name: FigureName, project: ProjectFigures, rate: number, locale: Locale): string | null {
  if (name === 'area') return formatArea(project.minAreaM2, locale)
  if (name === 'months') return project.months === null ? null : monthsText(project.months, locale)
  if (project.monthlyFromUsd === null) return null
  const monthly = centsOf(project.monthlyFromUsd)
  return name === 'priceUsd' ? shortUsd(monthly) : shortPen(toWholeSoles(monthly, rate))
}

function monthsText(months: number, locale: Locale): string {
  const forms = locale === 'es' ? (['mes', 'meses'] as const) : (['month', 'months'] as const)
  return `${months}${noBreakSpace}${months === 1 ? forms[0] : forms[1]}`
}
