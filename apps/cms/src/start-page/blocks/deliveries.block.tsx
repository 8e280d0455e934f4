import { formatInstant } from '@app/domain/calendar/format-date'
import { Box, Row } from '../../panel/parts/box'
import { type BlockProps, ifKnown } from '../block-props'
import { startMessages } from '../messages'

type Count = { kind: 'waiting' | 'retrying' | 'givenUp'; count: number; oldest: Date }

// Delivered ones are nearly all rows; the index on the status skips them.
const statement = `
  select case when status = 'parked' then 'givenUp' when attempt_count > 0 then 'retrying' else 'waiting' end as kind,
    count(*)::int as count, min(created_at) as oldest
  from deliveries where status in ('waiting', 'held', 'parked') group by 1`

const kinds = ['givenUp', 'retrying', 'waiting'] as const
const statusOf = { givenUp: 'parked', retrying: 'waiting', waiting: 'waiting' }

/** Whether submissions have reached their integrations. */
export async function DeliveriesBlock({ pool, language }: BlockProps) {
  const messages = startMessages[language]
  const counts = (await ifKnown(pool.query<Count>(statement)))?.rows
  const countOf = (kind: Count['kind']) => counts?.find((one) => one.kind === kind)
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
            const counted = countOf(kind)
            return (
              <Row
                key={kind}
                isBad={kind === 'givenUp' && Boolean(counted)}
                href={`/admin/collections/deliveries?where[or][0][and][0][status][equals]=${statusOf[kind]}`}
                name={messages[kind]}
                note={counted && `${messages.oldest}: ${formatInstant(counted.oldest, language)}`}
                value={counted?.count ?? 0}
              />
            )
          })}
        </ul>
      )}
    </Box>
  )
}
