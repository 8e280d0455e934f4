import { QUEUE_SCHEMA } from '@sillar/platform/queue/boss'
import { dayAndTime } from '../../panel/dates/format-time'
import { Box, Row } from '../../panel/parts/box'
import { type BlockProps, ifKnown } from '../block-props'
import { words } from '../messages'
import { readWorkerFigures } from '../read-worker-figures'

type Counts = { waiting: number; active: number; failed: number }

/** Publishes that staff scheduled have a table of their own. */
const failedSchedules = `
  select count(*)::int as failed from payload_jobs where has_error and updated_at > now() - interval '24 hours'`

const statement = `
  select count(*) filter (where state in ('created', 'retry'))::int as waiting,
    count(*) filter (where state = 'active')::int as active,
    count(*) filter (where state = 'failed')::int as failed
  from ${QUEUE_SCHEMA}.job
  where state in ('created', 'retry', 'active') or (state = 'failed' and completed_on > now() - interval '24 hours')`

/** The work that the processes behind the panel have before them. */
export async function QueueBlock({ pool, language }: BlockProps) {
  const say = words[language]
  const [counts, schedules, figures] = await Promise.all([
    ifKnown(pool.query<Counts>(statement)).then((result) => result?.rows[0]),
    ifKnown(pool.query<{ failed: number }>(failedSchedules)).then((result) => result?.rows[0]),
    ifKnown(readWorkerFigures()),
  ])
  return (
    <Box id="queue" light={say.queue} bold={say.queueBold} width="third">
      {!counts && <p>{say.notKnown}</p>}
      {counts && (
        <ul className="rows">
          <Row name={say.queueWaiting} value={counts.waiting} />
          <Row name={say.queueActive} value={counts.active} />
          <Row isBad={counts.failed > 0} name={say.queueFailed} value={counts.failed} />
          {schedules && <Row isBad={schedules.failed > 0} name={say.schedulesFailed} value={schedules.failed} />}
        </ul>
      )}
      {figures?.queuePolledAt && (
        <p>
          {say.queuePolled}: {dayAndTime(figures.queuePolledAt, language)}.
        </p>
      )}
    </Box>
  )
}
