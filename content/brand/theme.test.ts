import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { brand } from './brand'
import { colors, themes } from './colors'

const theme = readFileSync(path.join(import.meta.dirname, 'theme.css'), 'utf8')
const [condominium = '', apartment = ''] = theme.split('[data-theme="apartment"]')

/** Returns the value of a token, or the colour in the palette that the token uses. */
function token(name: string, block = condominium): string | undefined {
  const [, value] = new RegExp(`--${name}: ([^;]+);`).exec(block) ?? []
  const [, paletteName] = /^var\(--([\w-]+)\)$/.exec(value ?? '') ?? []
  return paletteName ? token(paletteName) : value
}

test.each([
  ['ink', colors.ink],
  ['ink-soft', colors.inkSoft],
  ['accent', colors.accent],
  ['surface-raised', colors.white],
  ['surface', colors.surface],
  ['surface-sunk', colors.surfaceSunk],
  ['line', colors.surfaceLine],
  ['danger', colors.danger],
])('defines --%s in the stylesheet as %s', (name, value) => {
  expect(token(name)).toBe(value)
})

test.each(['condominium', 'apartment'] as const)('uses the colours of the %s pages in brochures', (kind) => {
  const block = kind === 'apartment' ? apartment : condominium
  expect(themes[kind]).toEqual({
    ink: token('ink', block),
    soft: token('ink-soft', block),
    accent: token('accent', block),
    onAccent: token('on-accent', block),
    softOnInk: token('ink-inverse-soft', block),
  })
})

test('declares the font that pages without the stylesheet use', () => {
  expect(theme).toContain(`font-family: "${brand.font.family}"`)
})
