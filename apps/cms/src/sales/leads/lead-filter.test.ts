import { expect, test } from 'vitest'
import { readFilter, searchQuery, writeFilter } from './lead-filter'

const user = '0b5c1d9e-0000-4000-8000-000000000001'

test('writes the default lead filter as an empty query string', () => {
  expect(writeFilter(readFilter({}))).toBe('')
})

test('reads a lead filter back unchanged from its query string', () => {
  const text =
    `buscar=rosa&estado=new&estado=appointment&responsable=none&responsable=${user}&proyecto=santorini` +
    '&tipo=appointment&origen=facebook&espera=1&vencido=1&hito=won&desde=2026-11-01&hasta=2026-11-18&dias=7&orden=antiguas&pagina=3'
  const query: Record<string, string[]> = {}
  for (const [name, value] of new URLSearchParams(text)) query[name] = [...(query[name] ?? []), value]
  expect(writeFilter(readFilter(query))).toBe(text)
})

test('drops invalid values of a lead filter', () => {
  const filter = readFilter({
    estado: ['sold', 'won'],
    responsable: "x' or 1=1",
    tipo: 'other',
    dias: '-1',
    pagina: '0',
    orden: 'x',
    hito: 'won',
    desde: '2026-02-30',
    buscar: ['a'.repeat(500)],
  })
  expect(filter).toMatchObject({ states: ['won'], owners: [], kinds: [], days: undefined, page: 1, order: 'newest' })
  expect(filter.reached).toBeUndefined()
  expect(filter.text).toHaveLength(100)
})

test('filters by the day of reception if days are given without a milestone', () => {
  const reached = { milestone: 'received', from: '2026-11-01', to: undefined }
  expect(readFilter({ desde: '2026-11-01', hito: 'moon' }).reached).toEqual(reached)
})

test.each([
  ['Rosa Núñez', "'rosa':* & 'nunez':*"],
  ['987 654 321', "'987654321':*"],
  ['+51 987-654', "'51987654':*"],
  ['0051987654321', "'51987654321':*"],
  ['SM-7K4Q-2D', "'sm7k4q2d':*"],
  ['Rosa@Example.test', "'rosa@example.test':*"],
  ["Ana-María O'Brien", "'ana':* & 'maria':* & 'o':* & 'brien':*"],
  ["a'@b\\", "'a''@b\\\\':*"],
  ['  ', undefined],
  ['&|!', undefined],
])('turns the search text %j into the tsquery %s', (text, query) => {
  expect(searchQuery(text)).toBe(query)
})
