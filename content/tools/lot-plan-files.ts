import type { Project } from '@app/domain/snapshot/project.schema'
import type { LotRow } from '../lots/lot-row'
import { placeLayout } from './lot-plan-geometry'
import type { LotLayout } from './lot-plan-layout'
import { lotLayouts } from './lot-plan-layouts'
import { areaOf, priceOf, statesOf } from './lot-plan-prices'
import { drawLotPlan } from './lot-plan-svg'

type LotFiles = { project: string; svg: string; rows: LotRow[] }

/** Returns the committed files of every layout: the SVG of the site plan and the rows of its lots. */
export const lotFiles = (projects: readonly Project[]): LotFiles[] =>
  lotLayouts.map((layout) => lotFilesOf(layout, projects))

export function lotFilesOf(layout: LotLayout, projects: readonly Project[]): LotFiles {
  const project = projects.find(({ slug }) => slug === layout.project)
  if (!project) throw new Error(`No project ${layout.project}`)
  const placedLayout = placeLayout(layout)
  const prices = new Map(placedLayout.lots.map((lot) => [lot.code, priceOf(lot, layout, project)]))
  const states = statesOf(placedLayout, layout, prices)
  const rows = placedLayout.lots.map(
    (lot): LotRow => [
      lot.code,
      areaOf(lot),
      lot.frontage,
      lot.depth,
      lot.orientation,
      (prices.get(lot.code) ?? 0) / 100,
      states.get(lot.code) ?? 'free',
    ],
  )
  return { project: layout.project, svg: drawLotPlan(layout, placedLayout, project.name), rows }
}
