// Stores records whose links and codes the generated requests use. Without them, every request to a link would be
// rejected as unknown.
import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { addDays, limaDateOf } from '@app/domain/calendar/lima-date'
import { sampleLot } from '@app/domain/lot/lot.fixture'
import { inTransaction } from '@app/platform/database/pool'
import { FAKE_NUMBER_ID } from '@app/tools/fakes/whatsapp-bodies'
import type pg from 'pg'
import { importLots } from '../../apps/cms/src/sales/lots/import-lots'
import { saveSourceForm } from '../../apps/cms/src/sales/sources/save-source-form'
import { ingestLeads } from '../../apps/worker/src/maintenance/ingest-leads'
import { addAppointmentPlace } from '../appointments/appointment-places.fixture'
import { newIpAddress, postForm, postJson } from '../support/running-intake'
import { addAccount } from '../support/sales-team'
import { leadBody, leadFields, referralBody } from '../support/submissions'

export type KnownRecords = {
  /** The keys of links in mails, by path. */
  linkKeys: Record<string, string[]>
  invitationTokens: string[]
  /** The keys of appointments to look at, to move and to cancel. */
  appointmentKeys: { shown: string[]; moved: string[]; cancelled: string[] }
  calendarKey: string
  referralCodes: string[]
  quotes: { number: string; code: string }[]
}

const LINKS = 40
const APPOINTMENTS = 60
const SEATS = 2000

export const referrerEmail = 'referrer@example.test'
export const heldLots = ['A-01', 'A-02', 'A-03']

export const bookableDay = addDays(limaDateOf(new Date()), 3)

/** The forms of the sources that are connected to a project. */
export const connectedForms = {
  meta: '820340000000001',
  portal: 'SANTORINI-A',
  generic: 'socio-lima',
  whatsapp: FAKE_NUMBER_ID,
} as const

export async function publishOffers(pool: pg.Pool): Promise<void> {
  await pool.query(
    `update projects set name = initcap(slug), kind = 'condominium', monthly_from_usd = 206, months = 60`,
  )
  await pool.query(`update projects set sold_out = true where slug = 'killa'`)
  await pool.query(`update site_settings set exchange_rate_soles_per_dollar = 3.85, exchange_rate_date = now()`)
  const { rows } = await pool.query<{ id: string }>(`select id from projects where slug = 'santorini'`)
  const lots = [...heldLots, 'B-01', 'B-02'].map((code) => ({
    ...sampleLot({ code }),
    key: `santorini-${code}`,
    project: 'santorini',
  }))
  await inTransaction(pool, (tx) => importLots(tx, rows[0]?.id ?? '', lots))
  await pool.query(`update lots set state = 'held', held_until = now() + interval '1 day' where code = any($1)`, [
    heldLots,
  ])
  await addAppointmentPlace(pool, { slug: 'obra', capacity: SEATS, project: 'santorini', kind: 'project' })
  const meetingUrl = 'https://videollamada.example/sala'
  await addAppointmentPlace(pool, { slug: 'llamada', capacity: SEATS, project: null, kind: 'video', meetingUrl })
  // The calculation of holidays gets every generated day.
  await pool.query(`update appointment_places set closed_on_holidays = true where slug = 'obra'`)
  for (const [source, form] of Object.entries(connectedForms))
    await saveSourceForm(
      pool,
      {
        source: source as keyof typeof connectedForms,
        form,
        name: `Campaña ${form}`,
        project: 'santorini',
        channel: source === 'generic' ? 'fair' : (source as 'meta' | 'portal' | 'whatsapp'),
        language: 'es',
        termsVersion: '',
        marketingVersion: '2026-02',
        marketingBox: 'news',
      },
      'Marta',
    )
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const newKey = () => randomBytes(32).toString('base64url')
const numbers = (count: number) => Array.from({ length: count }, (_, number) => number)

/** Sends the submissions that the links belong to, like a visitor, and creates their links. */
export async function storeKnownRecords(pool: pg.Pool, intakeUrl: string): Promise<KnownRecords> {
  return {
    linkKeys: {
      '/api/privacy-requests/confirm': await createLinks(pool, 'confirm-request', () => sendPrivacyRequest(intakeUrl)),
      '/api/consent/withdraw': await createLinks(pool, 'withdraw-consent', () => sendLead(intakeUrl)),
      '/api/waiting-list/confirm': await createLinks(pool, 'confirm-waiting', () => sendWaitingEntry(intakeUrl)),
      '/api/waiting-list/leave': await createLinks(pool, 'leave-waiting', () => sendWaitingEntry(intakeUrl)),
    },
    ...(await createInvitations(pool, intakeUrl)),
    appointmentKeys: {
      shown: await bookAppointments(intakeUrl),
      moved: await bookAppointments(intakeUrl),
      cancelled: await bookAppointments(intakeUrl),
    },
    calendarKey: await createCalendar(pool),
    quotes: await createQuotes(pool, intakeUrl),
  }
}

type Sent = { table: string; reference: string }

async function createLinks(pool: pg.Pool, purpose: string, send: () => Promise<Sent>): Promise<string[]> {
  const keys: string[] = []
  for (const _ of numbers(LINKS)) {
    const { table, reference } = await send()
    const key = newKey()
    await pool.query(
      `insert into mail_links (purpose, key_hash, subject, expires_at)
       select $1, $2, $3 || ':' || id, now() + interval '7 days' from ${table} where reference = $4`,
      [purpose, sha256(key), table, reference],
    )
    keys.push(key)
  }
  return keys
}

async function send(intakeUrl: string, path: string, body: object): Promise<string> {
  const response = await postJson(intakeUrl + path, body)
  if (response.status !== 201) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  return ((await response.json()) as { reference: string }).reference
}

const sendPrivacyRequest = async (intakeUrl: string): Promise<Sent> => ({
  table: 'privacy_requests',
  reference: await send(intakeUrl, '/api/privacy-requests', privacyRequestBody()),
})
const sendWaitingEntry = async (intakeUrl: string): Promise<Sent> => ({
  table: 'waiting_entries',
  reference: await send(intakeUrl, '/api/waiting-list', waitingBody({ email: `${randomUUID()}@example.test` })),
})
const sendLead = async (intakeUrl: string): Promise<Sent> => ({
  table: 'leads',
  reference: await send(intakeUrl, '/api/leads', leadBody({ email: `${randomUUID()}@example.test` })),
})

async function createInvitations(pool: pg.Pool, intakeUrl: string) {
  const referralCodes: string[] = []
  const invitationTokens: string[] = []
  for (const number of numbers(LINKS)) {
    const referred = [{ ...referralBody().referred[0], document: String(50_000_000 + number) }]
    const reference = await send(intakeUrl, '/api/referrals', referralBody({ email: referrerEmail, referred }))
    const token = randomBytes(24).toString('base64url')
    await pool.query(
      `insert into referral_invitations (referred_person_id, token_hash, expires_at, by)
       select p.id, $2, now() + interval '7 days', 'Rosa' from referred_persons p
       join referrals r on r.id = p.referral_id where r.reference = $1`,
      [reference, sha256(token)],
    )
    referralCodes.push(reference)
    invitationTokens.push(token)
  }
  return { referralCodes, invitationTokens }
}

/** Books appointments with the plain form, because only its answer contains the key of the appointment. */
async function bookAppointments(intakeUrl: string): Promise<string[]> {
  const keys: string[] = []
  for (const number of numbers(APPOINTMENTS)) {
    const fields = { ...bookingFields(), email: `${randomUUID()}@example.test` }
    const place = number % 2 === 0 ? 'obra' : 'llamada'
    const response = await fetch(`${intakeUrl}/api/appointments`, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'x-forwarded-for': newIpAddress() },
      body: new URLSearchParams({ ...fields, place }),
    })
    const key = new URL(response.headers.get('location') ?? '/', intakeUrl).searchParams.get('key')
    if (!key) throw new Error(`booking: ${response.status} ${await response.text()}`)
    keys.push(key)
  }
  return keys
}

