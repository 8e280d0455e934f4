import { Box } from '../../panel/parts/box'
import { DEFAULT_PERIOD, firstDay } from '../../sales/funnel/funnel-period'
import { funnelMessages } from '../../sales/funnel/messages'
import { readFunnel } from '../../sales/funnel/read-funnel'
import { FunnelChart } from '../../sales/funnel/views/funnel-chart'
import { GroupFigures } from '../../sales/funnel/views/group-figures'
import { type BlockProps, orUndefined } from '../block-props'
import { startMessages } from '../messages'

export async function FunnelBlock({ pool, language, now }: BlockProps) {
  const messages = funnelMessages[language]
  const from = firstDay(DEFAULT_PERIOD, now)
  const funnel = await orUndefined(readFunnel(pool, { from, by: 'source' }))
  const bold = `${messages.titleBold}, ${messages.days(DEFAULT_PERIOD)}`
  return (
    <Box
      id="funnel"
      light={messages.title}
      bold={bold}
      width="full"
      link={{ href: '/admin/embudo', text: messages.see }}
    >
      {funnel ? (
        <>
          <FunnelChart funnel={funnel} from={from} language={language} />
          <GroupFigures funnel={funnel} by="source" from={from} projects={new Map()} language={language} />
        </>
      ) : (
        <p>{startMessages[language].notKnown}</p>
      )}
    </Box>
  )
}
