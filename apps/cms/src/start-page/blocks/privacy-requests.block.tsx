import { limaDateOf } from '@sillar/domain/calendar/lima-date'
import { deadlineOf, deadlineSentence } from '@sillar/domain/complaint/days-left'
import { longDay } from '../../panel/dates/format-day'
import { Box, Row } from '../../panel/parts/box'
import { privacyWords } from '../../privacy/messages'
import { listRequests } from '../../privacy/read-requests'
import { type BlockProps, ifKnown } from '../block-props'
import { words } from '../messages'

const SHOWN = 8

/** Requests about personal data by the days they have left, the most urgent first. */
export async function PrivacyRequestsBlock({ pool, language, now }: BlockProps) {
  const [say, desk] = [words[language], privacyWords[language]]
  const requests = await ifKnown(listRequests(pool, 'waiting'))
  const today = limaDateOf(now)
  const unconfirmed = requests?.filter(({ state }) => state === 'unconfirmed').length ?? 0
  const summary = [
    say.privacyWaiting((requests?.length ?? 0) - unconfirmed),
    ...(unconfirmed > 0 ? [say.privacyUnconfirmed(unconfirmed)] : []),
  ]
  return (
    <Box
      id="privacy"
      light={say.privacy}
      bold={say.privacyBold}
      width="full"
      link={{ href: '/admin/privacidad', text: say.seeAll }}
    >
      {!requests && <p>{say.notKnown}</p>}
      {requests && <p>{requests.length === 0 ? say.privacyNone : summary.join(' · ')}</p>}
      <ul className="rows">
        {requests?.slice(0, SHOWN).map(({ id, name, kind, state, reference, dueOn }) => {
          const deadline = deadlineOf(today, dueOn, 'business')
          return (
            <Row
              key={id}
              href={`/admin/privacidad/solicitudes/${id}`}
              name={`${name}, ${desk.rights[kind].toLowerCase()}`}
              note={`${reference} · ${desk.states[state].toLowerCase()} · ${longDay(dueOn, language)}`}
              value={deadlineSentence(deadline, 'business', language)}
              isBad={deadline.state !== 'calm'}
            />
          )
        })}
      </ul>
      {requests && requests.length > SHOWN && <p>{say.andMore(requests.length - SHOWN)}</p>}
    </Box>
  )
}
