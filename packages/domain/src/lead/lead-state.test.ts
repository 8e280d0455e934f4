import { expect, test } from 'vitest'
import { isClosed, isLeadState, isLostReason, type LeadState, leadStates, nextStates, refuseChange } from './lead-state'

const allowed = new Set([
  'new contacted',
  'new visit',
  'new reserved',
  'new lost',
  'contacted visit',
  'contacted reserved',
  'contacted lost',
  'visit contacted',
  'visit reserved',
  'visit lost',
  'reserved visit',
  'reserved won',
  'reserved lost',
  'won reserved',
  'lost contacted',
])

const pairs = leadStates.flatMap((from) => leadStates.map((to): [LeadState, LeadState] => [from, to]))

test.each(pairs)('%s → %s', (from, to) => {
  const refusal = refuseChange(from, { to, lostReason: 'price' })
  expect(refusal).toBe(allowed.has(`${from} ${to}`) ? undefined : 'not-a-next-state')
})

test('what is lost has a reason', () => {
  expect(refuseChange('contacted', { to: 'lost' })).toBe('reason-missing')
  expect(refuseChange('contacted', { to: 'lost', lostReason: 'price' })).toBeUndefined()
})

test('every state but the last two has a way on', () => {
  expect(leadStates.filter((state) => nextStates(state).length === 0)).toEqual([])
  expect(leadStates.filter(isClosed)).toEqual(['won', 'lost'])
})

test('words from outside are states and reasons, or nothing', () => {
  expect(['new', 'New', '', null, 'sold'].map(isLeadState)).toEqual([true, false, false, false, false])
  expect(['price', 'because', undefined].map(isLostReason)).toEqual([true, false, false])
})
