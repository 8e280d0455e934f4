import { describe, expect, test } from 'vitest'
import { fillFigures } from './fill-figures'
import { sampleProject, sampleSnapshot } from './sample-snapshot.fixture'

const santorini = sampleProject()
const mykonos = sampleProject({ slug: 'mykonos', name: 'Mykonos', monthlyFromUsd: 1083, months: 12, minAreaM2: 110 })
const killa = sampleProject({ slug: 'killa', name: 'Killa', monthlyFromUsd: null, months: null, minAreaM2: 60 })
const rate = { solesPerDollar: 3.85, date: '2026-11-02' }
const content = {
  projects: [santorini, mykonos, killa],
  redirects: [{ from: '/proyectos/condominios/milos', to: '/proyectos/condominios/mykonos', isAutomatic: true }],
  siteSettings: { ...sampleSnapshot().siteSettings, exchangeRate: rate },
}

describe('the figures of a text', () => {
  test.each([
    ['Lotes desde {area}', 'es', 'Lotes desde 100\u00A0m²'],
    ['Lots from {area}', 'en', 'Lots from 100\u00A0m² (1,076\u00A0ft²)'],
    ['Hasta {months} sin intereses', 'es', 'Hasta 60\u00A0meses sin intereses'],
    ['Up to {months}', 'en', 'Up to 60\u00A0months'],
    ['{priceUsd} o {pricePen}', 'es', 'US$\u00A0206 o S/\u00A0793'],
    ['Mykonos: {priceUsd:mykonos}, {pricePen:mykonos}', 'en', 'Mykonos: US$\u00A01,083, S/\u00A04,170'],
    ['Milos, now Mykonos: {priceUsd:milos}', 'en', 'Milos, now Mykonos: US$\u00A01,083'],
    ['{area} y {area:mykonos}', 'es', '100\u00A0m² y 110\u00A0m²'],
    ['A {rate} por dólar, al {rateDate}', 'es', 'A S/\u00A03.85 por dólar, al 2 de noviembre de 2026'],
    ['At {rate} per dollar, on {rateDate}', 'en', 'At S/\u00A03.85 per dollar, on 2 November 2026'],
    ['Sin cifras', 'es', 'Sin cifras'],
  ] as const)('fills the figures of the text "%s" in the language %s', (text, locale, expected) => {
    expect(fillFigures(text, santorini, content, locale)).toBe(expected)
  })

  test('uses the singular for one month', () => {
    const single = sampleProject({ months: 1 })
    expect(fillFigures('{months}', single, content, 'es')).toBe('1\u00A0mes')
    expect(fillFigures('{months}', single, content, 'en')).toBe('1\u00A0month')
  })

  test.each([
    [
      'the placeholder of a figure that the project does not state',
      '{months:killa}, {priceUsd:killa}, {pricePen:killa}',
    ],
    ['the placeholder of a project that does not exist', '{area:atlantis}'],
    ['an unknown placeholder', '{height}'],
    ['the placeholder of an exchange rate with a project', '{rate:santorini}'],
  ])('leaves %s unchanged', (_, text) => {
    expect(fillFigures(text, santorini, content, 'es')).toBe(text)
  })

  test('keeps a placeholder without a project in a text that belongs to no project', () => {
    expect(fillFigures('{area} {area:killa}', null, content, 'es')).toBe('{area} 60\u00A0m²')
  })
})
