import { formatInstant } from '@app/domain/calendar/format-date'
import { noticeMessages } from '../../notices/messages'
import { readReleases } from '../../notices/read-releases'
import { Box, Row } from '../../panel/parts/box'
import { type BlockProps, orUndefined } from '../block-props'
import { startMessages } from '../messages'

const MAX_PROBLEMS = 3

export async function PublishingBlock({ pool, language }: BlockProps) {
  const messages = startMessages[language]
  const releases = await orUndefined(readReleases(pool))
  const lastAttempt = releases?.lastAttempt
  return (
    <Box
      id="publishing"
      light={messages.publishing}
      bold={messages.publishingBold}
      width="third"
      link={{ href: '/admin/collections/releases', text: messages.seeAll }}
    >
      {!releases && <p>{messages.notKnown}</p>}
      {releases && !lastAttempt && <p>{messages.nothingOnline}</p>}
      <ul className="rows">
        {releases?.isWaiting && <Row name={messages.publishWaits} />}
        {lastAttempt && (
          <Row
            isBad={!lastAttempt.isPublished}
            name={lastAttempt.isPublished ? messages.publishedWell : noticeMessages[language].releaseFailed}
            note={`${formatInstant(lastAttempt.at, language)} · ${lastAttempt.seconds} ${messages.seconds}`}
          />
        )}
        {lastAttempt &&
          !lastAttempt.isPublished &&
          lastAttempt.problems.slice(0, MAX_PROBLEMS).map((problem) => <Row key={problem} name={problem} />)}
      </ul>
      {lastAttempt && !lastAttempt.isPublished && (
        <p>
          <a href={`/admin/collections/releases/${lastAttempt.id}`}>{messages.whatHappened}</a>
        </p>
      )}
    </Box>
  )
}
