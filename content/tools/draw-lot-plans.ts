// `pnpm lots:draw` draws the site plan and lots of each condominium from lot-plan-layouts.ts, and writes the apartments
// of each building from unit-layouts.ts.
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { LotRow } from '../lots/lot-row'
import { projects } from '../projects/all-projects'
import { lotFiles } from './lot-plan-files'
import { unitFiles } from './unit-files'

const planFolder = path.resolve(import.meta.dirname, '../media/lot-plans')
const dataFolder = path.resolve(import.meta.dirname, '../lots')
await mkdir(planFolder, { recursive: true })
await mkdir(dataFolder, { recursive: true })
for (const { project, svg, rows } of lotFiles(projects)) {
  await writeFile(path.join(planFolder, `${project}.svg`), svg)
  await writeRows(project, rows)
}
for (const { project, rows } of unitFiles(projects)) await writeRows(project, rows)

async function writeRows(project: string, rows: LotRow[]) {
  const lines = rows.map((row) => `  ${JSON.stringify(row).replaceAll(',', ', ')}`)
  await writeFile(path.join(dataFolder, `${project}.json`), `[\n${lines.join(',\n')}\n]\n`)
  console.log(`${project}: ${rows.length}`)
}
