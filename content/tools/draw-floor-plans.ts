// `pnpm plans:draw` draws the floor plans to scale from the rooms in floor-plan-rooms.ts.
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { floorPlans } from './floor-plan-rooms'
import { drawFloorPlan } from './floor-plan-svg'

const folder = path.resolve(import.meta.dirname, '../media/plans')
await mkdir(folder, { recursive: true })
for (const plan of floorPlans) await writeFile(path.join(folder, `${plan.name}.svg`), drawFloorPlan(plan))
console.log(`${floorPlans.length} floor plans drawn.`)
