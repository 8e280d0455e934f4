import { dayAndTime } from '../../panel/dates/format-time'
import { Box, Row } from '../../panel/parts/box'
import { type BlockProps, ifKnown } from '../block-props'
import { words } from '../messages'

type Count = { kind: 'waiting' | 'retrying' | 'givenUp'; count: number; oldest: Date }

// What is delivered is nearly everything and is left out by the index of the state.
const statement = `
  select case when status = 'parked' then 'givenUp' when attempt_count > 0 then 'retrying' else 'waiting' end as kind,
    count(*)::int as count, min(created_at) as oldest
  from deliveries where status in ('waiting', 'held', 'parked') group by 1`

const kinds = ['givenUp', 'retrying', 'waiting'] as const
const statusOf = { givenUp: 'parked', retrying: 'waiting', waiting: 'waiting' }

/** Whether what visitors sent has reached its receivers. */
export async function DeliveriesBlock({ pool, language }: BlockProps) {
  const say = words[language]
  const counts = (await ifKnown(pool.query<Count>(statement)))?.rows
  const countOf = (kind: Count['kind']) => counts?.find((one) => one.kind === kind)
  return (
    <Box
      id="deliveries"
      light={say.deliveries}
      bold={say.deliveriesBold}
      width="third"
      link={{ href: '/admin/collections/deliveries', text: say.seeAll }}
    >
      {!counts && <p>{say.notKnown}</p>}
      {counts?.length === 0 && <p>{say.deliveriesNone}</p>}
      {counts && (
        <ul className="rows">
          {kinds.map((kind) => {
            const found = countOf(kind)
            return (
              <Row
                key={kind}
                isBad={kind === 'givenUp' && Boolean(found)}
                href={`/admin/collections/deliveries?where[or][0][and][0][status][equals]=${statusOf[kind]}`}
                name={say[kind]}
                note={found && `${say.oldest}: ${dayAndTime(found.oldest, language)}`}
                value={found?.count ?? 0}
              />
            )
          })}
        </ul>
      )}
    </Box>
  )
}
