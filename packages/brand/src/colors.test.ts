import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { colors } from './colors'

const tokens = readFileSync(path.resolve(import.meta.dirname, '../../../apps/site/src/styles/tokens.css'), 'utf8')

test.each([
  ['navy-800', colors.navy],
  ['lime-500', colors.lime],
  ['sillar-0', colors.white],
  ['sillar-100', colors.sillar100],
  ['sillar-200', colors.sillar200],
  ['sillar-300', colors.sillar300],
  ['ink-soft', colors.inkSoft],
  ['danger', colors.danger],
])('--%s of the site is %s', (name, value) => {
  expect(tokens).toContain(`--${name}: ${value};`)
})
