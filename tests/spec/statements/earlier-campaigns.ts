import type { Statement } from '../statement'
import { clause, window } from './campaign-clause'

const rewards: Statement[] = [
  {
    says: 'Referral reward: S/200 for the first referral',
    where: ['content/referral-programme.ts'],
    test: {
      file: 'content/referral-rewards.test.ts',
      name: 'the programme pays S/ 200 for the first and S/ 500 from the second on',
    },
    broken: { find: 'amountPen: 200', put: 'amountPen: 250' },
  },
  {
    says: 'Referral reward: S/500 for the second and more',
    where: ['content/referral-programme.ts'],
    test: {
      file: 'content/referral-rewards.test.ts',
      name: 'the programme pays S/ 200 for the first and S/ 500 from the second on',
    },
    broken: { find: 'amountPen: 500', put: 'amountPen: 550' },
  },
  {
    says: 'The page of the programme tells the rewards',
    where: ['site/sections/referral-rewards/referral-rewards.tsx'],
    test: {
      file: 'tests/e2e/referrals-page.e2e.ts',
      name: '${path} pays S/200 for the first, S/500 from the second on, a gift card of S/200, and no dollars',
    },
    broken: { find: '{shortPen(centsOf(item.amountPen))}', put: '' },
  },
  {
    says: 'A step text says up to $500 in cash',
    where: ['content/referral-programme.ts'],
    test: { file: 'content/referral-rewards.test.ts', name: 'no text of the programme promises dollars' },
    broken: {
      find: "es: 'Recibe tu recompensa', en: 'Receive your reward'",
      put: "es: 'Recibe hasta $500', en: 'Receive up to $500'",
    },
    decision: 'a slip: rewards are in soles, and the test holds that no dollars are named',
  },
  {
    says: 'A S/200 gift card is also stated',
    where: ['content/referral-programme.ts'],
    test: {
      file: 'content/referral-rewards.test.ts',
      name: 'the prizes name the gift card of S/ 200 in both languages',
    },
    broken: { find: "en: 'S/\\u00a0200 gift card'", put: "en: 'A gift card'" },
  },
  window(
    'referidos-2025',
    'The 2025 referral campaign runs from 1 January 2025 5:00 to 31 December 2025 21:00',
    "endsAt: '2025-12-31T21:00:00-05:00'",
    "endsAt: '2025-12-31T23:00:00-05:00'",
    'hours of Lima',
  ),
  clause(
    'referidos-2025',
    'The terms of the referral campaign state its window',
    'referrals: window',
    'From 5:00 am on',
    'From 6:00 am on',
  ),
  clause(
    'referidos-2025',
    'The terms of the referral campaign state the first reward',
    'referrals: first',
    'First referral: S/\\u00a0200.',
    'First referral: S/\\u00a0250.',
  ),
  clause(
    'referidos-2025',
    'The terms of the referral campaign state the second reward',
    'referrals: second',
    'each one after: S/\\u00a0500.',
    'each one after: S/\\u00a0550.',
  ),
  clause(
    'viaje-huacachina',
    'A payment-advance campaign requires 80% of payments',
    'Huacachina: 80 %',
    'Paying 80% of',
    'Paying 70% of',
  ),
  clause(
    'viaje-huacachina',
    'or full payment',
    'Huacachina: in full',
    'Paying for the lot or apartment in full.',
    'Paying for the lot.',
  ),
  clause(
    'viaje-huacachina',
    'in the campaign period',
    'Huacachina: in the period',
    'by the last day of the campaign',
    'at any time',
  ),
]

