import { Box } from '../../panel/parts/box'
import { firstDay, USUAL_PERIOD } from '../../sales/funnel/funnel-period'
import { funnelWords } from '../../sales/funnel/messages'
import { readFunnel } from '../../sales/funnel/read-funnel'
import { FunnelChart } from '../../sales/funnel/views/funnel-chart'
import { GroupFigures } from '../../sales/funnel/views/group-figures'
import { type BlockProps, ifKnown } from '../block-props'
import { words } from '../messages'

/** From the visit of the site to the sale, of the last three months, and which source led there. */
export async function FunnelBlock({ pool, language, now }: BlockProps) {
  const say = funnelWords[language]
  const from = firstDay(USUAL_PERIOD, now)
  const funnel = await ifKnown(readFunnel(pool, { from, by: 'source' }))
  const bold = `${say.titleBold}, ${say.days(USUAL_PERIOD)}`
  return (
    <Box id="funnel" light={say.title} bold={bold} width="full" link={{ href: '/admin/embudo', text: say.see }}>
      {funnel ? (
        <>
          <FunnelChart funnel={funnel} from={from} language={language} />
          <GroupFigures funnel={funnel} by="source" from={from} projects={new Map()} language={language} />
        </>
      ) : (
        <p>{words[language].notKnown}</p>
      )}
    </Box>
  )
}
