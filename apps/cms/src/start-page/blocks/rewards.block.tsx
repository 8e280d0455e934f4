import { Box, Row } from '../../panel/parts/box'
import { countRewards } from '../../sales/referrals/read-referrals'
import { type BlockProps, orUndefined } from '../block-props'
import { startMessages } from '../messages'

export async function RewardsBlock({ pool, language }: BlockProps) {
  const messages = startMessages[language]
  const counts = await orUndefined(countRewards(pool))
  return (
    <Box id="rewards" light={messages.rewards} bold={messages.rewardsBold} width="full">
      {!counts && <p>{messages.notKnown}</p>}
      {counts && (
        <ul className="rows">
          <Row href="/admin/referidos?lista=due" name={messages.rewardsDue} value={counts.due} />
          <Row href="/admin/referidos?lista=approved" name={messages.rewardsApproved} value={counts.approved} />
        </ul>
      )}
    </Box>
  )
}
