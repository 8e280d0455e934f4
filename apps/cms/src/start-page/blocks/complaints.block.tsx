import { formatDay } from '@app/domain/calendar/format-date'
import { limaDateOf } from '@app/domain/calendar/lima-date'
import { deadlineOf, deadlineSentence } from '@app/domain/complaint/days-left'
import type { DayRule } from '@app/domain/complaint/response-deadline'
import { Box, Row } from '../../panel/parts/box'
import { type BlockProps, orUndefined } from '../block-props'
import { startMessages } from '../messages'

const MAX_SHOWN = 8

type OpenComplaint = {
  id: string
  reference: string
  name: string
  claimType: string
  dueOn: string
  ruleKind: DayRule['kind']
  /** True if the answer is written but its letter has not been delivered. */
  isLetter: boolean
}

const openComplaintsQuery = `
  select id, reference, first_name || ' ' || last_name as name, claim_type::text as "claimType", due_on::text as "dueOn",
    rule_kind::text as "ruleKind", status = 'letter' as "isLetter"
  from complaints where status <> 'answered' order by due_on, year, number`

export async function ComplaintsBlock({ pool, language, now }: BlockProps) {
  const messages = startMessages[language]
  const rows = await orUndefined(pool.query<OpenComplaint>(openComplaintsQuery)).then((result) => result?.rows)
  const today = limaDateOf(now)
  const complaints = rows?.map((row) => ({ ...row, deadline: deadlineOf(today, row.dueOn, row.ruleKind) })) ?? []
  const lateCount = complaints.filter(({ deadline }) => deadline.state === 'late').length
  const nearCount = complaints.filter(({ deadline }) => deadline.state === 'near' || deadline.state === 'today').length
  const listUrl = '/admin/collections/complaints'
  const summary = [
    messages.complaintsWaiting(complaints.length),
    ...(lateCount > 0 ? [messages.complaintsLate(lateCount)] : []),
    ...(nearCount > 0 ? [messages.complaintsNear(nearCount)] : []),
  ]
  return (
    <Box
      id="complaints"
      light={messages.complaints}
      bold={messages.complaintsBold}
      width="full"
      link={{ href: listUrl, text: messages.seeAll }}
    >
      {!rows && <p>{messages.notKnown}</p>}
      {rows && <p>{complaints.length === 0 ? messages.complaintsNone : summary.join(' · ')}</p>}
      <ul className="rows">
        {complaints
          .slice(0, MAX_SHOWN)
          .map(({ id, reference, name, claimType, dueOn, ruleKind, isLetter, deadline }) => (
            <Row
              key={id}
              href={`${listUrl}/${id}`}
              name={`${name}, ${messages.claims[claimType] ?? ''}`}
              note={[
                reference,
                formatDay(dueOn, language, 'shortWithWeekday'),
                ...(isLetter ? [messages.letterToDeliver] : []),
              ].join(' · ')}
              value={deadlineSentence(deadline, ruleKind, language)}
              isBad={deadline.state !== 'calm'}
            />
          ))}
      </ul>
      {complaints.length > MAX_SHOWN && <p>{messages.andMore(complaints.length - MAX_SHOWN)}</p>}
    </Box>
  )
}
