import { incidentTables } from '@app/domain/incident/incident'
import { channelsOf, leadSources } from '@app/domain/source/lead-source'
import { csvRow } from '@app/domain/spreadsheet/csv-row'
import fc from 'fast-check'
import { hostileText } from '../security/support/hostile-values'
import type { FuzzedEndpoint } from './fuzz-endpoint'
import { type GeneratedRequest, generatedHeaders, jsonBody } from './generated-requests'
import { connectedForms } from './known-records'

export type KnownStaffRecords = { leads: string[]; incidents: string[]; templates: string[] }

export type StaffEndpoint = FuzzedEndpoint & {
  role: 'marketing' | 'privacy' | 'sales'
  requests(known: KnownStaffRecords): fc.Arbitrary<GeneratedRequest>
}

/** Generates requests with a JSON body that resembles one of the bodies. */
const staffRequest = (
  path: fc.Arbitrary<string>,
  body: fc.Arbitrary<Record<string, unknown>>,
): fc.Arbitrary<GeneratedRequest> =>
  fc
    .record({ path, headers: generatedHeaders('application/json'), content: body.chain(jsonBody) })
    .map(({ path, headers, content }) => ({ method: 'POST', path, headers, ...content }))

/** Returns endpoints whose path has no placeholder. */
const endpoint = (
  path: string,
  options: Pick<StaffEndpoint, 'role' | 'processed' | 'minShare'>,
  body: fc.Arbitrary<Record<string, unknown>>,
): StaffEndpoint => ({
  name: `POST ${path}`,
  ...options,
  requests: () => staffRequest(fc.constant(path), body),
})

/** Generates ids that mostly belong to a record. */
const mostlyKnown = (ids: string[]) =>
  fc.oneof(
    { arbitrary: fc.constantFrom(...ids), weight: 9 },
    fc.uuid(),
    fc.constantFrom('%00', '__proto__', 'NaN', '1%27--'),
  )

/** Returns endpoints of one incident. */
const incidentEndpoint = (
  path: string,
  processed: number[],
  body: fc.Arbitrary<Record<string, unknown>>,
): StaffEndpoint => ({
  name: `POST /incidents-desk/:id/${path}`,
  role: 'privacy',
  processed,
  minShare: 0.1,
  requests: ({ incidents }) =>
    staffRequest(
      mostlyKnown(incidents).map((id) => `/incidents-desk/${id}/${path}`),
      body,
    ),
})

const phone = fc.integer({ min: 900_000_000, max: 999_999_999 }).map(String)
const consents = fc.constantFrom(
  [],
  [{ purpose: 'terms', version: '2026-01' }],
  [
    { purpose: 'terms', version: '2026-01' },
    { purpose: 'marketing', version: '2026-02' },
  ],
)
const language = fc.constantFrom('es', 'en')

const newLead = fc.record({
  key: fc.uuid(),
  firstName: fc.constant('Sonia'),
  lastName: fc.constant('Rivas'),
  phone,
  email: fc.constantFrom('', 'sonia@example.test'),
  project: fc.constantFrom('santorini', 'general'),
  channel: fc.constantFrom('walk-in', 'phone', 'whatsapp', 'portal'),
  note: fc.constant('Lote cerca del parque'),
  language,
  consents,
})

/** A cell that is valid in most rows, and hostile in others. */
const cell = (valid: fc.Arbitrary<string>) => fc.oneof({ arbitrary: valid, weight: 40 }, hostileText)
const csv = fc
  .array(
    fc.tuple(
      cell(phone),
      cell(fc.constantFrom('Ana', 'Luis Alberto')),
      cell(fc.constantFrom('Rojas', 'Vera Ñahui')),
      cell(fc.constantFrom('', 'ana@example.test')),
      cell(fc.constantFrom('', 'Lote con vista', 'Dice "mañana"')),
    ),
    { minLength: 1, maxLength: 5 },
  )
  .map((rows) => {
    const lines = rows.map((cells) => csvRow(cells.map((plain) => ({ plain }))))
    return csvRow(['celular', 'nombres', 'apellidos', 'correo', 'nota']) + lines.join('')
  })

const fairList = fc.record({
  key: fc.uuid(),
  csv,
  project: fc.constant('santorini'),
  channel: fc.constant('fair'),
  language,
  includesKnown: fc.constant(true),
  consents,
  heardBy: fc.constant('Rosa Quispe'),
})

const pushEndpoint = fc.uuid().map((id) => `https://fcm.googleapis.com/fcm/send/${id}`)
const keyOf = (length: number) => fc.constant('A'.repeat(length))

