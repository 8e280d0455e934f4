import { Box } from '../../panel/parts/box'
import { type BlockProps, orUndefined } from '../block-props'
import { startMessages } from '../messages'

const withdrawalsQuery = `
  select count(*)::int as count from consent_withdrawals
  where created_at > now() - interval '30 days'`

/** Shows how many consents to news were withdrawn in the last 30 days. */
export async function WithdrawalsBlock({ pool, language }: BlockProps) {
  const messages = startMessages[language]
  const count = (await orUndefined(pool.query<{ count: number }>(withdrawalsQuery)))?.rows[0]?.count
  return (
    <Box
      id="withdrawals"
      light={messages.withdrawals}
      bold={messages.withdrawalsBold}
      width="third"
      isInk
      link={{ href: '/admin/collections/consent-withdrawals', text: messages.seeAll }}
    >
      {count === undefined ? <p>{messages.notKnown}</p> : <p className="figure">{count}</p>}
      <p>{messages.lastThirtyDays}</p>
    </Box>
  )
}
