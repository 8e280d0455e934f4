import type { Statement } from '../statement'
import { clause, window } from './campaign-clause'

const rewards: Statement[] = [
  {
    says: 'Referral reward: S/200 for the first referral',
    where: ['content/referral-programme.ts'],
    test: {
      file: 'content/referral-rewards.test.ts',
      name: 'pays S/ 200 for the first referral and S/ 500 from the second on',
    },
  },
  {
    says: 'Referral reward: S/500 for the second and more',
    where: ['content/referral-programme.ts'],
    test: {
      file: 'content/referral-rewards.test.ts',
      name: 'pays S/ 200 for the first referral and S/ 500 from the second on',
    },
  },
  {
    says: 'The page of the programme shows the rewards',
    where: ['site/sections/referral-rewards/referral-rewards.tsx'],
    test: {
      file: 'tests/e2e/referrals-page.e2e.ts',
      name: '${path} offers S/200 for the first referral, S/500 from the second on and a gift card of S/200, and shows no dollars',
    },
  },
  {
    says: 'A step text says up to $500 in cash',
    where: ['content/referral-programme.ts'],
    test: { file: 'content/referral-rewards.test.ts', name: 'mentions no dollars in the referral programme' },
    decision: 'an error in the specification: rewards are in soles, and the test checks that no dollars are named',
  },
  {
    says: 'A S/200 gift card is also stated',
    where: ['content/referral-programme.ts'],
    test: {
      file: 'content/referral-rewards.test.ts',
      name: 'mentions the gift card of S/ 200 in both languages',
    },
  },
  window(
    'referidos-2025',
    'The 2025 referral campaign runs from 1 January 2025 5:00 to 31 December 2025 21:00',
    'in Lima time',
  ),
  clause('referidos-2025', 'The terms of the referral campaign state its window', 'referrals: window'),
  clause('referidos-2025', 'The terms of the referral campaign state the first reward', 'referrals: first'),
  clause('referidos-2025', 'The terms of the referral campaign state the second reward', 'referrals: second'),
  clause('viaje-huacachina', 'A payment-advance campaign requires 80% of payments', 'Huacachina: 80 %'),
  clause('viaje-huacachina', 'A payment-advance campaign also accepts full payment', 'Huacachina: in full'),
  clause('viaje-huacachina', 'The payments count if they are made in the campaign period', 'Huacachina: in the period'),
]

const huacachina: Statement[] = [
  window('viaje-huacachina', 'Huacachina trip: 1 Feb to 4 Aug'),
  clause('viaje-huacachina', 'Huacachina trip: its terms state the window', 'Huacachina: window'),
  clause('viaje-huacachina', 'Huacachina trip: draw 5 Aug', 'Huacachina: draw'),
  clause('viaje-huacachina', 'Huacachina trip: substitute if unclaimed by 7 Aug', 'Huacachina: substitute'),
  clause('viaje-huacachina', 'Huacachina trip: trip 15-17 Aug', 'Huacachina: trip'),
  clause('viaje-huacachina', 'Huacachina trip: prize for 2 people', 'Huacachina: for two'),
]

const bahiaSerena: Statement[] = [
  window(
    'sorteo-bahia-serena',
    'Bahía Serena raffle: until 24 Apr',
    'the specification gives no first day, so the page says "until"',
  ),
  clause('sorteo-bahia-serena', 'Bahía Serena raffle: its terms state the last day', 'Bahía Serena raffle: window'),
  clause('sorteo-bahia-serena', 'Bahía Serena raffle: one winner', 'Bahía Serena raffle: one winner'),
  clause('sorteo-bahia-serena', 'Bahía Serena raffle: trip to Tumbes for 2', 'Bahía Serena raffle: prize'),
  clause('sorteo-bahia-serena', 'Bahía Serena raffle: contract by 30 Apr', 'Bahía Serena raffle: contract'),
]

const dice: Statement[] = [
  window('terminos6', 'Gira el dado: from 10 to 19 Oct, with a pause'),
  clause('terminos6', 'Gira el dado: 10-12 Oct', 'Gira el dado: first days'),
  clause('terminos6', 'Gira el dado: and 16-19 Oct', 'Gira el dado: last days'),
  clause('terminos6', 'Gira el dado: or until 15 promotions are exhausted', 'Gira el dado: promotions'),
  clause('terminos6', 'Gira el dado: 3 throws', 'Gira el dado: throws'),
  clause('terminos6', 'Gira el dado: lot from 90 m²', 'Gira el dado: areas'),
  clause('terminos6', 'Gira el dado: or apartment from 48 m²', 'Gira el dado: areas'),
  clause('terminos6', 'Gira el dado: one prize per participant', 'Gira el dado: one prize'),
  clause('terminos6', 'Gira el dado: not combinable with a discount over US$3,500', 'Gira el dado: not combinable'),
]

export const earlierCampaigns: Statement[] = [...rewards, ...huacachina, ...bahiaSerena, ...dice]
