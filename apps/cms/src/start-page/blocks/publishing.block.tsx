import { dayAndTime } from '../../panel/dates/format-time'
import { Box, Row } from '../../panel/parts/box'
import { type BlockProps, ifKnown } from '../block-props'
import { words } from '../messages'
import { readReleases } from '../read-releases'

const PROBLEMS = 3

/** How the last publish ended, and what stands in its way. */
export async function PublishingBlock({ pool, language }: BlockProps) {
  const say = words[language]
  const known = await ifKnown(readReleases(pool))
  const last = known?.last
  return (
    <Box
      id="publishing"
      light={say.publishing}
      bold={say.publishingBold}
      width="third"
      link={{ href: '/admin/collections/releases', text: say.seeAll }}
    >
      {!known && <p>{say.notKnown}</p>}
      {known && !last && <p>{say.nothingOnline}</p>}
      <ul className="rows">
        {known?.isWaiting && <Row name={say.publishWaits} />}
        {last && (
          <Row
            isBad={!last.isPublished}
            name={last.isPublished ? say.publishedWell : say.publishFailed}
            note={`${dayAndTime(last.at, language)} · ${last.seconds} ${say.seconds}`}
          />
        )}
        {last &&
          !last.isPublished &&
          last.problems.slice(0, PROBLEMS).map((problem) => <Row key={problem} name={problem} />)}
      </ul>
      {last && !last.isPublished && (
        <p>
          <a href={`/admin/collections/releases/${last.id}`}>{say.whatHappened}</a>
        </p>
      )}
    </Box>
  )
}
