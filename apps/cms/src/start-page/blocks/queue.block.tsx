import { formatInstant } from '@app/domain/calendar/format-date'
import { QUEUE_SCHEMA } from '@app/platform/queue/boss'
import { Box, Row } from '../../panel/parts/box'
import { type BlockProps, orUndefined } from '../block-props'
import { startMessages } from '../messages'
import { readWorkerFigures } from '../read-worker-figures'

type Counts = { waiting: number; active: number; failed: number }

/** Scheduled publishes are jobs of Payload, which stores them in its own table. */
const failedSchedulesQuery = `
  select count(*)::int as failed from payload_jobs where has_error and updated_at > now() - interval '24 hours'`

const jobCountsQuery = `
  select count(*) filter (where state in ('created', 'retry'))::int as waiting,
    count(*) filter (where state = 'active')::int as active,
    count(*) filter (where state = 'failed')::int as failed
  from (
    select state::text from ${QUEUE_SCHEMA}.job
    where state in ('created', 'retry', 'active') or (state = 'failed' and completed_on > now() - interval '24 hours')
    union all
    select case when claimed_until > now() then 'active' else 'created' end from deliveries
    where status in ('waiting', 'held')) work`

export async function QueueBlock({ pool, language }: BlockProps) {
  const messages = startMessages[language]
  const [counts, schedules, figures] = await Promise.all([
    orUndefined(pool.query<Counts>(jobCountsQuery)).then((result) => result?.rows[0]),
    orUndefined(pool.query<{ failed: number }>(failedSchedulesQuery)).then((result) => result?.rows[0]),
    readWorkerFigures(),
  ])
  return (
    <Box id="queue" light={messages.queue} bold={messages.queueBold} width="third">
      {!counts && <p>{messages.notKnown}</p>}
      {counts && (
        <ul className="rows">
          <Row name={messages.queueWaiting} value={counts.waiting} />
          <Row name={messages.queueActive} value={counts.active} />
          <Row isBad={counts.failed > 0} name={messages.queueFailed} value={counts.failed} />
          {schedules && <Row isBad={schedules.failed > 0} name={messages.schedulesFailed} value={schedules.failed} />}
          {figures === 'no-answer' && <Row isBad name={messages.workerSilent} note={messages.workerSilentHelp} />}
        </ul>
      )}
      {typeof figures === 'object' && figures.queuePolledAt && (
        <p>
          {messages.queuePolled}: {formatInstant(figures.queuePolledAt, language)}.
        </p>
      )}
    </Box>
  )
}
