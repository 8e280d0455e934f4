import { daysInWords } from '@app/domain/appointment/visit-words'
import { formatDay } from '@app/domain/calendar/format-date'
import { addDays, isLimaDate, limaDateOf, mondayOf } from '@app/domain/calendar/lima-date'
import type { AdminViewServerProps } from 'payload'
import { FilterForm, FilterSelect } from '../../../panel/forms/filter-form'
import { DeskPage } from '../../../panel/layout/panel-page'
import { enterDesk } from '../../../panel/navigation/staff-page'
import { recordPrivacy } from '../../../privacy/record-privacy'
import { readProjects } from '../../leads/read-lead'
import { appointmentMessages } from '../messages'
import { readRequests, readVisitPlaces, readVisits } from '../read-appointments'
import { AddVisit } from './add-appointment'
import { VisitRow } from './appointment-row'
import styles from './appointments.module.css'
import { RequestRow } from './request-row'

const WEEK = 7

/** Lists the appointments of a week by day. The query string has the week and the place. */
export async function VisitsView(props: AdminViewServerProps) {
  const { req, pool, language } = enterDesk(props, '/admin/visitas', 'see appointments')
  const messages = appointmentMessages[language]
  const now = new Date()
  const today = limaDateOf(now)
  const chosen = String(props.searchParams?.semana ?? '')
  const from = mondayOf(isLimaDate(chosen) ? chosen : today)
  const hasBegun = from <= today
  const places = await readVisitPlaces(pool, language)
  const place = places.find(({ slug }) => slug === props.searchParams?.lugar)
  const week = { from, days: WEEK, place: place?.slug }
  const [visits, requests, projects] = await Promise.all([
    readVisits(pool, { ...week, language }),
    readRequests(pool, week),
    readProjects(pool, language),
  ])
  await recordPrivacy(req, 'listed', 'leads', { count: visits.length + requests.length })
  const days = Array.from({ length: WEEK }, (_, at) => addDays(from, at))
  const href = (monday: string) =>
    `/admin/visitas?${new URLSearchParams({ semana: monday, ...(place && { lugar: place.slug }) })}`
  return (
    <DeskPage {...props} crumbs={[{ label: messages.title }]}>
      <div className="desk__head">
        <h1>
          {messages.title} <b>{daysInWords(from, addDays(from, WEEK - 1), language)}</b>
        </h1>
        <p className="desk-buttons">
          <a className="desk-btn" href={href(addDays(from, -WEEK))}>
            ← {messages.earlier}
          </a>
          {from !== mondayOf(today) && (
            <a className="desk-btn" href={href(today)}>
              {messages.thisWeek}
            </a>
          )}
          <a className="desk-btn" href={href(addDays(from, WEEK))}>
            {messages.later} →
          </a>
        </p>
      </div>
      <FilterForm
        submit={messages.show}
        after={
          <a className={styles.hours} href="/admin/collections/visit-places">
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
      <AddVisit places={places} place={place?.slug ?? null} day={hasBegun ? today : from} language={language} />
      {visits.length === 0 && requests.length === 0 && <p className="desk-box">{messages.none}</p>}
      <div className={styles.week}>
        {days.map((day) => {
          const own = visits.filter(({ startsAt }) => limaDateOf(startsAt) === day)
          const requested = requests.filter((request) => request.day === day)
          const coming = own.filter(({ state }) => state !== 'cancelled').length
          return (
            <section
              key={day}
              className={`${styles.day} ${day === today ? styles.today : ''}`}
              aria-labelledby={`day-${day}`}
            >
              <h2 id={`day-${day}`}>
                <span>{formatDay(day, language, 'withWeekday')}</span> {day === today && <b>{messages.today}</b>}
                <small>{messages.count(coming, requested.length)}</small>
              </h2>
              {own.length + requested.length > 0 && (
                <ul>
                  {requested.map((request) => (
                    <RequestRow
                      key={request.leadId}
                      request={request}
                      project={projects.get(request.project) ?? request.project}
                      places={places}
                      language={language}
                    />
                  ))}
                  {own.map((visit) => (
                    <VisitRow key={visit.id} visit={visit} places={places} now={now} language={language} />
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
