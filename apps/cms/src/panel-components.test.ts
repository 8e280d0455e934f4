import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { panelComponents } from './panel-components'

const componentsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return value.includes('#') ? [value] : []
  return value && typeof value === 'object' ? Object.values(value).flatMap(componentsIn) : []
}

// Payload renders nothing, without an error, if a component is missing in the import map.
test.each(componentsIn(panelComponents))('the import map contains %s', async (component) => {
  const importMap = await readFile(path.join(import.meta.dirname, 'app/(payload)/admin/importMap.js'), 'utf8')
  expect(importMap).toContain(`"${component}"`)
})
