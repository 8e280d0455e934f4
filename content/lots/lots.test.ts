// What the demo lots promise beyond the rules of every release: there are enough to choose from, our script generated
// them,
// and they are marked as invented.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { lotInstalment, priceStepCents } from '@app/domain/lot/lot-money'
import { planProblems } from '@app/domain/lot/lot-plan'
import { lotProblems } from '@app/domain/snapshot/problems/lot-problems'
import { readDrawing } from '@app/platform/drawing/read-drawing'
import { describe, expect, test } from 'vitest'
import { projects } from '../projects/all-projects'
import { lotFiles } from '../tools/lot-plan-files'
import { unitFiles } from '../tools/unit-files'
import { lots } from './all-lots'

const condominiums = projects.filter(({ kind }) => kind === 'condominium')
const planOf = (slug: string) => readFileSync(path.join(import.meta.dirname, `../media/lot-plans/${slug}.svg`), 'utf8')
const shapesOf = (slug: string) => readDrawing(planOf(slug)).shapes
const media = condominiums.map(({ slug }) => ({
  key: `lot-plan-${slug}`,
  kind: 'drawing' as const,
  shapes: shapesOf(slug),
}))

test('the files are what the script generates', () => {
  for (const { project, svg, rows } of lotFiles(projects)) {
    expect(planOf(project) === svg, `${project}: run pnpm lots:draw`).toBe(true)
    const kept = lots.filter((lot) => lot.project === project)
    expect(kept.map(({ code, state }) => [code, state])).toEqual(rows.map((row) => [row[0], row[6]]))
  }
})

describe.each(condominiums.map((one) => [one.slug, one] as const))('%s', (slug, project) => {
  const own = lots.filter((lot) => lot.project === slug)

  test('has 40 to 160 lots, each with a shape, in its own plan', () => {
    expect(own.length).toBeGreaterThanOrEqual(40)
    expect(own.length).toBeLessThanOrEqual(160)
    expect(project.lotPlan).toBe(`lot-plan-${slug}`)
    expect(planProblems(shapesOf(slug), own)).toEqual([])
  })

  test('advertises the instalment of its cheapest free lot, of which there are several', () => {
    expect(lotProblems({ projects: [project], lots: own, media })).toEqual([])
    const cheapest = own.filter(
      ({ state, listPriceCents }) =>
        state === 'free' && lotInstalment(listPriceCents, project.months) === (project.monthlyFromUsd ?? 0) * 100,
    )
    expect(cheapest.length).toBeGreaterThanOrEqual(3)
  })

  test('has whole dollars as the instalment of every lot', () => {
    for (const { listPriceCents } of own) {
      expect(listPriceCents % priceStepCents(project.months)).toBe(0)
      expect(lotInstalment(listPriceCents, project.months) % 100).toBe(0)
    }
  })

  test('has lots in every state, an area that is frontage times depth, and marks them as demo', () => {
    expect(new Set(own.map(({ state }) => state))).toEqual(new Set(['free', 'held', 'sold']))
    for (const { areaM2, frontageM, depthM } of own) expect(areaM2).toBeCloseTo((frontageM ?? 0) * (depthM ?? 0), 2)
    expect(own.every(({ isDemo }) => isDemo)).toBe(true)
  })
})

describe('apartments', () => {
  const buildings = projects.filter(({ kind }) => kind === 'apartment')

  test('are what the script generates, on floors, each with its type and marked as demo', () => {
    const files = unitFiles(projects)
    expect(files.map(({ project }) => project).toSorted()).toEqual(buildings.map(({ slug }) => slug).toSorted())
    for (const { project, rows } of files) {
      const own = lots.filter((lot) => lot.project === project)
      expect(
        own.map(({ code, areaM2, listPriceCents, state }) => [code, areaM2, listPriceCents / 100, state]),
        `${project}: run pnpm lots:draw`,
      ).toEqual(rows.map(([code, area, , , , price, state]) => [code, area, price, state]))
      expect(own.every(({ isDemo, unitType }) => isDemo && unitType !== null)).toBe(true)
    }
  })

  test.each(buildings.map((one) => [one.slug, one] as const))(
    '%s advertises the instalment of its cheapest free apartment',
    (slug, project) => {
      const own = lots.filter((lot) => lot.project === slug)
      expect(lotProblems({ projects: [project], lots: own, media })).toEqual([])
      const cheapest = own.filter(({ state, listPriceCents }) => {
        return state === 'free' && lotInstalment(listPriceCents, project.months) === (project.monthlyFromUsd ?? 0) * 100
      })
      expect(cheapest.length).toBe(project.soldOut ? 0 : 2)
    },
  )
})
