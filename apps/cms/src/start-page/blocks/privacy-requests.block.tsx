import { formatDay } from '@app/domain/calendar/format-date'
import { limaDateOf } from '@app/domain/calendar/lima-date'
import { deadlineOf, deadlineSentence } from '@app/domain/complaint/days-left'
import { Box, Row } from '../../panel/parts/box'
import { privacyMessages } from '../../privacy/messages'
import { listRequests } from '../../privacy/read-requests'
import { type BlockProps, orUndefined } from '../block-props'
import { startMessages } from '../messages'

const MAX_SHOWN = 8

export async function PrivacyRequestsBlock({ pool, language, now }: BlockProps) {
  const [messages, desk] = [startMessages[language], privacyMessages[language]]
  const requests = await orUndefined(listRequests(pool, 'waiting'))
  const today = limaDateOf(now)
  const unconfirmedCount = requests?.filter(({ state }) => state === 'unconfirmed').length ?? 0
  const summary = [
    messages.privacyWaiting((requests?.length ?? 0) - unconfirmedCount),
    ...(unconfirmedCount > 0 ? [messages.privacyUnconfirmed(unconfirmedCount)] : []),
  ]
  return (
    <Box
      id="privacy"
      light={messages.privacy}
      bold={messages.privacyBold}
      width="full"
      link={{ href: '/admin/privacidad', text: messages.seeAll }}
    >
      {!requests && <p>{messages.notKnown}</p>}
      {requests && <p>{requests.length === 0 ? messages.privacyNone : summary.join(' · ')}</p>}
      <ul className="rows">
        {requests?.slice(0, MAX_SHOWN).map(({ id, name, kind, state, reference, dueOn }) => {
          const deadline = deadlineOf(today, dueOn, 'business')
          return (
            <Row
              key={id}
              href={`/admin/privacidad/solicitudes/${id}`}
              name={`${name}, ${desk.rights[kind].toLowerCase()}`}
              note={`${reference} · ${desk.states[state].toLowerCase()} · ${formatDay(dueOn, language, 'shortWithWeekday')}`}
              value={deadlineSentence(deadline, 'business', language)}
              isBad={deadline.state !== 'calm'}
            />
          )
        })}
      </ul>
      {requests && requests.length > MAX_SHOWN && <p>{messages.andMore(requests.length - MAX_SHOWN)}</p>}
    </Box>
  )
}
