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

const firstReward = { number: 1, amountCents: 20_000 }
const secondReward = { number: 2, amountCents: 50_000 }
const thirdReward = { number: 3, amountCents: 50_000 }

test.each([
  ['keeps a due reward that is still owed', { state: 'due', ...firstReward }, firstReward, undefined],
  ['keeps an approved reward that is still owed', { state: 'approved', ...firstReward }, firstReward, undefined],
  [
    'makes an approved reward due again if its amount changed',
    { state: 'approved', ...secondReward },
    firstReward,
    { state: 'due', ...firstReward },
  ],
  [
    'keeps an approved reward approved if only its position changed',
    { state: 'approved', ...thirdReward },
    secondReward,
    { state: 'approved', ...secondReward },
  ],
  [
    'cancels a due reward whose sale was undone',
    { state: 'due', ...firstReward },
    undefined,
    { state: 'cancelled', ...firstReward },
  ],
  [
    'cancels an approved reward whose sale was undone',
    { state: 'approved', ...firstReward },
    undefined,
    { state: 'cancelled', ...firstReward },
  ],
  ['keeps a cancelled reward that is not owed', { state: 'cancelled', ...firstReward }, undefined, undefined],
  [
    'makes a cancelled reward due if it is owed again',
    { state: 'cancelled', ...firstReward },
    firstReward,
    { state: 'due', ...firstReward },
  ],
  ['keeps a paid reward whose sale was undone', { state: 'paid', ...firstReward }, undefined, undefined],
  ['keeps a paid reward whose amount changed', { state: 'paid', ...firstReward }, secondReward, undefined],
] as const)('%s', (_, storedReward, owedReward, expected) => {
  expect(recountReward(storedReward, owedReward)).toEqual(expected)
})
