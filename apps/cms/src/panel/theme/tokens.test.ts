import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'

const repository = path.resolve(import.meta.dirname, '../../../../..')
const read = (file: string) => readFile(path.join(repository, file), 'utf8')

/** Returns the custom properties of a sheet's first theme by name. */
const tokensOf = (sheet: string) =>
  new Map(
    [...sheet.matchAll(/^\s*(--[\w-]+):\s*([^;]+);/gm)].reverse().map(([, name = '', value = '']) => [name, value]),
  )

test('the panel uses the shapes of the site', async () => {
  const site = tokensOf(await read('apps/site/src/styles/tokens.css'))
  const panel = tokensOf(await read('apps/cms/src/panel/theme/tokens.css'))
  // Gaps and field heights of the site depend on the viewport; those of the panel do not.
  const own = ['--joint', '--tap']
  const shared = [...panel].filter(([name]) => site.has(name) && !own.includes(name))
  expect(shared.map(([name]) => name)).toEqual(expect.arrayContaining(['--r-stone', '--r-sea']))
  expect(shared.filter(([name, value]) => site.get(name) !== value)).toEqual([])
})

test('uses no !important, and no colours but those of the brand', async () => {
  for (const name of ['tokens', 'controls', 'frame', 'records', 'login', 'start']) {
    const sheet = await read(`apps/cms/src/panel/theme/${name}.css`)
    expect(sheet).not.toContain('!important')
    expect(sheet.match(/#[0-9a-f]{3,8}\b(?!-)/gi) ?? []).toEqual([])
  }
})
