import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { killa } from '../projects/killa'
import { o2 } from '../projects/o2'
import { type FloorPlan, floorPlans, type Room } from './floor-plan-rooms'
import { areaOf, drawFloorPlan } from './floor-plan-svg'
import { unitLayouts } from './unit-layouts'

const overlap = (a: Room, b: Room) =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.depth, b.y + b.depth) - Math.max(a.y, b.y))

describe.each(floorPlans.map((plan) => [plan.name, plan] as const))('the floor plan %s', (_name, plan) => {
  test('is filled with rooms that do not overlap', () => {
    const areas = plan.rooms.map(({ width, depth }) => width * depth)
    expect(areas.reduce((total, area) => total + area, 0)).toBeCloseTo(plan.width * plan.depth, 6)
    for (const [index, room] of plan.rooms.entries()) {
      for (const other of plan.rooms.slice(index + 1)) expect(overlap(room, other)).toBeCloseTo(0, 6)
    }
  })

  test('has the stated number of bedrooms', () => {
    expect(plan.rooms.filter(({ kind }) => kind === 'bedroom')).toHaveLength(plan.bedrooms)
  })

  test('matches the output of the script', async () => {
    const file = path.resolve(import.meta.dirname, '../media/plans', `${plan.name}.svg`)
    expect(await readFile(file, 'utf8')).toBe(drawFloorPlan(plan))
  })
})

test.each(unitLayouts)('draws floor plans of $project with the areas of its apartments', ({ project, units }) => {
  const planAreas = floorPlans.filter(({ name }) => name.startsWith(`${project}-`)).map(areaOf)
  expect(new Set(planAreas)).toEqual(new Set(units.map(({ areaM2 }) => areaM2)))
})

test.each([
  ['O2', o2.minAreaM2],
  ['Killa', killa.minAreaM2],
] satisfies [FloorPlan['project'], number][])(
  'draws the smallest floor plan of %s with the minimum area of the project',
  (project, area) => {
    expect(Math.min(...floorPlans.filter((plan) => plan.project === project).map(areaOf))).toBe(area)
  },
)
