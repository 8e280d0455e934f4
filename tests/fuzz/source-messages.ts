import { createHmac } from 'node:crypto'
import { type LeadSource, leadSources } from '@app/domain/source/lead-source'
import { messagesWebhook, reportWebhook } from '@app/tools/fakes/whatsapp-bodies'
import fc from 'fast-check'
import { sourceSecrets } from '../leads/send-signed'
import { changedBody, type GeneratedRequest, generatedHeaders, jsonBody, pageRequest } from './generated-requests'
import { connectedForms } from './known-records'

export const VERIFY_TOKEN = 'typed when the webhook is connected'

/** Some ids occur twice, because sources send a message again if they did not get our answer. */
const eventId = fc.oneof(
  { arbitrary: fc.uuid(), weight: 6 },
  fc.constantFrom('repeated-1', 'repeated-2', '910560000000001'),
)

const name = 'Inés Mamani Quispe'
const message = 'Hola, quiero más información sobre este lote.'
const person = { name, email: 'ines@example.test', message }
const visitor = '51900000314'
/** A fixed time, because a seed must generate the same messages in each run. */
const sentAt = new Date('2026-11-01T12:00:00Z')

const messages: Record<LeadSource, fc.Arbitrary<Record<string, unknown>>> = {
  meta: fc.array(eventId, { minLength: 1, maxLength: 3 }).map((ids) => ({
    object: 'page',
    entry: [
      {
        id: '153125381133',
        time: 1792000000,
        changes: ids.map((id) => ({ field: 'leadgen', value: { leadgen_id: id, form_id: connectedForms.meta } })),
      },
    ],
  })),
  portal: eventId.map((id) => ({
    originLeadId: id,
    clientListingId: connectedForms.portal,
    originListingId: '87027856',
    ddd: '',
    phone: '',
    phoneNumber: '900 000 312',
    ...person,
  })),
  generic: eventId.map((id) => ({
    id,
    form: connectedForms.generic,
    phone: '+51 900 000 313',
    accepts: { news: true },
    ...person,
  })),
  whatsapp: fc.oneof(
    {
      arbitrary: fc
        .array(eventId, { minLength: 1, maxLength: 3 })
        .map((ids) => messagesWebhook(...ids.map((id) => ({ id, at: sentAt, from: visitor, name, text: message })))),
      weight: 3,
    },
    fc
      .record({ id: eventId, status: fc.constantFrom('sent', 'delivered', 'read', 'failed') })
      .map((report) => reportWebhook({ ...report, at: sentAt, to: visitor, errorCode: 131_026 })),
  ),
}

type Signature =
  | 'right'
  | 'of another source'
  | 'of another body'
  | 'upper case'
  | 'short'
  | 'SHA-1'
  | 'missing'
  | 'text'

const signature = fc.oneof(
  { arbitrary: fc.constant<Signature>('right'), weight: 20 },
  fc.constantFrom<Signature>('of another source', 'of another body', 'upper case', 'short', 'SHA-1', 'missing', 'text'),
)

function signatureHeader(source: LeadSource, body: Uint8Array, kind: Signature): Record<string, string> {
  const other = leadSources.find((name) => name !== source) ?? 'meta'
  const secret = sourceSecrets[kind === 'of another source' ? other : source]
  const digest = (algorithm: string, bytes: Uint8Array) => createHmac(algorithm, secret).update(bytes).digest('hex')
  const hex = digest('sha256', kind === 'of another body' ? Buffer.concat([body, Buffer.from(' ')]) : body)
  const values: Partial<Record<Signature, string>> = {
    'upper case': `sha256=${hex.toUpperCase()}`,
    short: `sha256=${hex.slice(2)}`,
    'SHA-1': `sha1=${digest('sha1', body)}`,
    text: `sha256=${'z'.repeat(64)}`,
  }
  return kind === 'missing' ? {} : { 'x-hub-signature-256': values[kind] ?? `sha256=${hex}` }
}

/** Generates messages of a source, most of them signed with its secret. */
export const sourceMessage = (source: LeadSource): fc.Arbitrary<GeneratedRequest> =>
  fc
    .record({
      headers: generatedHeaders('application/json'),
      content: messages[source].chain(jsonBody),
      kind: signature,
    })
    .map(({ headers, content: { body = new Uint8Array() }, kind }) => ({
      method: 'POST',
      path: `/api/sources/${source}`,
      headers: { ...headers, ...signatureHeader(source, body, kind) },
      body,
    }))

/** Generates the request with which Meta or WhatsApp confirms a subscription. */
export const subscriptionRequest = (source: 'meta' | 'whatsapp'): fc.Arbitrary<GeneratedRequest> =>
  pageRequest(`/api/sources/${source}`, {
    'hub.mode': fc.constant('subscribe'),
    'hub.verify_token': fc.constant(VERIFY_TOKEN),
    'hub.challenge': fc.stringMatching(/^\w{1,100}$/),
  })

/** Generates the lead of a form as the Graph API of Meta returns it. The person typed its values. */
export const metaLead = (): fc.Arbitrary<Record<string, unknown>> =>
  changedBody({
    id: '910560000000001',
    form_id: connectedForms.meta,
    field_data: [
      { name: '¿cuándo_piensas_comprar?', values: ['en_3_meses'] },
      { name: 'full_name', values: ['Elena Paredes Soto'] },
      { name: 'phone_number', values: ['+51900000311'] },
      { name: 'email', values: ['elena@example.test'] },
    ],
    custom_disclaimer_responses: [{ checkbox_key: 'news', is_checked: '1' }],
  })