const huacachina: Statement[] = [
  window('viaje-huacachina', 'Huacachina trip: 1 Feb to 4 Aug', "startsAt: '2025-02-01", "startsAt: '2025-03-01"),
  clause(
    'viaje-huacachina',
    'Huacachina trip: its terms state the window',
    'Huacachina: window',
    'From 1\\u00a0February',
    'From 2\\u00a0February',
  ),
  clause(
    'viaje-huacachina',
    'Huacachina trip: draw 5 Aug',
    'Huacachina: draw',
    'takes place on 5\\u00a0August',
    'takes place on 6\\u00a0August',
  ),
  clause(
    'viaje-huacachina',
    'Huacachina trip: substitute if unclaimed by 7 Aug',
    'Huacachina: substitute',
    'claim the prize by 7\\u00a0August',
    'claim the prize by 8\\u00a0August',
  ),
  clause(
    'viaje-huacachina',
    'Huacachina trip: trip 15-17 Aug',
    'Huacachina: trip',
    'from 15 to 17\\u00a0August',
    'from 15 to 18\\u00a0August',
  ),
  clause(
    'viaje-huacachina',
    'Huacachina trip: prize for 2 people',
    'Huacachina: for two',
    'Huacachina for 2 people,',
    'Huacachina for 3 people,',
  ),
]

const bahiaSerena: Statement[] = [
  window(
    'sorteo-bahia-serena',
    'Bahía Serena raffle: until 24 Apr',
    "endsAt: '2025-04-24",
    "endsAt: '2025-04-25",
    'the spec gives no first day, so the page says "until"',
  ),
  clause(
    'sorteo-bahia-serena',
    'Bahía Serena raffle: its terms state the last day',
    'Bahía Serena raffle: window',
    "'Until 24\\u00a0April 2025, Lima",
    "'Until 23\\u00a0April 2025, Lima",
  ),
  clause(
    'sorteo-bahia-serena',
    'Bahía Serena raffle: one winner',
    'Bahía Serena raffle: one winner',
    'There is one winner.',
    'There are two winners.',
  ),
  clause(
    'sorteo-bahia-serena',
    'Bahía Serena raffle: trip to Tumbes for 2',
    'Bahía Serena raffle: prize',
    'a trip to Tumbes for 2 people.',
    'a trip to Tumbes.',
  ),
  clause(
    'sorteo-bahia-serena',
    'Bahía Serena raffle: contract by 30 Apr',
    'Bahía Serena raffle: contract',
    'the contract by 30\\u00a0April',
    'the contract by 29\\u00a0April',
  ),
]

const dice: Statement[] = [
  window('terminos6', 'Gira el dado: from 10 to 19 Oct, with a pause', "endsAt: '2025-10-19", "endsAt: '2025-10-20"),
  clause(
    'terminos6',
    'Gira el dado: 10-12 Oct',
    'Gira el dado: first days',
    "'From 10 to 12\\u00a0October 2025.'",
    "'From 10 to 13\\u00a0October 2025.'",
  ),
  clause(
    'terminos6',
    'Gira el dado: and 16-19 Oct',
    'Gira el dado: last days',
    "'From 16 to 19\\u00a0October 2025.'",
    "'From 16 to 18\\u00a0October 2025.'",
  ),
  clause(
    'terminos6',
    'Gira el dado: or until 15 promotions are exhausted',
    'Gira el dado: promotions',
    'earlier if the 15 promotions',
    'earlier if the 16 promotions',
  ),
  clause('terminos6', 'Gira el dado: 3 throws', 'Gira el dado: throws', 'gives 3 throws', 'gives 4 throws'),
  clause(
    'terminos6',
    'Gira el dado: lot from 90 m²',
    'Gira el dado: areas',
    'a lot from 90\\u00a0m²',
    'a lot from 80\\u00a0m²',
  ),
  clause(
    'terminos6',
    'Gira el dado: or apartment from 48 m²',
    'Gira el dado: areas',
    'an apartment from 48\\u00a0m²',
    'an apartment from 40\\u00a0m²',
  ),
  clause(
    'terminos6',
    'Gira el dado: one prize per participant',
    'Gira el dado: one prize',
    'one prize per participant',
    'two prizes per participant',
  ),
  clause(
    'terminos6',
    'Gira el dado: not combinable with a discount over US$3,500',
    'Gira el dado: not combinable',
    'more than US$\\u00a03,500',
    'more than US$\\u00a04,500',
  ),
]

export const earlierCampaigns: Statement[] = [...rewards, ...huacachina, ...bahiaSerena, ...dice]
