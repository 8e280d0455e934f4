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

test('what goes out comes in again', () => {
  expect(lotsFromCsv(lotsToCsv(lots), 'santorini')).toEqual({ lots, problems: [] })
})

test('a file from before there were apartments is read as well', () => {
  const old = lotsToCsv(lots.slice(0, 1)).replace(',tipo', '').replace('sí,', 'sí')
  expect(lotsFromCsv(old, 'santorini')).toEqual({ lots: lots.slice(0, 1), problems: [] })
})

test('a person reads it', () => {
  expect(lines[1]).toBe('B-12,B,100,8,12.5,SO,20250.50,separado,2026-11-20T17:00:00.000Z,lot-b-12,sí,')
})

describe('a file that is wrong is told by its line', () => {
  test.each([
    [firstLine.replace('disponible', 'libre'), 'Estado desconocido: «libre».'],
    [firstLine.replace(',SO,', ',suroeste,'), 'Orientación desconocida: «suroeste».'],
    [firstLine.replace('15450.00', '"15.450,00"'), 'El precio «15.450,00» no es'],
    [firstLine.replace('15450.00', '-5'), 'El precio «-5» no es'],
    [firstLine.replace('disponible', 'separado'), 'El lote A-01 está separado y le falta «separado_hasta».'],
    [firstLine.replace(',100,', ',cien,'), 'no está completo: area_m2'],
    [firstLine.replace('A-01', 'lote 1'), 'no está completo: lote'],
  ])('%s', (line, text) => {
    const { lots: taken, problems } = lotsFromCsv(fileWith(line), 'santorini')
    expect(taken).toEqual([])
    expect(problems).toHaveLength(1)
    expect(problems[0]?.line).toBe(2)
    expect(problems[0]?.text).toContain(text)
  })

  test('a lot that stands twice', () => {
    const { problems } = lotsFromCsv([head, firstLine, firstLine].join('\r\n'), 'santorini')
    expect(problems).toEqual([{ line: 3, text: 'El lote A-01 está dos veces.' }])
  })

  test('columns that are missing', () => {
    expect(lotsFromCsv('lote,manzana\r\nA-01,A', 'santorini').problems[0]?.text).toContain('area_m2')
  })
})

test('nobody can bring in who bought a lot', () => {
  const text = `${head},comprador\r\n${firstLine},Ana Quispe`
  expect(lotsFromCsv(text, 'santorini')).toEqual({ lots: [sampleLot()], problems: [] })
})
