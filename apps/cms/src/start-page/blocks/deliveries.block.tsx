import { formatInstant } from '@app/domain/calendar/format-date'
import { Box, Row } from '../../panel/parts/box'
import { type BlockProps, orUndefined } from '../block-props'
import { startMessages } from '../messages'

type Count = { kind: 'waiting' | 'retrying' | 'givenUp'; count: number; oldest: Date }

// Nearly all deliveries have the status `delivered`, and the index on the status lets the query skip them.
const deliveryCountsQuery = `
  select case when status = 'parked' then 'givenUp' when attempt_count > 0 then 'retrying' else 'waiting' end as kind,
    count(*)::int as count, min(created_at) as oldest
  from deliveries where status in ('waiting', 'held', 'parked') group by 1`

const kinds = ['givenUp', 'retrying', 'waiting'] as const
const statusByKind = { givenUp: 'parked', retrying: 'waiting', waiting: 'waiting' }

export async function DeliveriesBlock({ pool, language }: BlockProps) {
  const messages = startMessages[language]
  const counts = (await orUndefined(pool.query<Count>(deliveryCountsQuery)))?.rows
  const countOf = (kind: Count['kind']) => counts?.find((count) => count.kind === kind)
  return (
    <Box
      id="deliveries"
      light={messages.deliveries}
      bold={messages.deliveriesBold}
      width="third"
      link={{ href: '/admin/collections/deliveries', text: messages.seeAll }}
    >
      {!counts && <p>{messages.notKnown}</p>}
      {counts?.length === 0 && <p>{messages.deliveriesNone}</p>}
      {counts && (
        <ul className="rows">
          {kinds.map((kind) => {
            const deliveryCount = countOf(kind)
            return (
              <Row
                key={kind}
                isBad={kind === 'givenUp' && Boolean(deliveryCount)}
                href={`/admin/collections/deliveries?where[and][0][status][equals]=${statusByKind[kind]}`}
                name={messages[kind]}
                note={deliveryCount && `${messages.oldest}: ${formatInstant(deliveryCount.oldest, language)}`}
                value={deliveryCount?.count ?? 0}
              />
            )
          })}
        </ul>
      )}
    </Box>
  )
}
