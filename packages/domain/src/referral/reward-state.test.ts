import { expect, test } from 'vitest'
import { rewardStates } from './referral-status'
import { recountReward, rewardAfter } from './reward-state'

test('allows a reward only to be approved and then paid', () => {
  const changes = rewardStates.flatMap((state) =>
    (['approve', 'pay'] as const).flatMap((step) => {
      const nextState = rewardAfter(state, step)
      return nextState ? [`${state} → ${nextState}`] : []
    }),
  )
  expect(changes).toEqual(['due → approved', 'approved → paid'])
})

const first = { place: 1, amountCents: 20_000 }
const second = { place: 2, amountCents: 50_000 }
const third = { place: 3, amountCents: 50_000 }

test.each([
  ['keeps a due reward that is still owed', { state: 'due', ...first }, first, undefined],
  ['keeps an approved reward that is still owed', { state: 'approved', ...first }, first, undefined],
  [
    'makes an approved reward due again if its amount changed',
    { state: 'approved', ...second },
    first,
    { state: 'due', ...first },
  ],
  [
    'keeps an approved reward approved if only its position changed',
    { state: 'approved', ...third },
    second,
    { state: 'approved', ...second },
  ],
  [
    'cancels a due reward whose sale was undone',
    { state: 'due', ...first },
    undefined,
    { state: 'cancelled', ...first },
  ],
  [
    'cancels an approved reward whose sale was undone',
    { state: 'approved', ...first },
    undefined,
    { state: 'cancelled', ...first },
  ],
  ['keeps a cancelled reward that is not owed', { state: 'cancelled', ...first }, undefined, undefined],
  [
    'makes a cancelled reward due if it is owed again',
    { state: 'cancelled', ...first },
    first,
    { state: 'due', ...first },
  ],
  ['keeps a paid reward whose sale was undone', { state: 'paid', ...first }, undefined, undefined],
  ['keeps a paid reward whose amount changed', { state: 'paid', ...first }, second, undefined],
] as const)('%s', (_, storedReward, owedReward, expected) => {
  expect(recountReward(storedReward, owedReward)).toEqual(expected)
})
