// Checks the rules that apply only to the demo lots: there are enough of them, they match the output of the script, and
// they are marked as demo data.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { lotInstalment, priceStepCents } from '@app/domain/lot/lot-money'
import { planProblems } from '@app/domain/lot/lot-plan'
import { lotProblems } from '@app/domain/snapshot/problems/lot-problems'
import { readSvg } from '@app/platform/svg/read-svg'
import { describe, expect, test } from 'vitest'
import { projects } from '../projects/all-projects'
import { lotFiles } from '../tools/lot-plan-files'
import { unitFiles } from '../tools/unit-files'
import { lots } from './all-lots'

const condominiums = projects.filter(({ kind }) => kind === 'condominium')
const planOf = (slug: string) => readFileSync(path.join(import.meta.dirname, `../media/lot-plans/${slug}.svg`), 'utf8')
const shapesOf = (slug: string) => readSvg(planOf(slug)).shapes
const media = condominiums.map(({ slug }) => ({
  key: `lot-plan-${slug}`,
  kind: 'svg' as const,
  shapes: shapesOf(slug),
}))

test('the stored site plans and lots match the output of the script', () => {
  for (const { project, svg, rows } of lotFiles(projects)) {
    expect(planOf(project) === svg, `${project}: run pnpm lots:draw`).toBe(true)
    const committedLots = lots.filter((lot) => lot.project === project)
    expect(committedLots.map(({ code, state }) => [code, state])).toEqual(rows.map((row) => [row[0], row[6]]))
  }
})

describe.each(condominiums.map((project) => [project.slug, project] as const))('%s', (slug, project) => {
  const projectLots = lots.filter((lot) => lot.project === slug)

  test('has 40 to 160 lots, each with a shape on the site plan', () => {
    expect(projectLots.length).toBeGreaterThanOrEqual(40)
    expect(projectLots.length).toBeLessThanOrEqual(160)
    expect(project.lotPlan).toBe(`lot-plan-${slug}`)
    expect(planProblems(shapesOf(slug), projectLots)).toEqual([])
  })

  test('advertises the instalment of at least three free lots', () => {
    expect(lotProblems({ projects: [project], lots: projectLots, media })).toEqual([])
    const cheapestFreeLots = projectLots.filter(
      ({ state, listPriceCents }) =>
        state === 'free' && lotInstalment(listPriceCents, project.months) === (project.monthlyFromUsd ?? 0) * 100,
    )
    expect(cheapestFreeLots.length).toBeGreaterThanOrEqual(3)
  })

  test('has an instalment in whole dollars for every lot', () => {
    for (const { listPriceCents } of projectLots) {
      expect(listPriceCents % priceStepCents(project.months)).toBe(0)
      expect(lotInstalment(listPriceCents, project.months) % 100).toBe(0)
    }
  })

  test('has demo lots in every state, whose area is frontage times depth', () => {
    expect(new Set(projectLots.map(({ state }) => state))).toEqual(new Set(['free', 'held', 'sold']))
    for (const { areaM2, frontageM, depthM } of projectLots)
      expect(areaM2).toBeCloseTo((frontageM ?? 0) * (depthM ?? 0), 2)
    expect(projectLots.every(({ isDemo }) => isDemo)).toBe(true)
  })
})

describe('apartments', () => {
  const buildings = projects.filter(({ kind }) => kind === 'apartment')

  test('the stored apartments match the output of the script and are marked as demo data', () => {
    const files = unitFiles(projects)
    expect(files.map(({ project }) => project).toSorted()).toEqual(buildings.map(({ slug }) => slug).toSorted())
    for (const { project, rows } of files) {
      const projectLots = lots.filter((lot) => lot.project === project)
      expect(
        projectLots.map(({ code, areaM2, listPriceCents, state }) => [code, areaM2, listPriceCents / 100, state]),
        `${project}: run pnpm lots:draw`,
      ).toEqual(rows.map(([code, area, , , , price, state]) => [code, area, price, state]))
      expect(projectLots.every(({ isDemo, unitType }) => isDemo && unitType !== null)).toBe(true)
    }
  })

  test.each(buildings.map((project) => [project.slug, project] as const))(
    'advertises the instalment of the cheapest free apartment of %s',
    (slug, project) => {
      const projectLots = lots.filter((lot) => lot.project === slug)
      expect(lotProblems({ projects: [project], lots: projectLots, media })).toEqual([])
      const cheapestFreeLots = projectLots.filter(({ state, listPriceCents }) => {
        return state === 'free' && lotInstalment(listPriceCents, project.months) === (project.monthlyFromUsd ?? 0) * 100
      })
      expect(cheapestFreeLots.length).toBe(project.soldOut ? 0 : 2)
    },
  )
})
