import { formatDayRange } from '@app/domain/appointment/format-appointment'
import { formatDay } from '@app/domain/calendar/format-date'
import { addDays, isLimaDate, limaDateOf, mondayOf } from '@app/domain/calendar/lima-date'
import type { AdminViewServerProps } from 'payload'
import { FilterForm, FilterSelect } from '../../../panel/forms/filter-form'
import { DeskPage } from '../../../panel/layout/panel-page'
import { requirePageAccess } from '../../../panel/navigation/staff-page'
import { recordPrivacy } from '../../../privacy/record-privacy'
import { readProjects } from '../../leads/read-lead'
import { appointmentMessages } from '../messages'
import { readAppointmentPlaces, readAppointments, readRequests } from '../read-appointments'
import { AppointmentRow } from './appointment-row'
import styles from './appointments.module.css'
import { NewAppointment } from './new-appointment'
import { RequestRow } from './request-row'

const DAYS_PER_WEEK = 7

/**
 * Lists the appointments and open requests of a week by day. The week and the appointment place are in the query
 * string.
 */
export async function AppointmentsView(props: AdminViewServerProps) {
  const { req, pool, language } = requirePageAccess(props, '/admin/visitas', 'see appointments')
  const messages = appointmentMessages[language]
  const now = new Date()
  const today = limaDateOf(now)
  const requestedDay = String(props.searchParams?.semana ?? '')
  const from = mondayOf(isLimaDate(requestedDay) ? requestedDay : today)
  const hasStarted = from <= today
  const places = await readAppointmentPlaces(pool, language)
  const place = places.find(({ slug }) => slug === props.searchParams?.lugar)
  const week = { from, days: DAYS_PER_WEEK, place: place?.slug }
  const [appointments, requests, projects] = await Promise.all([
    readAppointments(pool, { ...week, language }),
    readRequests(pool, week),
    readProjects(pool, language),
  ])
  await recordPrivacy(req, 'listed', 'leads', { count: appointments.length + requests.length })
  const days = Array.from({ length: DAYS_PER_WEEK }, (_, index) => addDays(from, index))
  const href = (monday: string) =>
    `/admin/visitas?${new URLSearchParams({ semana: monday, ...(place && { lugar: place.slug }) })}`
  return (
    <DeskPage {...props} crumbs={[{ label: messages.title }]}>
      <div className="desk__head">
        <h1>
          {messages.title} <b>{formatDayRange(from, addDays(from, DAYS_PER_WEEK - 1), language)}</b>
        </h1>
        <p className="desk-buttons">
          <a className="desk-btn" href={href(addDays(from, -DAYS_PER_WEEK))}>
            ← {messages.earlier}
          </a>
          {from !== mondayOf(today) && (
            <a className="desk-btn" href={href(today)}>
              {messages.thisWeek}
            </a>
          )}
          <a className="desk-btn" href={href(addDays(from, DAYS_PER_WEEK))}>
            {messages.later} →
          </a>
        </p>
      </div>
      <FilterForm
        submit={messages.show}
        after={
          <a className={styles.hours} href="/admin/collections/appointment-places">
            {messages.hours}
          </a>
        }
      >
        <input type="hidden" name="semana" value={from} />
        <FilterSelect
          label={messages.place}
          name="lugar"
          value={place?.slug ?? ''}
          options={[
            { value: '', label: messages.everywhere },
            ...places.map(({ slug, name }) => ({ value: slug, label: name })),
          ]}
        />
      </FilterForm>
      <NewAppointment places={places} place={place?.slug ?? null} day={hasStarted ? today : from} language={language} />
      {appointments.length === 0 && requests.length === 0 && <p className="desk-box">{messages.none}</p>}
      <div className={styles.week}>
        {days.map((day) => {
          const dayAppointments = appointments.filter(({ startsAt }) => limaDateOf(startsAt) === day)
          const dayRequests = requests.filter((request) => request.day === day)
          const expectedCount = dayAppointments.filter(({ state }) => state !== 'cancelled').length
          return (
            <section
              key={day}
              className={`${styles.day} ${day === today ? styles.today : ''}`}
              aria-labelledby={`day-${day}`}
            >
              <h2 id={`day-${day}`}>
                <span>{formatDay(day, language, 'withWeekday')}</span> {day === today && <b>{messages.today}</b>}
                <small>{messages.count(expectedCount, dayRequests.length)}</small>
              </h2>
              {dayAppointments.length + dayRequests.length > 0 && (
                <ul>
                  {dayRequests.map((request) => (
                    <RequestRow
                      key={request.leadId}
                      request={request}
                      project={projects.get(request.project) ?? request.project}
                      places={places}
                      language={language}
                    />
                  ))}
                  {dayAppointments.map((appointment) => (
                    <AppointmentRow
                      key={appointment.id}
                      appointment={appointment}
                      places={places}
                      now={now}
                      language={language}
                    />
                  ))}
                </ul>
              )}
            </section>
          )
        })}
      </div>
    </DeskPage>
  )
}
