import { expect, test } from 'vitest'
import { rewardStates } from './referral-status'
import { recounted, rewardAfter } from './reward-state'

test('due → approved → paid is the only path', () => {
  const ways = rewardStates.flatMap((state) =>
    (['approve', 'pay'] as const).flatMap((step) => {
      const to = rewardAfter(state, step)
      return to ? [`${state} → ${to}`] : []
    }),
  )
  expect(ways).toEqual(['due → approved', 'approved → paid'])
})

const first = { place: 1, amountCents: 20_000 }
const second = { place: 2, amountCents: 50_000 }
const third = { place: 3, amountCents: 50_000 }

test.each([
  ['due and still owed', { state: 'due', ...first }, first, undefined],
  ['approved and still owed', { state: 'approved', ...first }, first, undefined],
  ['approved, and the amount is another one', { state: 'approved', ...second }, first, { state: 'due', ...first }],
  ['approved, and only the place is', { state: 'approved', ...third }, second, { state: 'approved', ...second }],
  ['due, and the sale was taken back', { state: 'due', ...first }, undefined, { state: 'cancelled', ...first }],
  ['approved, and it was', { state: 'approved', ...first }, undefined, { state: 'cancelled', ...first }],
  ['cancelled already', { state: 'cancelled', ...first }, undefined, undefined],
  ['cancelled, and sold after all', { state: 'cancelled', ...first }, first, { state: 'due', ...first }],
  ['paid, and taken back', { state: 'paid', ...first }, undefined, undefined],
  ['paid, whatever is owed', { state: 'paid', ...first }, second, undefined],
] as const)('%s', (_, stored, owed, after) => {
  expect(recounted(stored, owed)).toEqual(after)
})
