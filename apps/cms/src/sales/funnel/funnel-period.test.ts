import { expect, test } from 'vitest'
import { firstDay, readFunnelQuery } from './funnel-period'

test('starts a period of seven days six days ago, in Lima time', () => {
  expect(firstDay(7, new Date('2026-11-17T03:00:00Z'))).toBe('2026-11-10')
})

test('reads valid query values and uses defaults for the rest', () => {
  expect(readFunnelQuery({ dias: '30', por: 'campaign' })).toEqual({ period: 30, by: 'campaign' })
  expect(readFunnelQuery({ dias: '31', por: 'constructor' })).toEqual({ period: 90, by: 'source' })
  expect(readFunnelQuery({})).toEqual({ period: 90, by: 'source' })
})
