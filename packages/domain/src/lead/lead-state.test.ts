import { expect, test } from 'vitest'
import {
  changeProblem,
  isClosed,
  isLeadState,
  isLostReason,
  type LeadState,
  leadStates,
  nextStates,
} from './lead-state'

const allowedChanges = new Set([
  'new contacted',
  'new appointment',
  'new reserved',
  'new lost',
  'contacted appointment',
  'contacted reserved',
  'contacted lost',
  'appointment contacted',
  'appointment reserved',
  'appointment lost',
  'reserved appointment',
  'reserved won',
  'reserved lost',
  'won reserved',
  'lost contacted',
])

const pairs = leadStates.flatMap((from) => leadStates.map((to): [LeadState, LeadState] => [from, to]))
const isAllowed = ([from, to]: [LeadState, LeadState]) => allowedChanges.has(`${from} ${to}`)

test.each(pairs.filter(isAllowed))('allows the change from %s to %s', (from, to) => {
  expect(changeProblem(from, { to, lostReason: 'price' })).toBeUndefined()
})

test.each(pairs.filter((pair) => !isAllowed(pair)))('rejects the change from %s to %s', (from, to) => {
  expect(changeProblem(from, { to, lostReason: 'price' })).toBe('not-a-next-state')
})

test('requires a reason for a lost lead', () => {
  expect(changeProblem('contacted', { to: 'lost' })).toBe('reason-missing')
  expect(changeProblem('contacted', { to: 'lost', lostReason: 'price' })).toBeUndefined()
})

test('lets every state change to another state', () => {
  expect(leadStates.filter((state) => nextStates(state).length === 0)).toEqual([])
  expect(leadStates.filter(isClosed)).toEqual(['won', 'lost'])
})

test('rejects unknown states and reasons', () => {
  expect(['new', 'New', '', null, 'sold'].map(isLeadState)).toEqual([true, false, false, false, false])
  expect(['price', 'because', undefined].map(isLostReason)).toEqual([true, false, false])
})
