import { formatDay } from '@app/domain/calendar/format-date'
import { limaDateOf } from '@app/domain/calendar/lima-date'
import { limaTimeOf } from '@app/domain/calendar/lima-time'
import { isMonth, monthOf, nextMonth, previousMonth, weeksOf } from '@app/domain/calendar/month'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { localize } from '../../../panel/language/in-language'
import { languageOf } from '../../../panel/language/language'
import { DeskPage } from '../../../panel/layout/panel-page'
import type { Label } from '../../../platform/labels'
import { type ChangeState, type PlannedChange, readPlannedChanges } from '../planned-changes'
import styles from './calendar.module.css'

export async function CalendarView(props: AdminViewServerProps) {
  const { req } = props.initPageResult
  const { payload, user, i18n } = req
  const { admin } = payload.config.routes
  if (!user) redirect(`${admin}/login?redirect=${encodeURIComponent(`${admin}/calendario`)}`)
  const today = limaDateOf(new Date())
  const requestedMonth = String(props.searchParams?.mes ?? '')
  const month = isMonth(requestedMonth) ? requestedMonth : monthOf(today)
  const translate = (label: Label) => localize(i18n.language, label)
  const language = languageOf(i18n)
  const title = formatDay(`${month}-01`, language, 'month')
  const weeks = weeksOf(month)
  const days = weeks.flat()
  const changes = await readPlannedChanges(req, { from: days[0] ?? today, to: days.at(-1) ?? today })
  return (
    <DeskPage {...props} crumbs={[{ label: translate({ es: 'Calendario', en: 'Calendar' }) }]}>
      <div className="desk__head">
        <h1>
          {translate({ es: 'Calendario', en: 'Calendar' })} <b>{title}</b>
        </h1>
        <nav aria-label={translate({ es: 'Meses', en: 'Months' })} className="desk-buttons">
          <a className="desk-btn" href={`?mes=${previousMonth(month)}`}>
            ← {translate({ es: 'Mes anterior', en: 'Previous month' })}
          </a>
          {month !== monthOf(today) && (
            <a className="desk-btn" href={`?mes=${monthOf(today)}`}>
              {translate({ es: 'Hoy', en: 'Today' })}
            </a>
          )}
          <a className="desk-btn" href={`?mes=${nextMonth(month)}`}>
            {translate({ es: 'Mes siguiente', en: 'Next month' })} →
          </a>
        </nav>
      </div>
      <table className={styles.calendar}>
        <caption className="desk-hidden">{title}</caption>
        <thead>
          <tr>
            {weeks[0]?.map((day) => (
              <th key={day} scope="col">
                {formatDay(day, language, 'weekday')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <DayCell
                  key={day}
                  label={formatDay(day, language, 'withWeekday')}
                  day={day}
                  translate={translate}
                  isToday={day === today}
                  isOutsideMonth={monthOf(day) !== month}
                  changes={changes.filter((change) => change.day === day)}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {changes.every(({ day }) => monthOf(day) !== month) && (
        <p className={styles.none}>
          {translate({ es: 'Este mes nada cambia por sí solo.', en: 'No automatic changes this month.' })}
        </p>
      )}
    </DeskPage>
  )
}

type DayCellProps = {
  label: string
  day: string
  translate: (label: Label) => string
  isToday: boolean
  isOutsideMonth: boolean
  changes: PlannedChange[]
}

const stateLabels: Partial<Record<ChangeState, Label>> = {
  done: { es: 'Hecho', en: 'Done' },
  failed: { es: 'No se hizo', en: 'Not done' },
  draft: { es: 'Borrador', en: 'Draft' },
}

function DayCell({ label, day, translate, isToday, isOutsideMonth, changes }: DayCellProps) {
  const classes = [isOutsideMonth && styles.outside, changes.length === 0 && styles.empty].filter(Boolean).join(' ')
  return (
    <td className={classes} aria-current={isToday ? 'date' : undefined}>
      <time dateTime={day}>
        <span className={styles.number} aria-hidden="true">
          {Number(day.slice(8))}
        </span>
        <span className={styles.label}>{label}</span>
      </time>
      <ul>
        {changes.map(({ at, action, name, href, state, reason }) => (
          <li key={`${href} ${action} ${at.toISOString()}`}>
            <a href={href} data-state={state}>
              <b>{limaTimeOf(at)}</b> {action}: {name}
              {stateLabels[state] && (
                <span className={styles.state}>
                  {translate(stateLabels[state])}
                  {reason && `: ${reason}`}
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </td>
  )
}
