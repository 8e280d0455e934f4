import type { AppointmentDay, FreeSlot } from '@app/domain/appointment/appointment-times'
import { monthAndYear } from '@app/domain/appointment/format-appointment'
import { cityOf, formatVisitorTime } from '@app/domain/appointment/time-zone'
import { formatDay } from '@app/domain/calendar/format-date'
import type { LimaDate } from '@app/domain/calendar/lima-date'
import { appointmentTexts } from './appointment.messages'
import { DuoText } from './appointment-parts'

const DAYS_PER_ROW = 7

type TimePickerProps = {
  locale: 'es' | 'en'
  /** All days of the appointment place from today on. */
  days: readonly AppointmentDay[]
  selectedDay: AppointmentDay | undefined
  time: string | undefined
  /** Time zone of a visitor who books a video call. Slots then show both times. */
  timeZone?: string | null
  /** Seats per slot. If there is one, the number of seats left is not shown, because it would only add pressure. */
  capacity: number
  hrefOf: (day: LimaDate) => string
}

/** Renders a row of days as links, and the slots of the chosen day. */
export function TimePicker(props: TimePickerProps) {
  return (
    <section className="stone">
      <Days {...props} />
      <Times {...props} />
    </section>
  )
}

function Days({ locale, days, selectedDay, hrefOf }: TimePickerProps) {
  const texts = appointmentTexts[locale]
  const index = Math.max(0, selectedDay ? days.indexOf(selectedDay) : 0)
  const from = Math.floor(index / DAYS_PER_ROW) * DAYS_PER_ROW
  const visibleDays = days.slice(from, from + DAYS_PER_ROW)
  // A link to another week opens its first day with free slots, or the first day of the week if there is none.
  const targetDay = (start: number) => {
    const week = days.slice(start, start + DAYS_PER_ROW)
    return week.find(({ state }) => state === 'free') ?? week[0]
  }
  const previousDay = from > 0 ? targetDay(from - DAYS_PER_ROW) : undefined
  const nextDay = targetDay(from + DAYS_PER_ROW)
  return (
    <>
      <div className="head">
        <h2 id="which-day">
          <DuoText text={texts.whichDay} />
        </h2>
        <div className="weeks">
          <p>{visibleDays[0] && monthAndYear(selectedDay?.day ?? visibleDays[0].day, locale)}</p>
          {previousDay && <WeekLink href={hrefOf(previousDay.day)} label={texts.earlier} arrow="←" />}
          {nextDay && <WeekLink href={hrefOf(nextDay.day)} label={texts.later} arrow="→" />}
        </div>
      </div>
      <ul className="days" aria-labelledby="which-day">
        {visibleDays.map((day) => (
          <li key={day.day}>
            <Day locale={locale} day={day} isChosen={day === selectedDay} href={hrefOf(day.day)} />
          </li>
        ))}
      </ul>
    </>
  )
}

function WeekLink({ href, label, arrow }: { href: string; label: string; arrow: string }) {
  return (
    <a className="round" href={href} aria-label={label}>
      {arrow}
    </a>
  )
}

type DayProps = { locale: 'es' | 'en'; day: AppointmentDay; isChosen: boolean; href: string }

function Day({ locale, day: { day, state, freeTimes }, isChosen, href }: DayProps) {
  const texts = appointmentTexts[locale]
  const content = (
    <>
      {formatDay(day, locale, 'shortWeekday')} <b>{Number(day.slice(8))}</b>{' '}
      <span>{state === 'free' ? texts.times(freeTimes) : texts[state]}</span>
    </>
  )
  if (state !== 'free') return <div className="day shut">{content}</div>
  return (
    <a className="day" href={href} aria-current={isChosen ? 'date' : undefined}>
      {content}
    </a>
  )
}

function Times({ locale, selectedDay, time, timeZone = null, capacity }: TimePickerProps) {
  const texts = appointmentTexts[locale]
  if (!selectedDay || selectedDay.times.length === 0)
    return <p className="advice">{selectedDay ? texts.noTimes : texts.nothingFree}</p>
  const slots = selectedDay.times.map((slot, index) => ({ ...slot, index }))
  const hasBothTimes = slots.some((slot) => formatVisitorTime(slot.startsAt, timeZone, locale) !== null)
  const zoneNote = timeZone && hasBothTimes ? texts.bothTimes(cityOf(timeZone, locale)) : texts.limaTime
  const groups = [
    { name: texts.morning, slots: slots.filter((slot) => slot.time < '12:00') },
    { name: texts.afternoon, slots: slots.filter((slot) => slot.time >= '12:00') },
  ].filter(({ slots }) => slots.length > 0)
  return (
    <fieldset>
      <legend className="head">
        <h2 id="which-time">
          <DuoText text={texts.whichTime} />
        </h2>
      </legend>
      <p className="hint">
        {formatDay(selectedDay.day, locale, 'withWeekday')} · {zoneNote}
      </p>
      <div className="parts">
        {groups.map(({ name, slots }) => (
          <div key={name}>
            <h3>{name}</h3>
            <div className="times">
              {slots.map((slot) => (
                <Time
                  key={slot.time}
                  locale={locale}
                  slot={slot}
                  note={
                    formatVisitorTime(slot.startsAt, timeZone, locale) ?? (capacity > 1 ? texts.left(slot.left) : null)
                  }
                  isChosen={slot.time === time}
                />
              ))}
            </div>
          </div>
        ))}
      </div>
    </fieldset>
  )
}

type TimeProps = { locale: 'es' | 'en'; slot: FreeSlot & { index: number }; note: string | null; isChosen: boolean }

function Time({ locale, slot: { time, left, index }, note, isChosen }: TimeProps) {
  const texts = appointmentTexts[locale]
  if (left === 0)
    return (
      <span className="gone">
        <s>{time}</s> <small>{texts.taken}</small>
      </span>
    )
  return (
    <label className="time">
      <input type="radio" name="time" value={time} data-slot={index} required defaultChecked={isChosen} />
      <span>
        {time} {note && <small>{note}</small>}
      </span>
    </label>
  )
}

/** Returns the requested day, or the first day with a free slot if the requested day does not exist. */
export function chosenDay(
  days: readonly AppointmentDay[],
  requestedDay: string | undefined,
): AppointmentDay | undefined {
  return days.find(({ day }) => day === requestedDay) ?? days.find(({ state }) => state === 'free')
}
