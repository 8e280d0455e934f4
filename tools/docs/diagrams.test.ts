import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')

const readDrawnFolders = (diagram: string): Set<string> => {
  const svg = readFileSync(path.join(root, 'docs/diagrams', `${diagram}.svg`), 'utf8').replaceAll('&#45;', '-')
  return new Set([...svg.matchAll(/<title>([^<&]+)<\/title>/g)].map(([, title = '']) => path.basename(title)))
}

test.each([
  ['cms', 'apps/cms/src'],
  ['domain', 'packages/domain/src'],
  ['intake', 'apps/intake/src'],
  ['worker', 'apps/worker/src'],
])('the diagram "%s" shows every folder of %s', (diagram, folder) => {
  const entries = readdirSync(path.join(root, folder), { withFileTypes: true })
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
  const drawnFolders = readDrawnFolders(diagram)
  const missingFolders = folders.filter((name) => !drawnFolders.has(name))
  expect(missingFolders, 'Run pnpm architecture:draw.').toEqual([])
})
