import { expect, test } from 'vitest'
import { sampleLot } from '../lot/lot.fixture'
import { sampleProject, sampleSnapshot } from '../snapshot/sample-snapshot.fixture'
import { brochureOf } from './brochure'
import { brochurePath } from './brochure-file'

const inBothLanguages = (text: string) => ({ es: text, en: text })
const answers = {
  isDemo: true,
  facts: {
    water: inBothLanguages('Red'),
    power: null,
    sewer: null,
    deliveryOn: '2028-12-01',
    deliveryNote: null,
    maintenanceUsd: 38,
    maintenanceNote: null,
    rules: [],
    sandFromM: 20,
    sandToM: 190,
    drives: [
      { destination: inBothLanguages('Arequipa'), minutes: 130 },
      { destination: inBothLanguages('Mollendo'), minutes: 18 },
    ],
  },
  documents: [],
  notInPrice: null,
  questions: [],
  caller: null,
}
const figures = { slug: 'santorini', monthlyFromUsd: 206, months: 60, minAreaM2: 100 }
const snapshotWith = (changes: Parameters<typeof sampleProject>[0]) => {
  const snapshot = sampleSnapshot({
    projects: [sampleProject({ ...figures, answers, ...changes })],
    lots: [sampleLot({ code: 'F-02', areaM2: 100, listPriceCents: 1_545_000 })],
  })
  snapshot.siteSettings.exchangeRate = { solesPerDollar: 3.85, date: '2026-11-02' }
  return snapshot
}
const withPlainSpaces = (texts: string[]) => texts.map((text) => text.replaceAll('\u00a0', ' '))

test('calculates every figure from the fields of the project and the exchange rate of the site', () => {
  const { figures: printedFigures, price, example } = brochureOf(snapshotWith({}), 'santorini', 'es')
  expect(withPlainSpaces(printedFigures)).toEqual([
    '100 m²',
    'US$ 206',
    'S/ 793',
    'US$ 38.00',
    'S/ 146.30',
    'US$ 3,090.00',
    'S/ 11,896.50',
    'US$ 206.00',
    'S/ 793.10',
    'US$ 15,450.00',
    'S/ 59,482.50',
  ])
  expect(withPlainSpaces(price.amounts)).toEqual(['US$ 206', 'S/ 793'])
  expect(example?.intro).toContain('Lote F-02')
})

test('prints the new amounts after the price or the exchange rate changes', () => {
  const pricierBrochure = brochureOf(snapshotWith({ monthlyFromUsd: 210 }), 'santorini', 'es')
  expect(withPlainSpaces(pricierBrochure.figures)).toContain('US$ 210')
  const snapshot = snapshotWith({})
  snapshot.siteSettings.exchangeRate.solesPerDollar = 3.9
  expect(withPlainSpaces(brochureOf(snapshot, 'santorini', 'es').figures)).toContain('S/ 60,255.00')
})

test('omits the price of a sold-out building and the sections a project has no content for', () => {
  const soldOut = brochureOf(snapshotWith({ soldOut: true }), 'santorini', 'en')
  expect(soldOut.price).toEqual({ label: 'Next building', amounts: ['Waiting list'] })
  expect([soldOut.term, soldOut.example]).toEqual([null, null])
  const brochureWithoutAnswers = brochureOf(snapshotWith({ answers: null }), 'santorini', 'es')
  expect([
    brochureWithoutAnswers.services,
    brochureWithoutAnswers.facts,
    brochureWithoutAnswers.example,
    brochureWithoutAnswers.drives,
  ]).toEqual([[], [], null, []])
})

test('says that demo data is invented, in both languages', () => {
  expect(brochureOf(snapshotWith({}), 'santorini', 'es').notes.join(' ')).toContain('Datos de demostración')
  expect(brochureOf(snapshotWith({}), 'santorini', 'en').notes.join(' ')).toContain('Demonstration data')
})

test('sorts drives by duration and has one file per language', () => {
  const { drives, page } = brochureOf(snapshotWith({}), 'santorini', 'en')
  expect(drives.map(({ destination }) => destination)).toEqual(['Mollendo', 'Arequipa'])
  expect(page).toBe('/en/projects/condominiums/santorini')
  expect([brochurePath('santorini', 'es'), brochurePath('santorini', 'en')]).toEqual([
    '/folletos/santorini-folleto.pdf',
    '/folletos/santorini-brochure.pdf',
  ])
})
