// Tests the seats of an appointment place when staff change its hours and when a visitor sends a booking twice.

import { addDays, limaDateOf } from '@app/domain/calendar/lima-date'
import { limaInstant } from '@app/domain/calendar/lima-time'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createFreshDatabase, type FreshDatabase } from '../support/fresh-database'
import { postForm, postJson, startIntake } from '../support/running-intake'
import { addAppointmentPlace } from './appointment-places.fixture'

let database: FreshDatabase
let intake: Awaited<ReturnType<typeof startIntake>>

const bookingDay = addDays(limaDateOf(new Date()), 3)

beforeAll(async () => {
  database = await createFreshDatabase()
  await addAppointmentPlace(database.pool, { slug: 'sala', capacity: 1, project: null })
  await addAppointmentPlace(database.pool, { slug: 'terraza', capacity: 1, project: null })
  intake = await startIntake(database.url)
})
afterAll(async () => {
  await intake?.stop()
  await database?.remove()
})

const person = (email: string) => ({
  firstName: 'Rosa',
  lastName: 'Quispe',
  email,
  phone: '+51987654321',
  locale: 'es',
})
const body = (email: string, changes: Record<string, unknown> = {}) => ({
  ...person(email),
  place: 'sala',
  day: bookingDay,
  time: '10:00',
  acceptsTerms: true,
  acceptsMarketing: false,
  consentVersions: { terms: '2026-01', marketing: '2026-02' },
  startedAt: Date.now() - 60_000,
  ...changes,
})
const fields = (email: string, changes: Record<string, string> = {}): Record<string, string> => ({
  ...person(email),
  place: 'terraza',
  day: bookingDay,
  time: '09:00',
  acceptsTerms: 'on',
  'consentVersions.terms': '2026-01',
  'consentVersions.marketing': '2026-02',
  website: '',
  ...changes,
})
const book = (email: string, changes: Record<string, unknown> = {}) =>
  postJson(`${intake.url}/api/appointments`, body(email, changes))
const readOfferedTimes = async (place: string) => {
  const page = await (await fetch(`${intake.url}/api/appointments?place=${place}&day=${bookingDay}`)).text()
  return [...page.matchAll(/name="time" value="(\d\d:\d\d)"/g)].map(([, time]) => time)
}
const setHours = async (slug: string, { from, minutes }: { from: string; minutes: number }) => {
  await database.pool.query('update appointment_places set slot_minutes = $2 where slug = $1', [slug, minutes])
  await database.pool.query(
    'update appointment_places_hours set "from" = $2 where _parent_id = (select id from appointment_places where slug = $1)',
    [slug, from],
  )
}

describe('an appointment from 10:00 to 11:00', () => {
  beforeAll(async () => {
    expect((await book('first@example.test')).status).toBe(201)
  })

  test.each([
    ['appointments take 30 minutes', { from: '09:00', minutes: 30 }, ['10:00', '10:30'], ['09:30', '11:00']],
    ['hours begin at 9:30', { from: '09:30', minutes: 60 }, ['09:30', '10:30'], ['11:30']],
    ['appointments take 90 minutes', { from: '09:00', minutes: 90 }, ['09:00', '10:30'], ['12:00']],
  ])('keeps its seat when %s', async (_, hours, occupiedTimes, freeTimes) => {
    await setHours('sala', hours)
    const times = await readOfferedTimes('sala')
    expect(times).toEqual(expect.arrayContaining(freeTimes))
    for (const time of occupiedTimes) {
      expect(times).not.toContain(time)
      const answer = await book(`late-${hours.minutes}-${time.replace(':', '')}@example.test`, { time })
      expect([time, answer.status, await answer.text()]).toEqual([
        time,
        409,
        expect.stringContaining('appointment.full'),
      ])
    }
  })

  test('keeps its seat until it is cancelled, by a database constraint', async () => {
    const insert = (from: string, state = 'booked') =>
      database.pool.query(
        `insert into appointments (reference, place_id, place_name, starts_at, ends_at, seat, locale, state)
         select 'SM-' || gen_random_uuid(), id, 'x', $1, $1::timestamptz + interval '30 minutes', 1, 'es',
           $2::text::enum_appointments_state from appointment_places where slug = 'sala'`,
        [limaInstant(bookingDay, from), state],
      )
    for (const from of ['09:45', '10:00', '10:30']) await expect(insert(from)).rejects.toMatchObject({ code: '23P01' })
    await insert('10:15', 'cancelled')
    await insert('11:00')
  })
})

/**
 * Blocks new appointments until `release` is called, so both requests pass the first check of their idempotency key.
 */
async function lockAppointments(): Promise<{ release(): Promise<void> }> {
  const client = new pg.Client(database.url)
  await client.connect()
  await client.query('begin')
  await client.query('lock table appointments in exclusive mode')
  return {
    async release() {
      await client.query('commit')
      await client.end()
    },
  }
}
const waitForBlockedRequests = async (count: number) => {
  for (;;) {
    const { rows } = await database.pool.query(
      `select count(*)::int as count from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock'`,
    )
    if (rows[0].count >= count) return
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

describe('the last seat, requested twice by one person', () => {
  test('is booked once, and two requests with one idempotency key get the same confirmation', async () => {
    const key = crypto.randomUUID()
    const booking = body('twice@example.test', { place: 'terraza', time: '15:00' })
    const lock = await lockAppointments()
    const bothRequests = [1, 2].map(() => postJson(`${intake.url}/api/appointments`, booking, { key }))
    await waitForBlockedRequests(2)
    await lock.release()
    const answers = await Promise.all(bothRequests)
    const [first, second] = await Promise.all(answers.map((answer) => answer.json()))
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
    expect(first).toEqual(second)
    expect(first).toMatchObject({ startsAt: limaInstant(bookingDay, '15:00').toISOString() })
  })

  test('is booked once without JavaScript, and both presses of the button show the confirmation', async () => {
    const lock = await lockAppointments()
    const bothRequests = [1, 2].map(() => postForm(`${intake.url}/api/appointments`, fields('press@example.test')))
    await waitForBlockedRequests(2)
    await lock.release()
    for (const answer of await Promise.all(bothRequests)) {
      const page = await answer.text()
      expect([answer.status, page.includes('Visita confirmada')]).toEqual([200, true])
    }
    const { rows } = await database.pool.query(
      `select count(*)::int as appointments from appointments v join leads l on l.id = v.lead_id where l.email = 'press@example.test'`,
    )
    expect(rows[0].appointments).toBe(1)
  })
})
