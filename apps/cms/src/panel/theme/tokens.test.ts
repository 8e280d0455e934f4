import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'

const repository = path.resolve(import.meta.dirname, '../../../../..')
const read = (file: string) => readFile(path.join(repository, file), 'utf8')

/** Returns the custom properties of a sheet by name. If a property is defined twice, the first definition counts. */
const tokensOf = (sheet: string) =>
  new Map(
    [...sheet.matchAll(/^\s*(--[\w-]+):\s*([^;]+);/gm)].reverse().map(([, name = '', value = '']) => [name, value]),
  )

test('the design tokens that panel and site share have the same values, except gaps and field heights', async () => {
  const site = tokensOf(await read('apps/site/src/styles/tokens.css'))
  const panel = tokensOf(await read('apps/cms/src/panel/theme/tokens.css'))
  // On the site these tokens depend on the viewport; in the panel they are fixed.
  const panelTokens = ['--joint', '--tap']
  const sharedTokens = [...panel].filter(([name]) => site.has(name) && !panelTokens.includes(name))
  expect(sharedTokens.map(([name]) => name)).toEqual(expect.arrayContaining(['--r-stone', '--r-sea']))
  expect(sharedTokens.filter(([name, value]) => site.get(name) !== value)).toEqual([])
})

test('the style sheets of the panel contain no !important and no hexadecimal colour', async () => {
  for (const name of ['tokens', 'controls', 'frame', 'records', 'login', 'start']) {
    const sheet = await read(`apps/cms/src/panel/theme/${name}.css`)
    expect(sheet).not.toContain('!important')
    expect(sheet.match(/#[0-9a-f]{3,8}\b(?!-)/gi) ?? []).toEqual([])
  }
})
