import { expect, test } from 'vitest'
import { firstDay, funnelRanges, readFunnelQuery } from './funnel-period'

test('a seven-day period includes today in Lima and starts six days earlier', () => {
  expect(firstDay(7, new Date('2026-11-17T03:00:00Z'))).toBe('2026-11-10')
})

test('compares a period with as many days before it', () => {
  expect(funnelRanges(7, new Date('2026-11-17T20:00:00Z'))).toEqual({
    current: { from: '2026-11-11', to: '2026-11-17' },
    previous: { from: '2026-11-04', to: '2026-11-10' },
  })
})

test('reads the period and grouping of the funnel and uses defaults for invalid values', () => {
  expect(readFunnelQuery({ dias: '30', por: 'campaign' })).toEqual({ period: 30, by: 'campaign' })
  expect(readFunnelQuery({ dias: '31', por: 'constructor' })).toEqual({ period: 90, by: 'source' })
  expect(readFunnelQuery({})).toEqual({ period: 90, by: 'source' })
})
