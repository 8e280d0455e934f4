import type { Statement } from '../statement'
import { clause, clauses, window } from './campaign-clause'

const openHouse: Statement[] = [
  window('terminos7', 'Open house: 1-25 Oct', "endsAt: '2025-10-25", "endsAt: '2025-10-26"),
  clause(
    'terminos7',
    'Open house: its terms state the window',
    'open house: window',
    "'From 1 to 25\\u00a0October",
    "'From 1 to 26\\u00a0October",
  ),
  clause(
    'terminos7',
    'Open house: draw notification 5 Nov',
    'open house: notification',
    'notified on 5\\u00a0November',
    'notified on 6\\u00a0November',
  ),
  clause(
    'terminos7',
    'Open house: reservation/contract deadline 10 Nov',
    'open house: contract',
    'the contract by 10\\u00a0November',
    'the contract by 11\\u00a0November',
  ),
]

const october: Statement[] = [
  window('terminos8', 'October campaign: 1-31 Oct', "endsAt: '2025-10-31", "endsAt: '2025-10-30"),
  clause(
    'terminos8',
    'October campaign: its terms state the window',
    'October: window',
    "'From 1 to 31\\u00a0October",
    "'From 1 to 30\\u00a0October",
  ),
  clause(
    'terminos8',
    'October campaign: minimum initial payment 20%',
    'October: initial payment',
    'Minimum down payment: 20%',
    'Minimum down payment: 10%',
  ),
  clause(
    'terminos8',
    'October campaign: financing up to 60 months interest free',
    'October: months',
    'Term: up to 60 months',
    'Term: up to 48 months',
  ),
  clause(
    'terminos8',
    'October campaign: reference exchange rate S/3.60',
    'October: rate',
    'S/\\u00a03.60 per US dollar',
    'S/\\u00a03.70 per US dollar',
  ),
  clause(
    'terminos8',
    'October campaign: instalments from USD 319 (Santorini)',
    'October: Santorini',
    "'Santorini: US$\\u00a0319.', 'Santorini: US$\\u00a0319.'",
    "'Santorini: US$\\u00a0319.', 'Santorini: US$\\u00a0320.'",
  ),
  clause(
    'terminos8',
    'October campaign: S/760 (Punta Arena II)',
    'October: Punta Arena II',
    "'Punta Arena II: S/\\u00a0760.', 'Punta Arena II: S/\\u00a0760.'",
    "'Punta Arena II: S/\\u00a0760.', 'Punta Arena II: S/\\u00a0761.'",
  ),
  clause(
    'terminos8',
    'October campaign: USD 278 (Prado Piamonte)',
    'October: Prado Piamonte',
    "'Prado Piamonte: US$\\u00a0278.', 'Prado Piamonte: US$\\u00a0278.'",
    "'Prado Piamonte: US$\\u00a0278.', 'Prado Piamonte: US$\\u00a0279.'",
  ),
]

const others: Statement[] = [
  window('promociones2', 'Football-ball raffle: 16 Jun to 12 Aug', "endsAt: '2025-08-12", "endsAt: '2025-08-11"),
  clause(
    'promociones2',
    'Football-ball raffle: its terms state the window',
    'footballs: window',
    "'From 16\\u00a0June",
    "'From 17\\u00a0June",
  ),
  clause(
    'promociones2',
    'Football-ball raffle: 6 winners',
    'footballs: winners',
    'There are 6 winners.',
    'There are 5 winners.',
  ),
  clause(
    'promociones2',
    'Football-ball raffle: draw 13 Aug',
    'footballs: draw',
    'takes place on 13\\u00a0August',
    'takes place on 14\\u00a0August',
  ),
  clause(
    'promociones2',
    'Football-ball raffle: 24-hour reply deadline',
    'footballs: 24 hours',
    'A winner has 24 hours',
    'A winner has 48 hours',
  ),
  window('venta-en-linea', 'Online sale: 2-31 Jul', "startsAt: '2025-07-02", "startsAt: '2025-07-01"),
  clause(
    'venta-en-linea',
    'Online sale: its terms state the window',
    'online sale: window',
    "'From 2 to 31\\u00a0July",
    "'From 1 to 31\\u00a0July",
  ),
  clause(
    'venta-en-linea',
    'Online sale: 30 promotions',
    'online sale: promotions',
    'There are 30 promotions.',
    'There are 31 promotions.',
  ),
  clause(
    'venta-en-linea',
    'Online sale: discount cap US$2,500',
    'online sale: cap',
    'capped at US$\\u00a02,500',
    'capped at US$\\u00a03,500',
  ),
  window('open-house-o2', 'O2 open house: 18 Jul to 2 Sep', "endsAt: '2025-09-02", "endsAt: '2025-09-03"),
  clause(
    'open-house-o2',
    'O2 open house: its terms state the window',
    'O2 open house: window',
    'to 2\\u00a0September 2025, Lima',
    'to 3\\u00a0September 2025, Lima',
  ),
  clause(
    'open-house-o2',
    'O2 open house: 12 promotions',
    'O2 open house: promotions',
    'There are 12 promotions.',
    'There are 13 promotions.',
  ),
  clause(
    'terminos8',
    'Campaign financing: up to 60 months',
    'October: months',
    'Plazo: hasta 60 meses',
    'Plazo: hasta 72 meses',
  ),
  {
    says: 'Legal jurisdiction: civil courts of Arequipa',
    where: ['content/campaigns/common-terms.ts'],
    test: { file: clauses, name: '%s: every campaign says it in both languages', of: 'courts' },
    broken: { find: 'by the civil courts of Arequipa', put: 'by the civil courts of Lima' },
  },
  {
    says: 'The terms of the campaigns are shown block by block on the page',
    where: ['site/sections/terms/terms-blocks.tsx'],
    test: {
      file: 'tests/e2e/campaign-terms.e2e.ts',
      name: '${path} states the agreed dates and figures of every campaign',
    },
    broken: {
      find: "if (group.kind === 'list') return <List type={group.type} items={group.items} />",
      put: "if (group.kind === 'list') return null",
    },
  },
]

export const laterCampaigns: Statement[] = [...openHouse, ...october, ...others]
