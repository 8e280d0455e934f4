// A figure typed into a text must not contradict the project's own field. Campaigns and legal texts are exempt, because
// they keep the figures of their day. So is a sentence of an article that contains the article's date.

import { formatDay } from '../../calendar/format-date'
import type { Locale } from '../../language/locale'
import type { Localized } from '../../language/localized.schema'
import { centsOf, noBreakSpace, toWholeSoles } from '../../money/money'
import { languagesOf, type TextNode } from '../content-nodes'
import type { ProjectFigures } from '../fill-figures'
import type { ContentProblem } from './content-problem'
import { ownerOf } from './owner-of'
import { type StatedFigure, sentencesOf, statedFigures } from './stated-figures'
import type { Surroundings } from './surroundings'

type Article = Surroundings['news'][number]

const exempt = /^(?:campaigns|termsSections|legalDocuments|consentTexts)\b/

export function figureProblems(texts: TextNode[], around: Surroundings): ContentProblem[] {
  const rate = around.siteSettings.exchangeRate.solesPerDollar
  return texts
    .filter((node) => !exempt.test(node.path))
    .flatMap((node) => {
      const own = ownerOf(node.path, around.projects)
      const article = articleOf(node.path, around.news)
      return [...languagesOf(node)].flatMap(({ locale, text }) =>
        sentencesOf(text)
          .filter((sentence) => !article || !isDated(sentence, article, locale))
          .flatMap((sentence) => contradictions(sentence, own, around.projects, rate))
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
  own: ProjectFigures | null,
  projects: ProjectFigures[],
  rate: number,
): Localized[] {
  const named = projectsNamedIn(sentence, projects)
  const subjects = own && !named.includes(own) ? [own, ...named] : named
  if (subjects.length === 0) return []
  return statedFigures(sentence)
    .filter((stated) => own !== null || stated.monthly || !stated.kind.startsWith('price'))
    .filter((stated) => !subjects.some((project) => fieldOf(stated, project, rate) === stated.value))
    .map((stated) => {
      const fields = (locale: Locale) => subjects.map((project) => fieldText(stated, project, rate, locale)).join(', ')
      return {
        en: `says "${stated.text}", but ${fields('en')}`,
        es: `Dice «${stated.text}», pero ${fields('es')}. Corrige el texto, o escribe la cifra con su marcador, por ejemplo {${stated.kind}}.`,
      }
    })
}

/** Matches longer names first, so that "Punta Arena II" is not read as "Punta Arena". */
function projectsNamedIn(sentence: string, projects: ProjectFigures[]): ProjectFigures[] {
  let rest = sentence
  return projects
    .toSorted((a, b) => b.name.length - a.name.length)
    .filter((project) => {
      const name = new RegExp(`(?<![\\p{L}\\d])${literally(project.name)}(?![\\p{L}\\d])`, 'gu')
      const without = rest.replace(name, '')
      const isNamed = without !== rest
      rest = without
      return isNamed
    })
}

function literally(name: string): string {
  return name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

function fieldOf(stated: StatedFigure, project: ProjectFigures, rate: number): number | null {
  if (stated.kind === 'area') return project.minAreaM2
  if (stated.kind === 'months') return project.months
  if (project.monthlyFromUsd === null) return null
  return stated.kind === 'priceUsd' ? project.monthlyFromUsd : toWholeSoles(centsOf(project.monthlyFromUsd), rate) / 100
}

const units: Record<Locale, Record<StatedFigure['kind'], string>> = {
  en: { area: 'm²', months: 'months', priceUsd: 'dollars a month', pricePen: 'soles a month' },
  es: { area: 'm²', months: 'meses', priceUsd: 'dólares al mes', pricePen: 'soles al mes' },
}

function fieldText(stated: StatedFigure, project: ProjectFigures, rate: number, locale: Locale): string {
  const field = fieldOf(stated, project, rate)
  if (field === null)
    return locale === 'en' ? `${project.name} states no figure for it` : `${project.name} no indica esa cifra`
  return `${project.name} ${locale === 'en' ? 'has' : 'tiene'} ${field} ${units[locale][stated.kind]}`
}
