import { clock, dayAndTime } from '../../panel/dates/format-time'
import { Box } from '../../panel/parts/box'
import { type BlockProps, ifKnown } from '../block-props'
import { words } from '../messages'
import { readReleases } from '../read-releases'

/** What visitors see, and since when. */
export async function OnlineBlock({ pool, language }: BlockProps) {
  const say = words[language]
  const [known, maintenance] = await Promise.all([
    ifKnown(readReleases(pool)),
    ifKnown(pool.query<{ on: boolean | null }>('select "on" from maintenance limit 1')),
  ])
  const since = known?.onlineSince
  return (
    <Box id="online" light={say.online} bold={since ? say.since : ''} width="third" isInk>
      {since && (
        <>
          <p className="figure">{clock(since, language)}</p>
          <p>
            {say.onlineSince} {dayAndTime(since, language)}.
          </p>
        </>
      )}
      {known && !since && <p>{say.nothingOnline}</p>}
      {!known && <p>{say.notKnown}</p>}
      {maintenance?.rows[0]?.on && (
        <p className="warning" role="status">
          {say.maintenance} <a href="/admin/globals/maintenance">{say.maintenanceLink}</a>
        </p>
      )}
    </Box>
  )
}
