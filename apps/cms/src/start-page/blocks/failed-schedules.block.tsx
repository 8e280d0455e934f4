import { formatInstant } from '@app/domain/calendar/format-date'
import { explainFailure } from '@app/domain/release/scheduled-publish'
import { Box } from '../../panel/parts/box'
import { nameRecords } from '../../panel/records/name-records'
import { scheduleMessages } from '../../publishing/schedule/messages'
import { type FailedSchedule, readFailedSchedules } from '../../publishing/schedule/read-failed-schedules'
import { RetryButton } from '../../publishing/schedule/views/retry-button'
import { type BlockProps, orUndefined } from '../block-props'

const MAX_SHOWN = 8

type Props = BlockProps & { user: string; canSeeAll: boolean; mayRetry: boolean }

/** Lists the failed scheduled publishes. Administrators see all of them, and other users only their own. */
export async function FailedSchedulesBlock({ payload, pool, language, user, canSeeAll, mayRetry }: Props) {
  const schedules = await orUndefined(readFailedSchedules(pool))
  const visibleSchedules = (schedules ?? []).filter(({ by }) => canSeeAll || by.id === user)
  if (visibleSchedules.length === 0) return null
  const shownSchedules = visibleSchedules.slice(0, MAX_SHOWN)
  const nameOf = await orUndefined(nameRecords(payload, shownSchedules, language))
  const messages = scheduleMessages[language]
  return (
    <Box
      id="failed-schedules"
      light={`${messages.light} `}
      bold={`${messages.bold}: ${visibleSchedules.length}`}
      width="full"
    >
      <ul className="rows">
        {shownSchedules.map((schedule) => {
          const record = nameOf?.(schedule)
          const name = record ? [record.kind, record.name].filter(Boolean).join(': ') : messages.gone
          return (
            <li className="row row--bad" key={schedule.job}>
              <p>
                {record ? <a href={record.href}>{`${messages[schedule.type]}: ${name}`}</a> : <span>{name}</span>}
                <small>
                  {messages.planned(formatInstant(schedule.at, language))} {scheduledBy(schedule, user, messages)}{' '}
                  {messages.why}: {explainFailure(schedule.failure, language)}
                </small>
              </p>
              {mayRetry && record && <RetryButton job={schedule.job} subject={name} />}
            </li>
          )
        })}
      </ul>
    </Box>
  )
}

function scheduledBy({ by }: FailedSchedule, user: string, messages: (typeof scheduleMessages)['es']): string {
  if (by.id === user) return messages.byYou
  return by.name ? messages.by(by.name) : messages.byDeleted
}
