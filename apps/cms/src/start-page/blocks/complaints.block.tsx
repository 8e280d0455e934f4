import { formatDay } from '@app/domain/calendar/format-date'
import { deadlineSentence } from '@app/domain/complaint/days-left'
import { readOpenComplaints } from '../../notices/read-open-complaints'
import { Box, Row } from '../../panel/parts/box'
import { type BlockProps, orUndefined } from '../block-props'
import { startMessages } from '../messages'

const MAX_SHOWN = 8

export async function ComplaintsBlock({ pool, language, now }: BlockProps) {
  const messages = startMessages[language]
  const openComplaints = await orUndefined(readOpenComplaints(pool, now))
  const complaints = openComplaints ?? []
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
      {!openComplaints && <p>{messages.notKnown}</p>}
      {openComplaints && <p>{complaints.length === 0 ? messages.complaintsNone : summary.join(' · ')}</p>}
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
