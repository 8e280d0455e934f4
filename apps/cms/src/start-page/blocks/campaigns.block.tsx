import { dayAndTime } from '../../panel/dates/format-time'
import { Box, Row } from '../../panel/parts/box'
import { type BlockProps, ifKnown } from '../block-props'
import { words } from '../messages'

const SHOWN = 12

/** Published campaigns that run or are to come; whether one runs follows from the clock, as on the site. */
export async function CampaignsBlock({ payload, language, now }: BlockProps) {
  const say = words[language]
  const found = await ifKnown(
    payload.find({
      collection: 'campaigns',
      depth: 0,
      limit: SHOWN,
      locale: language,
      sort: 'startsAt',
      select: { title: true, startsAt: true, endsAt: true },
      where: { and: [{ endsAt: { greater_than: now.toISOString() } }, { _status: { equals: 'published' } }] },
    }),
  )
  return (
    <Box
      id="campaigns"
      light={say.campaigns}
      bold={say.campaignsBold}
      width="wide"
      link={{ href: '/admin/collections/campaigns/create', text: say.newCampaign }}
    >
      {!found && <p>{say.notKnown}</p>}
      {found?.docs.length === 0 && <p>{say.noCampaigns}</p>}
      <ul className="rows rows--dated">
        {found?.docs.map(({ id, title, startsAt, endsAt }) => {
          const isRunning = new Date(startsAt) <= now
          const dates = `${dayAndTime(new Date(startsAt), language)} ${say.until} ${dayAndTime(new Date(endsAt), language)}`
          return (
            <Row
              key={id}
              href={`/admin/collections/campaigns/${id}`}
              name={title || say.untitled}
              note={dates}
              value={isRunning ? say.running : say.coming}
            />
          )
        })}
      </ul>
    </Box>
  )
}
