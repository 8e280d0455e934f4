import { limaDateOf } from '@sillar/domain/calendar/lima-date'
import { deadlineOf, deadlineSentence } from '@sillar/domain/complaint/days-left'
import type { DayRule } from '@sillar/domain/complaint/response-deadline'
import { longDay } from '../../panel/dates/format-day'
import { Box, Row } from '../../panel/parts/box'
import { type BlockProps, ifKnown } from '../block-props'
import { words } from '../messages'

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

/** Complaints by the days they have left, the most urgent first. */
export async function ComplaintsBlock({ pool, language, now }: BlockProps) {
  const say = words[language]
  const waiting = await ifKnown(pool.query<Waiting>(statement)).then((result) => result?.rows)
  const today = limaDateOf(now)
  const complaints = waiting?.map((one) => ({ ...one, deadline: deadlineOf(today, one.dueOn, one.ruleKind) })) ?? []
  const late = complaints.filter(({ deadline }) => deadline.state === 'late').length
  const near = complaints.filter(({ deadline }) => deadline.state === 'near' || deadline.state === 'today').length
  const list = '/admin/collections/complaints'
  const summary = [
    say.complaintsWaiting(complaints.length),
    ...(late > 0 ? [say.complaintsLate(late)] : []),
    ...(near > 0 ? [say.complaintsNear(near)] : []),
  ]
  return (
    <Box
      id="complaints"
      light={say.complaints}
      bold={say.complaintsBold}
      width="full"
      link={{ href: list, text: say.seeAll }}
    >
      {!waiting && <p>{say.notKnown}</p>}
      {waiting && <p>{complaints.length === 0 ? say.complaintsNone : summary.join(' · ')}</p>}
      <ul className="rows">
        {complaints.slice(0, SHOWN).map(({ id, reference, name, claimType, dueOn, ruleKind, deadline }) => (
          <Row
            key={id}
            href={`${list}/${id}`}
            name={`${name}, ${say.claims[claimType] ?? ''}`}
            note={`${reference} · ${longDay(dueOn, language)}`}
            value={deadlineSentence(deadline, ruleKind, language)}
            isBad={deadline.state !== 'calm'}
          />
        ))}
      </ul>
      {complaints.length > SHOWN && <p>{say.andMore(complaints.length - SHOWN)}</p>}
    </Box>
  )
}
