import { expect, test } from 'vitest'
import { isFiltered, readLogFilter, writeLogFilter } from './log-filter'

const account = '0b5c1d9e-1111-4222-8333-444455556666'
const full = {
  buscar: 'SM-7K4F-Q2MX',
  quien: account,
  accion: 'exported',
  desde: '2026-11-01',
  hasta: '2026-11-19',
  pagina: '3',
}

test('reads every filter field from the query string and writes it back unchanged', () => {
  const filter = readLogFilter(full)
  expect(filter).toEqual({
    person: 'SM-7K4F-Q2MX',
    actor: account,
    event: 'exported',
    from: '2026-11-01',
    to: '2026-11-19',
    page: 3,
  })
  expect(Object.fromEntries(new URLSearchParams(writeLogFilter(filter)))).toEqual(full)
})

test.each([
  ['quien', 'somebody'],
  ['accion', 'dropped'],
  ['desde', '2026-02-30'],
  ['hasta', 'ayer'],
  ['pagina', '-1'],
])('ignores an invalid value of the parameter "%s"', (name, value) => {
  const filter = readLogFilter({ [name]: value })
  expect(isFiltered(filter)).toBe(false)
  expect(writeLogFilter(filter)).toBe('')
})
