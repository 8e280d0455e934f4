import { describe, expect, test } from 'vitest'
import { fillFigures } from './fill-figures'
import { sampleProject } from './sample-snapshot.fixture'

const santorini = sampleProject()
const mykonos = sampleProject({ slug: 'mykonos', name: 'Mykonos', monthlyFromUsd: 1083, months: 12, minAreaM2: 110 })
const killa = sampleProject({ slug: 'killa', name: 'Killa', monthlyFromUsd: null, months: null, minAreaM2: 60 })
const projects = [santorini, mykonos, killa]

describe('figures in a text', () => {
  test.each([
    ['Lotes desde {area}', 'es', 'Lotes desde 100\u00A0m²'],
    ['Hasta {months} sin intereses', 'es', 'Hasta 60\u00A0meses sin intereses'],
    ['Up to {months}', 'en', 'Up to 60\u00A0months'],
    ['{priceUsd} o {pricePen}', 'es', 'US$\u00A0206 o S/\u00A0793'],
    ['Mykonos: {priceUsd:mykonos}, {pricePen:mykonos}', 'en', 'Mykonos: US$\u00A01,083, S/\u00A04,170'],
    ['{area} y {area:mykonos}', 'es', '100\u00A0m² y 110\u00A0m²'],
    ['Sin cifras', 'es', 'Sin cifras'],
  ] as const)('%s', (text, locale, expected) => {
    expect(fillFigures(text, santorini, projects, 3.85, locale)).toBe(expected)
  })

  test('one month is not "months"', () => {
    const single = sampleProject({ months: 1 })
    expect(fillFigures('{months}', single, [single], 3.85, 'es')).toBe('1\u00A0mes')
    expect(fillFigures('{months}', single, [single], 3.85, 'en')).toBe('1\u00A0month')
  })

  test.each([
    ['a figure the project does not state', '{months:killa}, {priceUsd:killa}, {pricePen:killa}'],
    ['a project that does not exist', '{area:atlantis}'],
    ['a placeholder nobody knows', '{height}'],
  ])('%s stays visible', (_reason, text) => {
    expect(fillFigures(text, santorini, projects, 3.85, 'es')).toBe(text)
  })

  test('a text without a project of its own must name one', () => {
    expect(fillFigures('{area} {area:killa}', null, projects, 3.85, 'es')).toBe('{area} 60\u00A0m²')
  })
})
