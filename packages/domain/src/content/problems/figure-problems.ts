// "One value, one place": a figure typed into a text must not contradict the project's own field. Campaigns and legal
// texts are exempt, because they keep the figures of their day. So does a sentence of an article that names the day the
// article came out: whoever reads the figure reads its date.

import { dayInWords } from '../../calendar/day-in-words'
import { noBreakSpace, soles } from '../../money/money'
import { languagesOf, type TextNode } from '../content-nodes'
import type { Locale } from '../localized.schema'
import type { Article } from '../news.schema'
import type { Project } from '../project.schema'
import type { Snapshot } from '../snapshot.schema'
import { ownerOf } from './owner-of'
import { type StatedFigure, sentencesOf, statedFigures } from './stated-figures'

const exempt = /^(?:campaigns|termsSections|legalDocuments|consentTexts)\b/

export function figureProblems(texts: TextNode[], snapshot: Snapshot): string[] {
  const rate = snapshot.siteSettings.exchangeRate.solesPerDollar
  return texts
    .filter((node) => !exempt.test(node.path))
    .flatMap((node) => {
      const own = ownerOf(node.path, snapshot.projects)
      const article = articleOf(node.path, snapshot.news)
      return [...languagesOf(node)].flatMap(({ locale, text }) =>
        sentencesOf(text)
          .filter((sentence) => !article || !isDated(sentence, article, locale))
          .flatMap((sentence) => contradictions(sentence, own, snapshot.projects, rate))
          .map((problem) => `${node.path}.${locale}: ${problem}`),
      )
    })
}

function articleOf(path: string, news: Article[]): Article | undefined {
  const number = /^news\[(\d+)\]/.exec(path)?.[1]
  return news.find((article) => String(article.number) === number)
}

function isDated(sentence: string, { publishedOn }: Article, locale: Locale): boolean {
  return sentence.replaceAll(noBreakSpace, ' ').includes(dayInWords(publishedOn, locale))
}

function contradictions(sentence: string, own: Project | null, projects: Project[], rate: number): string[] {
  const named = projectsNamedIn(sentence, projects)
  const subjects = own && !named.includes(own) ? [own, ...named] : named
  if (subjects.length === 0) return []
  return statedFigures(sentence)
    .filter((stated) => own !== null || stated.monthly || !stated.kind.startsWith('price'))
    .filter((stated) => !subjects.some((project) => fieldOf(stated, project, rate) === stated.value))
    .map((stated) => `says "${stated.words}", but ${subjects.map((p) => fieldText(stated, p, rate)).join(', ')}`)
}

/** Longer names first, so that "Punta Arena II" is not also read as "Punta Arena". */
function projectsNamedIn(sentence: string, projects: Project[]): Project[] {
  let rest = sentence
  return projects
    .toSorted((a, b) => b.name.length - a.name.length)
    .filter((project) => {
      const name = new RegExp(`(?<![\\p{L}\\d])${literally(project.name)}(?![\\p{L}\\d])`, 'gu')
      const without = rest.replace(name, '')
      const found = without !== rest
      rest = without
      return found
    })
}

function literally(name: string): string {
  return name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

function fieldOf(stated: StatedFigure, project: Project, rate: number): number | null {
  if (stated.kind === 'area') return project.minAreaM2
  if (stated.kind === 'months') return project.months
  if (project.monthlyFromUsd === null) return null
  return stated.kind === 'priceUsd' ? project.monthlyFromUsd : soles(project.monthlyFromUsd, rate)
}

function fieldText(stated: StatedFigure, project: Project, rate: number): string {
  const field = fieldOf(stated, project, rate)
  const units = { area: 'm²', months: 'months', priceUsd: 'dollars a month', pricePen: 'soles a month' }
  return field === null
    ? `${project.name} states no figure for it`
    : `${project.name} has ${field} ${units[stated.kind]}`
}
