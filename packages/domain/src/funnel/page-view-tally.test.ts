import { expect, test } from 'vitest'
import { createPageViewTally, MAX_NAMES } from './page-view-tally'

const at = Date.parse('2026-11-16T15:00:00Z') / 1000
const line = (page: string, source = '', campaign = '') => JSON.stringify({ at, page, source, campaign })

test('adds up the page views of the same page and campaign', () => {
  const tally = createPageViewTally()
  for (const text of [
    line('/'),
    line('/', 'Facebook', 'verano'),
    line('/', 'facebook', 'Verano'),
    line('/en'),
    'torn {',
  ])
    tally.add(text)
  const day = '2026-11-16'
  expect(tally.counts()).toEqual([
    { day, page: '/', source: '', campaign: '', count: 1 },
    { day, page: '/', source: 'facebook', campaign: 'verano', count: 2 },
    { day, page: '/en', source: '', campaign: '', count: 1 },
  ])
})

test('counts campaign names beyond the maximum together', () => {
  const tally = createPageViewTally()
  for (let index = 0; index < MAX_NAMES + 500; index += 1) tally.add(line('/', 'x', `campaign ${index}`))
  const counts = tally.counts()
  expect(counts).toHaveLength(MAX_NAMES + 1)
  expect(counts.at(-1)).toMatchObject({ source: '*', campaign: '*', count: 500 })
  expect(counts.reduce((total, { count }) => total + count, 0)).toBe(MAX_NAMES + 500)
})
