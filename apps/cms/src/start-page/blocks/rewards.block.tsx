import { Box, Row } from '../../panel/parts/box'
import { countRewards } from '../../sales/referrals/read-referrals'
import { type BlockProps, ifKnown } from '../block-props'
import { words } from '../messages'

/** What referrers have earned and wait for. */
export async function RewardsBlock({ pool, language }: BlockProps) {
  const say = words[language]
  const counts = await ifKnown(countRewards(pool))
  return (
    <Box id="rewards" light={say.rewards} bold={say.rewardsBold} width="full">
      {!counts && <p>{say.notKnown}</p>}
      {counts && (
        <ul className="rows">
          <Row href="/admin/referidos?lista=due" name={say.rewardsDue} value={counts.due} />
          <Row href="/admin/referidos?lista=approved" name={say.rewardsApproved} value={counts.approved} />
        </ul>
      )}
    </Box>
  )
}
