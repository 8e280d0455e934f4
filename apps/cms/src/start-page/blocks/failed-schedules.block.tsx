import { explainFailure } from '@sillar/domain/release/scheduled-publish'
import { dayAndTime } from '../../panel/dates/format-time'
import { Box } from '../../panel/parts/box'
import { nameRecords } from '../../panel/records/name-records'
import { messages } from '../../publishing/schedule/messages'
import { type FailedSchedule, readFailedSchedules } from '../../publishing/schedule/read-failed-schedules'
import { RetryButton } from '../../publishing/schedule/views/retry-button'
import { type BlockProps, ifKnown } from '../block-props'

const SHOWN = 8

type Props = BlockProps & { user: string; seesAll: boolean; mayRetry: boolean }

/** Scheduled publishes that failed: all of them for an administrator, their own for everybody else. Absent if there is none. */
export async function FailedSchedulesBlock({ payload, pool, language, user, seesAll, mayRetry }: Props) {
  const all = await ifKnown(readFailedSchedules(pool))
  const failed = (all ?? []).filter(({ by }) => seesAll || by.id === user)
  if (failed.length === 0) return null
  const shown = failed.slice(0, SHOWN)
  const nameOf = await ifKnown(nameRecords(payload, shown, language))
  const words = messages[language]
  return (
    <Box id="failed-schedules" light={`${words.light} `} bold={`${words.bold}: ${failed.length}`} width="full">
      <ul className="rows">
        {shown.map((one) => {
          const record = nameOf?.(one)
          const name = record ? [record.kind, record.name].filter(Boolean).join(': ') : words.gone
          return (
            <li className="row row--bad" key={one.job}>
              <p>
                {record ? <a href={record.href}>{`${words[one.type]}: ${name}`}</a> : <span>{name}</span>}
                <small>
                  {words.planned(dayAndTime(one.at, language))} {scheduledBy(one, user, words)} {words.why}:{' '}
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

function scheduledBy({ by }: FailedSchedule, user: string, words: (typeof messages)['es']): string {
  if (by.id === user) return words.byYou
  return by.name ? words.by(by.name) : words.byDeleted
}
