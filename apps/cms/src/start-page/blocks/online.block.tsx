import { formatInstant } from '@app/domain/calendar/format-date'
import { limaTimeOf } from '@app/domain/calendar/lima-time'
import { Box } from '../../panel/parts/box'
import { type BlockProps, ifKnown } from '../block-props'
import { startMessages } from '../messages'
import { readReleases } from '../read-releases'

/** What visitors see, and since when. */
export async function OnlineBlock({ pool, language }: BlockProps) {
  const messages = startMessages[language]
  const [known, maintenance] = await Promise.all([
    ifKnown(readReleases(pool)),
    ifKnown(pool.query<{ on: boolean | null }>('select "on" from maintenance limit 1')),
  ])
  const since = known?.onlineSince
  return (
    <Box id="online" light={messages.online} bold={since ? messages.since : ''} width="third" isInk>
      {since && (
        <>
          <p className="figure">{limaTimeOf(since)}</p>
          <p>
            {messages.onlineSince} {formatInstant(since, language)}.
          </p>
        </>
      )}
      {known && !since && <p>{messages.nothingOnline}</p>}
      {!known && <p>{messages.notKnown}</p>}
      {maintenance?.rows[0]?.on && (
        <p className="warning" role="status">
          {messages.maintenance} <a href="/admin/globals/maintenance">{messages.maintenanceLink}</a>
        </p>
      )}
    </Box>
  )
}
