import { expect, test } from 'vitest'
import { firstDay, readWanted } from './funnel-period'

test('a period of seven days begins six days ago, by the clock of Lima', () => {
  expect(firstDay(7, new Date('2026-11-17T03:00:00Z'))).toBe('2026-11-10')
})

test('an address may ask for what there is, and gets the usual for the rest', () => {
  expect(readWanted({ dias: '30', por: 'campaign' })).toEqual({ period: 30, by: 'campaign' })
  expect(readWanted({ dias: '31', por: 'constructor' })).toEqual({ period: 90, by: 'source' })
  expect(readWanted({})).toEqual({ period: 90, by: 'source' })
})
