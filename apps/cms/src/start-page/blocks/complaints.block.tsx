import { formatDay } from '@app/domain/calendar/format-date'
import { limaDateOf } from '@app/domain/calendar/lima-date'
import { deadlineOf, deadlineSentence } from '@app/domain/complaint/days-left'
import type { DayRule } from '@app/domain/complaint/response-deadline'
import { Box, Row } from '../../panel/parts/box'
import { type BlockProps, ifKnown } from '../block-props'
import { startMessages } from '../messages'

const SHOWN = 8

type Waiting = {
  id: string
  reference: string
  name: string
  claimType: string
  dueOn: string
  ruleKind: DayRule['kind']
}

const statement = `
  select id, reference, first_name || ' ' || last_name as name, claim_type::text as "claimType", due_on::text as "dueOn",
    rule_kind::text as "ruleKind"
  from complaints where status = 'received' order by due_on, year, number`

/** Open complaints by remaining days, the most urgent first. */
export async function ComplaintsBlock({ pool, language, now }: BlockProps) {
  const messages = startMessages[language]
  const waiting = await ifKnown(pool.query<Waiting>(statement)).then((result) => result?.rows)
  const today = limaDateOf(now)
  const complaints = waiting?.map((one) => ({ ...one, deadline: deadlineOf(today, one.dueOn, one.ruleKind) })) ?? []
  const late = complaints.filter(({ deadline }) => deadline.state === 'late').length
  const near = complaints.filter(({ deadline }) => deadline.state === 'near' || deadline.state === 'today').length
  const list = '/admin/collections/complaints'
  const summary = [
    messages.complaintsWaiting(complaints.length),
    ...(late > 0 ? [messages.complaintsLate(late)] : []),
    ...(near > 0 ? [messages.complaintsNear(near)] : []),
  ]
  return (
    <Box
      id="complaints"
      light={messages.complaints}
      bold={messages.complaintsBold}
      width="full"
      link={{ href: list, text: messages.seeAll }}
    >
      {!waiting && <p>{messages.notKnown}</p>}
      {waiting && <p>{complaints.length === 0 ? messages.complaintsNone : summary.join(' · ')}</p>}
      <ul className="rows">
        {complaints.slice(0, SHOWN).map(({ id, reference, name, claimType, dueOn, ruleKind, deadline }) => (
          <Row
            key={id}
            href={`${list}/${id}`}
            name={`${name}, ${messages.claims[claimType] ?? ''}`}
            note={`${reference} · ${formatDay(dueOn, language, 'shortWithWeekday')}`}
            value={deadlineSentence(deadline, ruleKind, language)}
            isBad={deadline.state !== 'calm'}
          />
        ))}
      </ul>
      {complaints.length > SHOWN && <p>{messages.andMore(complaints.length - SHOWN)}</p>}
    </Box>
  )
}
