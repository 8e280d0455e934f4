import { formatInstant } from '@app/domain/calendar/format-date'
import { explainFailure } from '@app/domain/release/scheduled-publish'
import { Box } from '../../panel/parts/box'
import { nameRecords } from '../../panel/records/name-records'
import { scheduleMessages } from '../../publishing/schedule/messages'
import { type FailedSchedule, readFailedSchedules } from '../../publishing/schedule/read-failed-schedules'
import { RetryButton } from '../../publishing/schedule/views/retry-button'
import { type BlockProps, ifKnown } from '../block-props'

const SHOWN = 8

type Props = BlockProps & { user: string; seesAll: boolean; mayRetry: boolean }

/** Failed scheduled publishes: all for administrators, their own for other users. Absent if there are none. */
export async function FailedSchedulesBlock({ payload, pool, language, user, seesAll, mayRetry }: Props) {
  const all = await ifKnown(readFailedSchedules(pool))
  const failed = (all ?? []).filter(({ by }) => seesAll || by.id === user)
  if (failed.length === 0) return null
  const shown = failed.slice(0, SHOWN)
  const nameOf = await ifKnown(nameRecords(payload, shown, language))
  const messages = scheduleMessages[language]
  return (
    <Box id="failed-schedules" light={`${messages.light} `} bold={`${messages.bold}: ${failed.length}`} width="full">
      <ul className="rows">
        {shown.map((one) => {
          const record = nameOf?.(one)
          const name = record ? [record.kind, record.name].filter(Boolean).join(': ') : messages.gone
          return (
            <li className="row row--bad" key={one.job}>
              <p>
                {record ? <a href={record.href}>{`${messages[one.type]}: ${name}`}</a> : <span>{name}</span>}
                <small>
                  {messages.planned(formatInstant(one.at, language))} {scheduledBy(one, user, messages)} {messages.why}:{' '}
                  {explainFailure(one.failure, language)}
                </small>
              </p>
              {mayRetry && record && <RetryButton job={one.job} what={name} />}
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
