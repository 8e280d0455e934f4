import type { Statement } from '../statement'
import { clause, clauses, window } from './campaign-clause'

const openHouse: Statement[] = [
  window('terminos7', 'Open house: 1-25 Oct'),
  clause('terminos7', 'Open house: its terms state the window', 'open house: window'),
  clause('terminos7', 'Open house: draw notification 5 Nov', 'open house: notification'),
  clause('terminos7', 'Open house: reservation/contract deadline 10 Nov', 'open house: contract'),
]

const october: Statement[] = [
  window('terminos8', 'October campaign: 1-31 Oct'),
  clause('terminos8', 'October campaign: its terms state the window', 'October: window'),
  clause('terminos8', 'October campaign: minimum initial payment 20%', 'October: initial payment'),
  clause('terminos8', 'October campaign: financing up to 60 months interest free', 'October: months'),
  clause('terminos8', 'October campaign: reference exchange rate S/3.60', 'October: rate'),
  clause('terminos8', 'October campaign: instalments from USD 319 (Santorini)', 'October: Santorini'),
  clause('terminos8', 'October campaign: S/760 (Punta Arena II)', 'October: Punta Arena II'),
  clause('terminos8', 'October campaign: USD 278 (Prado Piamonte)', 'October: Prado Piamonte'),
]

const otherCampaigns: Statement[] = [
  window('promociones2', 'Football-ball raffle: 16 Jun to 12 Aug'),
  clause('promociones2', 'Football-ball raffle: its terms state the window', 'footballs: window'),
  clause('promociones2', 'Football-ball raffle: 6 winners', 'footballs: winners'),
  clause('promociones2', 'Football-ball raffle: draw 13 Aug', 'footballs: draw'),
  clause('promociones2', 'Football-ball raffle: 24-hour reply deadline', 'footballs: 24 hours'),
  window('venta-en-linea', 'Online sale: 2-31 Jul'),
  clause('venta-en-linea', 'Online sale: its terms state the window', 'online sale: window'),
  clause('venta-en-linea', 'Online sale: 30 promotions', 'online sale: promotions'),
  clause('venta-en-linea', 'Online sale: discount cap US$2,500', 'online sale: cap'),
  window('open-house-o2', 'O2 open house: 18 Jul to 2 Sep'),
  clause('open-house-o2', 'O2 open house: its terms state the window', 'O2 open house: window'),
  clause('open-house-o2', 'O2 open house: 12 promotions', 'O2 open house: promotions'),
  clause('terminos8', 'Campaign financing: up to 60 months', 'October: months'),
  {
    says: 'Legal jurisdiction: civil courts of Arequipa',
    where: ['content/campaigns/common-terms.ts'],
    test: { file: clauses, name: 'states the clause "%s" in every campaign, in both languages', of: 'courts' },
  },
  {
    says: 'The terms of the campaigns are shown block by block on the page',
    where: ['site/sections/terms/terms-blocks.tsx'],
    test: {
      file: 'tests/e2e/campaign-terms.e2e.ts',
      name: '${path} states the agreed dates and figures of every campaign',
    },
  },
]

export const laterCampaigns: Statement[] = [...openHouse, ...october, ...otherCampaigns]
