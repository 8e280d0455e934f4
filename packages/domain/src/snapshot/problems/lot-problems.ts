// A lot must be available at the advertised instalment, and no available lot may be cheaper.

import type { Localized } from '../../language/localized.schema'
import type { Lot } from '../../lot/lot.schema'
import { lotInstalment } from '../../lot/lot-money'
import { type PlanShape, planProblems } from '../../lot/lot-plan'
import { centsOf, formatUsd } from '../../money/money'
import type { Media } from '../media.schema'
import type { Project } from '../project.schema'
import type { ContentProblem } from './content-problem'

type SellingProject = Pick<Project, 'slug' | 'kind' | 'soldOut' | 'monthlyFromUsd' | 'months' | 'minAreaM2' | 'lotPlan'>
/** A media file that may be a site plan. Only SVGs have shapes. */
type PlanFile = Pick<Media, 'key' | 'kind'> & { shapes?: readonly PlanShape[] | null }
type Offer = { projects: readonly SellingProject[]; lots: readonly Lot[]; media: readonly PlanFile[] }

export function lotProblems({ projects, lots, media }: Offer): ContentProblem[] {
  const lotsByProject = Map.groupBy(lots, ({ project }) => project)
  return [
    ...lots.flatMap(problemsOfLot),
    ...projects.flatMap((project) => projectProblems(project, lotsByProject.get(project.slug) ?? [], media)),
  ]
}

function projectProblems(project: SellingProject, lots: readonly Lot[], media: readonly PlanFile[]): ContentProblem[] {
  const problemAt = (field: string) => (message: Localized) => ({
    path: `projects[${project.slug}].${field}`,
    field,
    message,
  })
  if (!project.lotPlan && lots.length === 0) return []
  return [
    ...repeatedCodes(lots).map(problemAt('lotPlan')),
    ...kindProblems(project, lots).map(problemAt('kind')),
    ...sitePlanProblems(project, lots, media).map(problemAt('lotPlan')),
    ...advertisedProblems(project, lots).map(problemAt('monthlyFromUsd')),
    ...minAreaProblems(project, lots).map(problemAt('minAreaM2')),
  ]
}

function problemsOfLot(lot: Lot): ContentProblem[] {
  const isUnit = isApartment(lot)
  const problemAt = (field: string, message: Localized) => ({ path: `lots[${lot.key}].${field}`, field, message })
  return [
    ...(lot.code.startsWith(`${lot.block}-`)
      ? []
      : [
          problemAt('block', {
            en: `the lot ${lot.code} does not stand in block ${lot.block}`,
            es: isUnit
              ? `El departamento ${lot.code} no es del piso ${lot.block}.`
              : `El lote ${lot.code} no es de la manzana ${lot.block}.`,
          }),
        ]),
    ...(lot.state === 'held' && lot.heldUntil === null
      ? [
          problemAt('heldUntil', {
            en: `the lot ${lot.code} is held without an end`,
            es: `El lote ${lot.code} está separado sin fecha de término.`,
          }),
        ]
      : []),
  ]
}

const isApartment = ({ block }: Pick<Lot, 'block'>): boolean => /^\d/.test(block)

/** Checks that lots have a block, a frontage and a depth, and that apartments have a floor and a type. */
function kindProblems({ kind }: SellingProject, lots: readonly Lot[]): Localized[] {
  return lots.flatMap((lot) => {
    if (isApartment(lot) !== (kind === 'apartment'))
      return [
        {
          en: `${lot.code} is ${kind === 'apartment' ? 'no apartment: its code begins with the floor' : 'no lot: its code begins with the letter of its block'}`,
          es: `${lot.code} no es ${kind === 'apartment' ? 'un departamento: su código empieza con el piso' : 'un lote: su código empieza con la letra de su manzana'}.`,
        },
      ]
    const isComplete = kind === 'apartment' ? lot.unitType !== null : lot.frontageM !== null && lot.depthM !== null
    if (isComplete) return []
    return [
      {
        en: `${lot.code} has no ${kind === 'apartment' ? 'type' : 'frontage or depth'}`,
        es: `A ${lot.code} le falta ${kind === 'apartment' ? 'el tipo' : 'el frente o el fondo'}.`,
      },
    ]
  })
}

function repeatedCodes(lots: readonly Lot[]): Localized[] {
  const codes = lots.map(({ code }) => code)
  return [...new Set(codes.filter((code, index) => codes.indexOf(code) !== index))].map((code) => ({
    en: `there are two lots ${code}`,
    es: `Hay dos lotes ${code}.`,
  }))
}

function sitePlanProblems(
  { kind, lotPlan }: SellingProject,
  lots: readonly Lot[],
  media: readonly PlanFile[],
): Localized[] {
  // Apartments need no site plan, because the site shows them in a table of floors.
  if (!lotPlan && kind === 'apartment') return []
  if (!lotPlan) return [{ en: 'its lots have no plan', es: 'Sus lotes no tienen plano.' }]
  const plan = media.find(({ key }) => key === lotPlan)
  if (plan?.kind !== 'svg')
    return [{ en: `the plan "${lotPlan}" is not an SVG`, es: `El plano «${lotPlan}» no es un dibujo SVG.` }]
  return planProblems(plan.shapes ?? [], lots)
}

/**
 * Checks that the cheapest available lot has exactly the advertised instalment. A project without available lots must
 * not advertise an instalment, and a sold-out project must not have available lots.
 */
export function advertisedProblems(
  { soldOut, monthlyFromUsd, months }: Pick<Project, 'soldOut' | 'monthlyFromUsd' | 'months'>,
  lots: readonly Pick<Lot, 'state' | 'code' | 'listPriceCents'>[],
): Localized[] {
  const freeLots = lots.filter(({ state }) => state === 'free')
  const isAdvertised = !soldOut && monthlyFromUsd !== null
  if (freeLots.length === 0)
    return isAdvertised && lots.length > 0
      ? [
          {
            en: 'it advertises an instalment, but no lot is free',
            es: 'Anuncia una cuota, pero no queda ningún lote disponible. Márcalo como vendido.',
          },
        ]
      : []
  if (soldOut)
    return [
      {
        en: `it is sold out, but ${freeLots.length} of its lots are free`,
        es: `Está vendido, pero tiene ${freeLots.length} lotes disponibles.`,
      },
    ]
  if (!isAdvertised) return []
  const cheapestLot = freeLots.reduce((a, b) => (b.listPriceCents < a.listPriceCents ? b : a))
  const instalmentCents = lotInstalment(cheapestLot.listPriceCents, months)
  if (instalmentCents === centsOf(monthlyFromUsd)) return []
  const [actual, advertised] = [formatUsd(instalmentCents), formatUsd(centsOf(monthlyFromUsd))]
  return [
    {
      en: `it advertises ${advertised} a month, but its cheapest free lot ${cheapestLot.code} pays ${actual}`,
      es: `Anuncia ${advertised} al mes, pero su lote disponible más barato, ${cheapestLot.code}, paga ${actual}.`,
    },
  ]
}

/** Checks that no lot is smaller than the advertised minimum area, including sold lots. */
function minAreaProblems({ minAreaM2 }: SellingProject, lots: readonly Lot[]): Localized[] {
  return lots
    .filter(({ areaM2 }) => areaM2 < minAreaM2)
    .map(({ code, areaM2 }) => ({
      en: `its lots begin at ${minAreaM2} m², but ${code} has ${areaM2} m²`,
      es: `Sus lotes parten de ${minAreaM2} m², pero ${code} tiene ${areaM2} m².`,
    }))
}
