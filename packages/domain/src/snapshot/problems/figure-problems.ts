// A figure typed into a text must not contradict the field of the project. Campaigns, legal texts and sentences that
// contain the date of their news article are exempt, because they state old figures on purpose.

import { formatDay } from '../../calendar/format-date'
import type { Locale } from '../../language/locale'
import type { Localized } from '../../language/localized.schema'
import { centsOf, noBreakSpace, toWholeSoles } from '../../money/money'
import { hasMatch, languagesOf, type TextNode } from '../content-nodes'
import type { ProjectFigures } from '../fill-figures'
import type { CheckContext } from './check-context'
import type { ContentProblem } from './content-problem'
import { ownerOf } from './owner-of'
import { type StatedFigure, sentencesOf, statedFigures } from './stated-figures'

type Article = CheckContext['news'][number]

const exemptPaths = /^(?:campaigns|termsSections|legalDocuments|consentTexts)\b/

export function figureProblems(texts: TextNode[], context: CheckContext): ContentProblem[] {
  const rate = context.siteSettings.exchangeRate.solesPerDollar
  const findNamedProjects = projectFinder(context.projects)
  return texts
    .filter((node) => !exemptPaths.test(node.path) && hasMatch(node, /\d/))
    .flatMap((node) => {
      const ownProject = ownerOf(node.path, context.projects)
      const article = articleOf(node.path, context.news)
      return [...languagesOf(node)].flatMap(({ locale, text }) =>
        sentencesOf(text)
          .filter((sentence) => !article || !isDated(sentence, article, locale))
          .flatMap((sentence) => contradictions(sentence, ownProject, findNamedProjects, rate))
          .map((message) => ({ path: `${node.path}.${locale}`, field: node.field, message })),
      )
    })
}

function articleOf(path: string, news: Article[]): Article | undefined {
  const number = /^news\[(\d+)\]/.exec(path)?.[1]
  return news.find((article) => String(article.number) === number)
}

function isDated(sentence: string, { publishedOn }: Article, locale: Locale): boolean {
  return sentence.replaceAll(noBreakSpace, ' ').includes(formatDay(publishedOn, locale))
}

function contradictions(
  sentence: string,
  ownProject: ProjectFigures | null,
  findNamedProjects: (sentence: string) => ProjectFigures[],
  rate: number,
): Localized[] {
  const figures = statedFigures(sentence)
  if (figures.length === 0) return []
  const namedProjects = findNamedProjects(sentence)
  const subjects = ownProject && !namedProjects.includes(ownProject) ? [ownProject, ...namedProjects] : namedProjects
  if (subjects.length === 0) return []
  return figures
    .filter((statedFigure) => ownProject !== null || statedFigure.isMonthly || !statedFigure.kind.startsWith('price'))
    .filter(
      (statedFigure) => !subjects.some((project) => fieldValue(statedFigure, project, rate) === statedFigure.value),
    )
    .map((statedFigure) => {
      const fields = (locale: Locale) =>
        subjects.map((project) => fieldText(statedFigure, project, rate, locale)).join(', ')
      return {
        en: `says "${statedFigure.text}", but ${fields('en')}`,
        es: `Dice «${statedFigure.text}», pero ${fields('es')}. Corrige el texto, o escribe la cifra con su marcador, por ejemplo {${statedFigure.kind}}.`,
      }
    })
}

/**
 * Returns a function that finds the projects named in a sentence. One pattern contains all names, because one
 * pattern per project is too slow for a thousand projects. Longer names are first, because "Punta Arena II" is not
 * "Punta Arena".
 */
function projectFinder(projects: ProjectFigures[]): (sentence: string) => ProjectFigures[] {
  // While staff edit, a project may have no name yet.
  const byName = Map.groupBy(
    projects.filter(({ name }) => name),
    ({ name }) => name,
  )
  const names = [...byName.keys()].toSorted((a, b) => b.length - a.length).map(escapeRegExp)
  if (names.length === 0) return () => []
  const pattern = new RegExp(`(?<![\\p{L}\\d])(?:${names.join('|')})(?![\\p{L}\\d])`, 'gu')
  return (sentence) => [...new Set(sentence.match(pattern))].flatMap((name) => byName.get(name) ?? [])
}

function escapeRegExp(name: string): string {
  return name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

function fieldValue(statedFigure: StatedFigure, project: ProjectFigures, rate: number): number | null {
  if (statedFigure.kind === 'area') return project.minAreaM2
  if (statedFigure.kind === 'months') return project.months
  if (project.monthlyFromUsd === null) return null
  return statedFigure.kind === 'priceUsd'
    ? project.monthlyFromUsd
    : toWholeSoles(centsOf(project.monthlyFromUsd), rate) / 100
}

const units: Record<Locale, Record<StatedFigure['kind'], string>> = {
  en: { area: 'm²', months: 'months', priceUsd: 'dollars a month', pricePen: 'soles a month' },
  es: { area: 'm²', months: 'meses', priceUsd: 'dólares al mes', pricePen: 'soles al mes' },
}

function fieldText(statedFigure: StatedFigure, project: ProjectFigures, rate: number, locale: Locale): string {
  const field = fieldValue(statedFigure, project, rate)
  if (field === null)
    return locale === 'en' ? `${project.name} states no figure for it` : `${project.name} no indica esa cifra`
  return `${project.name} ${locale === 'en' ? 'has' : 'tiene'} ${field} ${units[locale][statedFigure.kind]}`
}
