import { formatInstant } from '@app/domain/calendar/format-date'
import { Box, Row } from '../../panel/parts/box'
import { type BlockProps, ifKnown } from '../block-props'
import { startMessages } from '../messages'
import { readReleases } from '../read-releases'

const PROBLEMS = 3

/** The result of the last publish, and what blocks it. */
export async function PublishingBlock({ pool, language }: BlockProps) {
  const messages = startMessages[language]
  const known = await ifKnown(readReleases(pool))
  const last = known?.last
  return (
    <Box
      id="publishing"
      light={messages.publishing}
      bold={messages.publishingBold}
      width="third"
      link={{ href: '/admin/collections/releases', text: messages.seeAll }}
    >
      {!known && <p>{messages.notKnown}</p>}
      {known && !last && <p>{messages.nothingOnline}</p>}
      <ul className="rows">
        {known?.isWaiting && <Row name={messages.publishWaits} />}
        {last && (
          <Row
            isBad={!last.isPublished}
            name={last.isPublished ? messages.publishedWell : messages.publishFailed}
            note={`${formatInstant(last.at, language)} · ${last.seconds} ${messages.seconds}`}
          />
        )}
        {last &&
          !last.isPublished &&
          last.problems.slice(0, PROBLEMS).map((problem) => <Row key={problem} name={problem} />)}
      </ul>
      {last && !last.isPublished && (
        <p>
          <a href={`/admin/collections/releases/${last.id}`}>{messages.whatHappened}</a>
        </p>
      )}
    </Box>
  )
}
