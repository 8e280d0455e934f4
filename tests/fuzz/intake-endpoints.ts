import { leadSources } from '@app/domain/source/lead-source'
import fc from 'fast-check'
import { leadBody, leadFields, referralBody } from '../support/submissions'
import type { FuzzedEndpoint } from './fuzz-endpoint'
import { buttonPress, type GeneratedRequest, pageRequest, submission } from './generated-requests'
import {
  bookableDay,
  bookingBody,
  bookingFields,
  heldLots,
  type KnownRecords,
  plainQuote,
  privacyRequestBody,
  quoteBody,
  referrerEmail,
  waitingBody,
} from './known-records'
import { sourceMessage, subscriptionRequest } from './source-messages'

export type IntakeEndpoint = FuzzedEndpoint & {
  requests(known: KnownRecords): fc.Arbitrary<GeneratedRequest>
  /** The table with one row per reference that the endpoint acknowledged. */
  storesIn?: 'leads' | 'privacy_requests' | 'referrals' | 'waiting_entries'
}

const language = fc.constantFrom('es', 'en')
const day = fc.oneof(
  { arbitrary: fc.constant(bookableDay), weight: 3 },
  fc.constantFrom('0000-01-01', '9999-12-31', ''),
)
const time = fc.integer({ min: 9, max: 17 }).map((hour) => `${String(hour).padStart(2, '0')}:00`)
const place = fc.constantFrom('obra', 'llamada')
const lot = fc.constantFrom(...heldLots, 'B-01', '')
const project = fc.constantFrom('santorini', 'killa')

/** The ids of ad clicks, a campaign and the link of a referrer. */
const attribution = {
  utmSource: 'facebook',
  utmCampaign: 'verano',
  referrer: 'https://www.facebook.com/',
  landingPage: '/proyectos/condominios/santorini?utm_source=facebook',
  referralCode: 'a1b2c3d4e5f6',
  gclid: 'Cj0-gclid_1',
  gbraid: '0AAAA-gbraid',
  wbraid: 'wbraid.1',
  fbclid: 'IwAR-fbclid_1',
}

const leadBases = () => [
  leadBody({ acceptsMarketing: true, attribution, message: 'Hola.\n¿Tienen mapa?' }),
  quoteBody({ lot: 'B-01', months: '24' }),
  quoteBody({ price: '19425', down: '4000', months: '36' }),
  leadBody({
    kind: 'appointment',
    appointment: { date: bookableDay, timeOfDay: 'morning', meetingPlace: 'site' },
    attribution: { fbclid: 'x' },
  }),
]
const withoutDetails = { ...leadFields(), 'appointment.date': '', ...plainQuote }

const mailLinks = [
  '/api/privacy-requests/confirm',
  '/api/consent/withdraw',
  '/api/waiting-list/confirm',
  '/api/waiting-list/leave',
]

/** Returns the keys of a link. Keys of other links occur too, because each link must reject them. */
function keysOf(path: string, { linkKeys }: KnownRecords): fc.Arbitrary<string> {
  const otherKeys = Object.values(linkKeys).flat()
  return fc.oneof({ arbitrary: fc.constantFrom(...(linkKeys[path] ?? [])), weight: 9 }, fc.constantFrom(...otherKeys))
}

/** Mostly new mailboxes, because a mailbox that already waits for a lot gets the reference of its first request. */
const mailbox = fc.oneof(
  { arbitrary: fc.uuid().map((id) => `${id}@example.test`), weight: 5 },
  fc.constant('ana@example.test'),
)

const waitingSubmission = (email: string) =>
  submission(
    '/api/waiting-list',
    [
      waitingBody({ email }),
      waitingBody({ email, kind: 'construction' }),
      waitingBody({ email, kind: 'next-building', project: 'killa' }),
    ],
    {
      kind: 'lot',
      project: 'santorini',
      lot: 'A-02',
      firstName: 'Ana',
      email,
      locale: 'es',
      acceptsTerms: 'on',
      'consentVersions.terms': '2026-01',
      website: '',
    },
  )

