import { formatInstant } from '@app/domain/calendar/format-date'
import { limaTimeOf } from '@app/domain/calendar/lima-time'
import { readReleases } from '../../notices/read-releases'
import { Box } from '../../panel/parts/box'
import { type BlockProps, orUndefined } from '../block-props'
import { startMessages } from '../messages'

export async function OnlineBlock({ pool, language }: BlockProps) {
  const messages = startMessages[language]
  const [releases, maintenance] = await Promise.all([
    orUndefined(readReleases(pool)),
    orUndefined(pool.query<{ on: boolean | null }>('select "on" from maintenance limit 1')),
  ])
  const since = releases?.onlineSince
  return (
    <Box id="online" light={messages.online} bold={since ? messages.since : ''} width="third" isInk>
      {since && (
        <>
          <p className="figure">{limaTimeOf(since)}</p>
          <p>
            {releases.isRolledBack ? messages.rolledBack : `${messages.onlineSince} ${formatInstant(since, language)}.`}
          </p>
        </>
      )}
      {releases && !since && <p>{messages.nothingOnline}</p>}
      {!releases && <p>{messages.notKnown}</p>}
      {maintenance?.rows[0]?.on && (
        <p className="warning" role="status">
          {messages.maintenance} <a href="/admin/globals/maintenance">{messages.maintenanceLink}</a>
        </p>
      )}
    </Box>
  )
}