/** Creates a calendar with the appointments that have been booked so far. */
async function createCalendar(pool: pg.Pool): Promise<string> {
  await ingestLeads(pool)
  const account = await addAccount(pool, 'Rosa', 'sales')
  await pool.query('update lead_work set owner_id = $1 where lead_id in (select lead_id from appointments)', [account])
  const key = newKey()
  await pool.query('insert into calendar_feeds (account_id, key_hash) values ($1, $2)', [account, sha256(key)])
  return key
}

async function createQuotes(pool: pg.Pool, intakeUrl: string) {
  for (const months of ['12', '24', '36']) await send(intakeUrl, '/api/leads', quoteBody({ months }))
  const response = await postForm(`${intakeUrl}/api/leads`, { ...leadFields(), ...plainQuote })
  if (response.status !== 201) throw new Error(`quote: ${response.status}`)
  const { rows } = await pool.query<{ number: string; code: string }>('select number, code from quotes')
  return rows
}

export const privacyRequestBody = (changes: Record<string, unknown> = {}) => ({
  kind: 'portability',
  firstName: 'Rosa',
  lastName: 'Quispe Mamani',
  email: 'rosa@example.test',
  phone: '+51987654321',
  documentTypeId: 1,
  document: '12345678',
  detail: 'Quiero mis datos.',
  locale: 'es',
  startedAt: Date.now() - 60_000,
  ...changes,
})

export const waitingBody = (changes: Record<string, unknown> = {}) => ({
  kind: 'lot',
  project: 'santorini',
  lot: 'A-01',
  firstName: 'Ana Lucía',
  email: 'ana@example.test',
  locale: 'es',
  acceptsTerms: true,
  consentVersions: { terms: '2026-01' },
  startedAt: Date.now() - 60_000,
  ...changes,
})

export const quoteBody = (changes: Record<string, string> = {}) =>
  leadBody({ quote: { lot: '', price: '', down: '', months: '', start: '', day: '5', ...changes } })

/** The values of the simulator as a browser without JavaScript sends them. */
export const plainQuote = {
  project: 'santorini',
  'quote.lot': '',
  'quote.price': '',
  'quote.down': '',
  'quote.months': '36',
  'quote.start': '',
  'quote.day': '5',
}

export const bookingBody = (changes: Record<string, unknown> = {}) => ({
  place: 'obra',
  day: bookableDay,
  time: '10:00',
  lot: 'B-01',
  project: 'santorini',
  timeZone: 'Europe/Madrid',
  firstName: 'Rosalía',
  lastName: 'Quispe',
  email: 'rosalia@example.test',
  phone: '+51987654321',
  message: 'Hola.\nLlego a pie.',
  locale: 'es',
  acceptsTerms: true,
  acceptsMarketing: true,
  consentVersions: { terms: '2026-01', marketing: '2026-02' },
  startedAt: Date.now() - 60_000,
  ...changes,
})

export const bookingFields = (): Record<string, string> => ({
  place: 'llamada',
  day: bookableDay,
  time: '11:00',
  lot: '',
  project: '',
  timeZone: 'America/New_York',
  firstName: 'Rosalía',
  lastName: 'Quispe',
  email: 'rosalia@example.test',
  phone: '987 654 321',
  message: '',
  locale: 'en',
  acceptsTerms: 'on',
  acceptsMarketing: 'on',
  'consentVersions.terms': '2026-01',
  'consentVersions.marketing': '2026-02',
  website: '',
})
