import { formatDay } from '@app/domain/calendar/format-date'
import type { Lot } from '@app/domain/lot/lot.schema'
import { formatPen, formatUsd, type Money } from '@app/domain/money/money'
import { type WorkedExample, workedExample } from '@app/domain/project/worked-example'
import type { Project } from '@app/domain/snapshot/project.schema'
import type { ProjectAnswers } from '@app/domain/snapshot/project-answers.schema'
import { lots } from '../lots/all-lots'
import { places } from '../places'
import { siteSettings } from '../site-settings'

/** What the documents of a project say about it, all read from the content of the project. */
export type ProjectFacts = {
  project: Project
  facts: ProjectAnswers['facts']
  documents: ProjectAnswers['documents']
  lots: Lot[]
  place: string
  /** The plural noun: "lotes" or "departamentos". */
  units: string
  unit: string
  example: WorkedExample | null
  /** "diciembre de 2028" */
  delivery: string
  company: string
}

export const isBuilding = ({ project }: Pick<ProjectFacts, 'project'>): boolean => project.kind === 'apartment'

/** The sample mark of each page says that the company is invented, so its name needs no separate mark. */
const company = siteSettings.legalName

export function factsOf(project: Project): ProjectFacts {
  const { answers } = project
  const place = places.find(({ slug }) => slug === project.place)
  if (!answers?.facts.deliveryOn || !place) throw new Error(`${project.slug} has no delivery date or no place`)
  const building = project.kind === 'apartment'
  return {
    project,
    facts: answers.facts,
    documents: answers.documents,
    lots: lots.filter((lot) => lot.project === project.slug),
    place: place.name === place.region ? place.name : `${place.name}, ${place.region}`,
    units: building ? 'departamentos' : 'lotes',
    unit: building ? 'departamento' : 'lote',
    example: workedExample(project, lots, siteSettings.exchangeRate.solesPerDollar),
    delivery: formatDay(answers.facts.deliveryOn, 'es', 'month'),
    company,
  }
}

const decimals = new Intl.NumberFormat('es-PE', { maximumFractionDigits: 2 })

export const squareMetres = (area: number): string => `${decimals.format(area)} m²`

export const totalArea = (all: readonly Lot[]): number => all.reduce((total, { areaM2 }) => total + areaM2, 0)

export const formatBoth = ({ usd, pen }: Money): string => `${formatUsd(usd)} (${formatPen(pen)})`
