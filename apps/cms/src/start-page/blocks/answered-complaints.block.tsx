import { Box } from '../../panel/parts/box'
import { type BlockProps, orUndefined } from '../block-props'
import { startMessages } from '../messages'

type Counts = { answered: number; late: number }

/** A complaint that is answered by letter counts from the day on which the letter was delivered. */
const answeredQuery = `
  select count(*)::int as answered, count(*) filter (where answered_on > due_on)::int as late
  from (
    select due_on, case when answer_by_letter then letter_delivered_on
      else (answered_at at time zone 'America/Lima')::date end as answered_on
    from complaints where status = 'answered' and answered_at > now() - interval '60 days') answers
  where answered_on > (now() at time zone 'America/Lima')::date - 30`

/** Shows how many complaints were answered in the last 30 days, and how many of them late. */
export async function AnsweredComplaintsBlock({ pool, language }: BlockProps) {
  const messages = startMessages[language]
  const counts = (await orUndefined(pool.query<Counts>(answeredQuery)))?.rows[0]
  return (
    <Box id="answered" light={messages.answered} bold={messages.answeredBold} width="third" isInk>
      {!counts && <p>{messages.notKnown}</p>}
      {counts && (
        <>
          <p className="figure">{counts.answered}</p>
          <p>{counts.answered === 0 ? messages.answeredNone : messages.answeredLate(counts.late)}</p>
        </>
      )}
    </Box>
  )
}
