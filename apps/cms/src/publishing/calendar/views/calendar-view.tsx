import { limaDateOf } from '@sillar/domain/calendar/lima-date'
import { isMonth, monthOf, nextMonth, previousMonth, weeksOf } from '@sillar/domain/calendar/month'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { say } from '../../../panel/language/in-language'
import { DeskPage } from '../../../panel/layout/panel-page'
import type { Label } from '../../../platform/labels'
import { type ChangeState, type PlannedChange, plannedChanges } from '../planned-changes'
import styles from './calendar.module.css'

/** Campaigns and scheduled publishes, month by month; on a phone the days that have something, one below the other. */
export async function CalendarView(props: AdminViewServerProps) {
  const { req } = props.initPageResult
  const { payload, user, i18n } = req
  const { admin } = payload.config.routes
  if (!user) redirect(`${admin}/login?redirect=${encodeURIComponent(`${admin}/calendario`)}`)
  const today = limaDateOf(new Date())
  const asked = String(props.searchParams?.mes ?? '')
  const month = isMonth(asked) ? asked : monthOf(today)
  const told = (label: Label) => say(i18n.language, label)
  const inWords = (options: Intl.DateTimeFormatOptions, day: string) =>
    new Intl.DateTimeFormat(i18n.language === 'en' ? 'en-GB' : 'es-PE', { ...options, timeZone: 'UTC' }).format(
      new Date(`${day}T12:00:00Z`),
    )
  const title = inWords({ month: 'long', year: 'numeric' }, `${month}-01`)
  const weeks = weeksOf(month)
  const days = weeks.flat()
  const changes = await plannedChanges(req, { from: days[0] ?? today, to: days.at(-1) ?? today })
  return (
    <DeskPage {...props} crumbs={[{ label: told({ es: 'Calendario', en: 'Calendar' }) }]}>
      <div className="desk__head">
        <h1>
          {told({ es: 'Calendario', en: 'Calendar' })} <b>{title}</b>
        </h1>
        <nav aria-label={told({ es: 'Meses', en: 'Months' })} className="desk-buttons">
          <a className="desk-btn" href={`?mes=${previousMonth(month)}`}>
            ← {told({ es: 'Mes anterior', en: 'Month before' })}
          </a>
          {month !== monthOf(today) && (
            <a className="desk-btn" href={`?mes=${monthOf(today)}`}>
              {told({ es: 'Hoy', en: 'Today' })}
            </a>
          )}
          <a className="desk-btn" href={`?mes=${nextMonth(month)}`}>
            {told({ es: 'Mes siguiente', en: 'Month after' })} →
          </a>
        </nav>
      </div>
      <table className={styles.calendar}>
        <caption className="desk-hidden">{title}</caption>
        <thead>
          <tr>
            {weeks[0]?.map((day) => (
              <th key={day} scope="col">
                {inWords({ weekday: 'long' }, day)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <Day
                  key={day}
                  label={inWords({ weekday: 'long', day: 'numeric', month: 'long' }, day)}
                  day={day}
                  told={told}
                  isToday={day === today}
                  isOutside={monthOf(day) !== month}
                  changes={changes.filter((change) => change.day === day)}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {changes.every(({ day }) => monthOf(day) !== month) && (
        <p className={styles.none}>
          {told({ es: 'Este mes nada cambia por sí solo.', en: 'Nothing changes by itself this month.' })}
        </p>
      )}
    </DeskPage>
  )
}

type DayProps = {
  label: string
  day: string
  told: (label: Label) => string
  isToday: boolean
  isOutside: boolean
  changes: PlannedChange[]
}

const stateLabels: Partial<Record<ChangeState, Label>> = {
  done: { es: 'Hecho', en: 'Done' },
  failed: { es: 'No se hizo', en: 'Not done' },
  draft: { es: 'Borrador', en: 'Draft' },
}

const timeInLima = new Intl.DateTimeFormat('es-PE', {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'America/Lima',
})

function Day({ label, day, told, isToday, isOutside, changes }: DayProps) {
  const classes = [isOutside && styles.outside, changes.length === 0 && styles.empty].filter(Boolean).join(' ')
  return (
    <td className={classes} aria-current={isToday ? 'date' : undefined}>
      <time dateTime={day}>
        <span className={styles.number} aria-hidden="true">
          {Number(day.slice(8))}
        </span>
        <span className={styles.label}>{label}</span>
      </time>
      <ul>
        {changes.map(({ at, what, name, href, state, reason }) => (
          <li key={`${href} ${what} ${at.toISOString()}`}>
            <a href={href} data-state={state}>
              <b>{timeInLima.format(at)}</b> {what}: {name}
              {stateLabels[state] && (
                <span className={styles.state}>
                  {told(stateLabels[state])}
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
