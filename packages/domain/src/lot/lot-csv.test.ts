import { describe, expect, test } from 'vitest'
import { sampleLot } from './lot.fixture'
import { lotsFromCsv, lotsToCsv } from './lot-csv'

const lots = [
  sampleLot(),
  sampleLot({ code: 'B-12', state: 'held', heldUntil: '2026-11-20T17:00:00.000Z', listPriceCents: 20_250_50 }),
  sampleLot({ code: '3-02', frontageM: null, depthM: null, unitType: 'B' }),
  sampleLot({ code: 'C-03', state: 'sold', orientation: 'nw', isDemo: false, areaM2: 120.5 }),
]
const [head = '', ...lines] = lotsToCsv(lots).split('\r\n')
const fileWith = (line: string) => [head, line].join('\r\n')
const firstLine = lines[0] ?? ''

test('imports exactly the lots of an exported file', () => {
  expect(lotsFromCsv(lotsToCsv(lots), 'santorini')).toEqual({ lots, problems: [] })
})

test('imports an old file without the column for apartments', () => {
  const oldFile = lotsToCsv(lots.slice(0, 1)).replace(',tipo', '').replace('sí,', 'sí')
  expect(lotsFromCsv(oldFile, 'santorini')).toEqual({ lots: lots.slice(0, 1), problems: [] })
})

test('exports a lot with Spanish labels and plain numbers', () => {
  expect(lines[1]).toBe('B-12,B,100,8,12.5,SO,20250.50,separado,2026-11-20T17:00:00.000Z,lot-b-12,sí,')
})

describe('reports errors with their line', () => {
  test.each([
    [firstLine.replace('disponible', 'libre'), 'Estado desconocido: «libre».'],
    [firstLine.replace(',SO,', ',suroeste,'), 'Orientación desconocida: «suroeste».'],
    [firstLine.replace('15450.00', '"15.450,00"'), 'El precio «15.450,00» no es'],
    [firstLine.replace('15450.00', '-5'), 'El precio «-5» no es'],
    [firstLine.replace('disponible', 'separado'), 'El lote A-01 está separado y le falta «separado_hasta».'],
    [firstLine.replace(',100,', ',cien,'), 'no está completo: area_m2'],
    [firstLine.replace('A-01', 'lote 1'), 'no está completo: lote'],
  ])('rejects the line %s', (line, text) => {
    const { lots: importedLots, problems } = lotsFromCsv(fileWith(line), 'santorini')
    expect(importedLots).toEqual([])
    expect(problems).toHaveLength(1)
    expect(problems[0]?.line).toBe(2)
    expect(problems[0]?.text).toContain(text)
  })

  test('reports a duplicate lot', () => {
    const { problems } = lotsFromCsv([head, firstLine, firstLine].join('\r\n'), 'santorini')
    expect(problems).toEqual([{ line: 3, text: 'El lote A-01 está dos veces.' }])
  })

  test('reports missing columns', () => {
    expect(lotsFromCsv('lote,manzana\r\nA-01,A', 'santorini').problems[0]?.text).toContain('area_m2')
  })
})

test("ignores a column with the buyer's name", () => {
  const text = `${head},comprador\r\n${firstLine},Ana Quispe`
  expect(lotsFromCsv(text, 'santorini')).toEqual({ lots: [sampleLot()], problems: [] })
})

test('reports an unclosed quotation mark with its line', () => {
  expect(lotsFromCsv(`${head}\r\n"${firstLine}\r\n`, 'santorini')).toEqual({
    lots: [],
    problems: [{ line: 2, text: 'Hay unas comillas (") que no se cierran.' }],
  })
})

test('derives an empty block and shape from the code, and accepts a price without cents', () => {
  const line = firstLine.replace('A-01,A,', 'A-01,,').replace(',lot-a-01,', ',,').replace('15450.00', '15450')
  expect(lotsFromCsv(fileWith(line), 'santorini')).toEqual({ lots: [sampleLot()], problems: [] })
})

test('marks a lot as sample data only if the column contains "sí"', () => {
  const marks = ['sí', 'Si', 'no', 'siempre', 'así', '']
  const importedLots = marks.map(
    (mark) => lotsFromCsv(fileWith(firstLine.replace('sí,', `${mark},`)), 'santorini').lots[0],
  )
  expect(importedLots.map((lot) => lot?.isDemo)).toEqual([true, true, false, false, false, false])
})
