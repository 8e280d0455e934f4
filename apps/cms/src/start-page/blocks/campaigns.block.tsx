import { formatInstant } from '@app/domain/calendar/format-date'
import { Box, Row } from '../../panel/parts/box'
import { type BlockProps, orUndefined } from '../block-props'
import { startMessages } from '../messages'

const MAX_SHOWN = 12

export async function CampaignsBlock({ payload, language, now }: BlockProps) {
  const messages = startMessages[language]
  const result = await orUndefined(
    payload.find({
      collection: 'campaigns',
      depth: 0,
      limit: MAX_SHOWN,
      locale: language,
      sort: 'startsAt',
      select: { title: true, startsAt: true, endsAt: true },
      where: { and: [{ endsAt: { greater_than: now.toISOString() } }, { _status: { equals: 'published' } }] },
    }),
  )
  return (
    <Box
      id="campaigns"
      light={messages.campaigns}
      bold={messages.campaignsBold}
      width="wide"
      link={{ href: '/admin/collections/campaigns/create', text: messages.newCampaign }}
    >
      {!result && <p>{messages.notKnown}</p>}
      {result?.docs.length === 0 && <p>{messages.noCampaigns}</p>}
      <ul className="rows rows--dated">
        {result?.docs.map(({ id, title, startsAt, endsAt }) => {
          const isRunning = new Date(startsAt) <= now
          const dates = `${formatInstant(new Date(startsAt), language)} ${messages.until} ${formatInstant(new Date(endsAt), language)}`
          return (
            <Row
              key={id}
              href={`/admin/collections/campaigns/${id}`}
              name={title || messages.untitled}
              note={dates}
              value={isRunning ? messages.running : messages.coming}
            />
          )
        })}
      </ul>
    </Box>
  )
}
