import { describe, expect, test } from 'vitest'
import { readSourceEvents } from './source-events'

const metaMessage = (...values: unknown[]) => ({
  object: 'page',
  entry: [{ id: '1', time: 1, changes: values.map((value) => ({ field: 'leadgen', value })) }],
})

const whatsAppWebhook = (value: object) => ({
  object: 'whatsapp_business_account',
  entry: [{ changes: [{ field: 'messages', value: { metadata: { phone_number_id: '7' }, ...value } }] }],
})
const whatsAppMessages = [{ from: '51900000321', id: 'wamid.A', timestamp: '1792000000', type: 'text' }]
const whatsAppReports = [{ id: 'wamid.B', status: 'read', timestamp: '1792000000' }]

describe('the leads in a message of another system', () => {
  test.each([
    [
      'returns one event per change of a Meta message',
      'meta',
      metaMessage({ leadgen_id: '1', form_id: '9' }, { leadgen_id: 2, form_id: 9 }),
      [
        { eventId: '1', form: '9' },
        { eventId: '2', form: '9' },
      ],
    ],
    [
      'returns no event for a Meta message that is not about leads',
      'meta',
      { object: 'page', entry: [{ changes: [{ field: 'feed' }] }] },
      [],
    ],
    [
      'uses our listing id as the form of a portal lead',
      'portal',
      { originLeadId: 'a', clientListingId: 'S1', originListingId: '7' },
      [{ eventId: 'a', form: 'S1' }],
    ],
    [
      'uses the listing id of the portal if ours is empty',
      'portal',
      { originLeadId: 'a', clientListingId: '', originListingId: '7' },
      [{ eventId: 'a', form: '7' }],
    ],
    [
      'returns an empty form for a portal lead without a listing',
      'portal',
      { originLeadId: 'a' },
      [{ eventId: 'a', form: '' }],
    ],
    [
      'uses the WhatsApp number as the form of a message',
      'whatsapp',
      whatsAppWebhook({ messages: whatsAppMessages }),
      [{ eventId: 'wamid.A', form: '7' }],
    ],
    ['reads id and form of a lead of another system', 'generic', { id: 'x', form: 'f' }, [{ eventId: 'x', form: 'f' }]],
  ] as const)('%s', (_name, source, body, events) => {
    expect(readSourceEvents(source, body)).toEqual(events)
  })

  test.each([
    ['meta', { object: 'user', entry: [] }],
    ['meta', metaMessage({ leadgen_id: '1', form_id: '9' }, { leadgen_id: '2' })],
    ['meta', 'text'],
    ['portal', { name: 'Ana' }],
    ['portal', { originLeadId: 'a b' }],
    ['generic', { id: 'x' }],
    ['generic', { id: '\u0000', form: 'f' }],
    ['generic', { id: 'x'.repeat(121), form: 'f' }],
    ['generic', null],
    ['whatsapp', { object: 'page', entry: [] }],
    ['generic', [{ id: 'x', form: 'f' }]],
  ] as const)('returns undefined for the invalid body of the source %s: %j', (source, body) => {
    expect(readSourceEvents(source, body)).toBeUndefined()
  })

  test('gives each WhatsApp message and report of one webhook its own part of the body', () => {
    const body = whatsAppWebhook({ messages: whatsAppMessages, statuses: whatsAppReports })
    const events = readSourceEvents('whatsapp', body)
    expect(events?.map(({ eventId }) => eventId)).toEqual(['wamid.A', 'wamid.B:read'])
    expect(events?.map(({ body: part }) => readSourceEvents('whatsapp', JSON.parse(part ?? '')))).toEqual([
      [{ eventId: 'wamid.A', form: '7' }],
      [{ eventId: 'wamid.B:read', form: '7' }],
    ])
  })
})