/** Every endpoint of the intake that reads input, except the complaints, which tests/security covers. */
export const intakeEndpoints: IntakeEndpoint[] = [
  ...leadSources.map((source) => ({
    name: `POST /api/sources/${source}`,
    processed: [200],
    minShare: 0.5,
    requests: () => sourceMessage(source),
  })),
  ...(['meta', 'whatsapp'] as const).map((source) => ({
    name: `GET /api/sources/${source}`,
    processed: [200],
    minShare: 0.3,
    requests: () => subscriptionRequest(source),
  })),
  {
    name: 'POST /api/leads',
    processed: [201],
    minShare: 0.15,
    requests: () => submission('/api/leads', leadBases(), withoutDetails),
    storesIn: 'leads',
  },
  {
    name: 'GET /api/quotes/check',
    processed: [200],
    minShare: 0.2,
    requests: ({ quotes }) =>
      fc.constantFrom(...quotes).chain(({ number, code }) =>
        pageRequest('/api/quotes/check', {
          numero: fc.constantFrom(number, ` ${number.toLowerCase()}`),
          codigo: fc.constant(code),
          idioma: language,
        }),
      ),
  },
  {
    name: 'POST /api/appointments',
    processed: [201, 303],
    minShare: 0.15,
    requests: () =>
      submission('/api/appointments', [bookingBody(), bookingBody({ place: 'llamada' })], bookingFields()),
    storesIn: 'leads',
  },
  {
    name: 'GET /api/appointments',
    processed: [200],
    minShare: 0.3,
    requests: () =>
      pageRequest('/api/appointments', {
        place,
        day,
        time,
        lot,
        project,
        tz: fc.constantFrom('Europe/Madrid', 'Mars/Olympus'),
        lang: language,
      }),
  },
  ...(['mine', 'calendar'] as const).map(
    (page): IntakeEndpoint => ({
      name: `GET /api/appointments/${page}`,
      processed: [200],
      minShare: 0.3,
      requests: ({ appointmentKeys }) =>
        pageRequest(`/api/appointments/${page}`, {
          key: fc.constantFrom(...appointmentKeys.shown),
          lang: language,
          move: fc.constantFrom('1', ''),
          day,
          time,
        }),
    }),
  ),
  {
    name: 'POST /api/appointments/move',
    processed: [303],
    minShare: 0.15,
    requests: ({ appointmentKeys }) =>
      buttonPress('/api/appointments/move', {
        key: fc.constantFrom(...appointmentKeys.moved),
        day,
        time,
        lang: language,
      }),
  },
  {
    name: 'POST /api/appointments/cancel',
    processed: [303],
    minShare: 0.3,
    requests: ({ appointmentKeys }) =>
      buttonPress('/api/appointments/cancel', { key: fc.constantFrom(...appointmentKeys.cancelled), lang: language }),
  },
  {
    name: 'GET /api/appointments/feed',
    processed: [200],
    minShare: 0.3,
    requests: ({ calendarKey }) => pageRequest('/api/appointments/feed', { key: fc.constant(calendarKey) }),
  },
  {
    name: 'POST /api/waiting-list',
    processed: [201],
    minShare: 0.15,
    requests: () => mailbox.chain(waitingSubmission),
    storesIn: 'waiting_entries',
  },
  {
    name: 'GET /api/waiting-list',
    processed: [200],
    minShare: 0.2,
    requests: () =>
      pageRequest('/api/waiting-list', {
        kind: fc.constantFrom('lot', 'construction', 'next-building'),
        project,
        lot,
        lang: language,
      }),
  },
  {
    name: 'POST /api/privacy-requests',
    processed: [201],
    minShare: 0.15,
    requests: () =>
      submission(
        '/api/privacy-requests',
        [privacyRequestBody(), privacyRequestBody({ kind: 'rectification' })],
        Object.fromEntries(Object.entries(privacyRequestBody()).map(([name, value]) => [name, String(value)])),
      ),
    storesIn: 'privacy_requests',
  },
  ...mailLinks.flatMap((path): IntakeEndpoint[] => [
    {
      name: `GET ${path}`,
      processed: [200],
      minShare: 0.3,
      requests: (known) => pageRequest(path, { key: keysOf(path, known), lang: language }),
    },
    {
      name: `POST ${path}`,
      processed: [200],
      minShare: 0.3,
      requests: (known) => buttonPress(path, { key: keysOf(path, known), lang: language }),
    },
  ]),
  {
    name: 'POST /api/referrals',
    processed: [201],
    minShare: 0.15,
    requests: () =>
      submission('/api/referrals', [referralBody(), referralBody({ referred: [], confirmsPermission: false })]),
    storesIn: 'referrals',
  },
  {
    name: 'POST /api/referrals/status',
    processed: [200],
    minShare: 0.15,
    requests: ({ referralCodes }) =>
      buttonPress('/api/referrals/status', {
        code: fc.constantFrom(...referralCodes),
        email: fc.constantFrom(referrerEmail, referrerEmail.toUpperCase()),
        locale: language,
      }),
  },
  {
    name: 'GET /api/referrals/invitation',
    processed: [200],
    minShare: 0.3,
    requests: ({ invitationTokens }) =>
      pageRequest('/api/referrals/invitation', { t: fc.constantFrom(...invitationTokens), l: language }),
  },
  {
    name: 'POST /api/referrals/invitation',
    processed: [200],
    minShare: 0.2,
    requests: ({ invitationTokens }) =>
      buttonPress('/api/referrals/invitation', {
        t: fc.constantFrom(...invitationTokens),
        l: language,
        answer: fc.constantFrom('confirmed', 'declined'),
      }),
  },
]