const sourceForm = fc.constantFrom(...leadSources).chain((source) =>
  fc.record({
    source: fc.constant(source),
    form: fc.oneof(fc.constant(connectedForms[source]), fc.uuid()),
    name: fc.constant('Campaña de verano'),
    project: fc.constantFrom('santorini', 'general'),
    channel: fc.constantFrom(...channelsOf(source)),
    language,
    termsVersion: fc.constantFrom('', '2026-01'),
    marketingVersion: fc.constantFrom('', '2026-02'),
    marketingBox: fc.constant('novedades'),
  }),
)

const past = fc
  .date({ min: new Date('0001-01-01T00:00:00Z'), max: new Date('2026-01-01T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString())

const whatsAppMessage = (templates: string[]) =>
  fc.oneof(
    fc.record({ kind: fc.constant('text'), key: fc.uuid(), text: fc.constant('Hola, te escribo por tu lote.') }),
    fc.record({
      kind: fc.constant('template'),
      key: fc.uuid(),
      template: fc.constantFrom(...templates),
      parameters: fc.constant(['Sonia', 'tu lote']),
    }),
  )

/** The endpoints of the panel for channels, notices and incidents. */
export const staffEndpoints: StaffEndpoint[] = [
  endpoint('/inbox/new', { role: 'sales', processed: [201], minShare: 0.15 }, newLead),
  endpoint(
    '/inbox/known-person',
    { role: 'sales', processed: [200], minShare: 0.2 },
    fc.record({ phone, email: fc.constantFrom('', 'sonia@example.test') }),
  ),
  endpoint('/fair-lists/check', { role: 'marketing', processed: [200], minShare: 0.2 }, fc.record({ csv })),
  endpoint('/fair-lists/import', { role: 'marketing', processed: [201], minShare: 0.1 }, fairList),
  endpoint(
    '/users/push-subscriptions',
    { role: 'sales', processed: [201], minShare: 0.15 },
    fc.record({ endpoint: pushEndpoint, keys: fc.record({ p256dh: keyOf(87), auth: keyOf(22) }) }),
  ),
  endpoint(
    '/users/push-subscriptions/status',
    { role: 'sales', processed: [200], minShare: 0.3 },
    fc.record({ endpoint: pushEndpoint }),
  ),
  endpoint(
    '/users/push-subscriptions/remove',
    { role: 'sales', processed: [200], minShare: 0.3 },
    fc.record({ endpoint: pushEndpoint }),
  ),
  endpoint('/users/calendar-feed', { role: 'sales', processed: [201], minShare: 0.3 }, fc.constant({ renew: true })),
  endpoint('/external-forms/save', { role: 'marketing', processed: [200], minShare: 0.15 }, sourceForm),
  endpoint(
    '/external-forms/try-again',
    { role: 'marketing', processed: [200], minShare: 0.15 },
    fc.record({
      source: fc.constantFrom(...leadSources),
      form: fc.constantFrom(...Object.values(connectedForms)),
      reason: fc.constantFrom('no-contact', 'unknown-form', 'unreadable'),
    }),
  ),
  endpoint(
    '/incidents-desk',
    { role: 'privacy', processed: [201], minShare: 0.15 },
    fc.record({ what: fc.constant('Se perdió una laptop con la lista de la feria.'), foundAt: past }),
  ),
  incidentEndpoint(
    'events',
    [201],
    fc.record({
      kind: fc.constantFrom('note', 'measure', 'authority-notified'),
      text: fc.constant('Cambiamos las claves.'),
    }),
  ),
  incidentEndpoint(
    'affected',
    [200],
    fc.record({
      table: fc.constantFrom(...incidentTables),
      from: past,
      until: fc.constant('2026-01-02T00:00:00-05:00'),
    }),
  ),
  incidentEndpoint(
    'letters',
    [201],
    fc.oneof(
      fc.record({
        audience: fc.constant('authority'),
        to: fc.constant('autoridad@example.test'),
        text: fc.constant('Señores:\n\nComunicamos un incidente.'),
      }),
      fc.record({
        audience: fc.constant('people'),
        text: fc.constant('Te escribimos por un incidente.'),
        textInEnglish: fc.constant('We are writing because of an incident.'),
      }),
    ),
  ),
  {
    name: 'POST /inbox/conversations/:id',
    role: 'sales',
    processed: [201],
    minShare: 0.15,
    requests: ({ leads, templates }) =>
      staffRequest(
        mostlyKnown(leads).map((id) => `/inbox/conversations/${id}`),
        whatsAppMessage(templates),
      ),
  },
  {
    name: 'POST /privacy/portable',
    role: 'privacy',
    processed: [200],
    minShare: 0.15,
    requests: ({ leads }) =>
      staffRequest(
        fc.constant('/privacy/portable'),
        fc.record({
          records: fc.subarray(
            leads.map((id) => `leads:${id}`),
            { minLength: 1, maxLength: 3 },
          ),
          request: fc.constantFrom('', '00000000-0000-4000-8000-000000000001'),
          format: fc.constantFrom('json', 'csv'),
        }),
      ),
  },
]
