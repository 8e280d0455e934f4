import { describe, expect, test } from 'vitest'
import { bodyOfEvent, readWhatsAppEvents } from './read-whatsapp-body'

const NUMBER = '106540352242922'
const OWN_ID = '0b5c1d9e-6f0a-4c57-9d0e-6b0f3f5d2a11'

const webhook = (value: object, field = 'messages') => ({
  object: 'whatsapp_business_account',
  entry: [{ id: '1', changes: [{ field, value }] }],
})
const change = (value: object) => ({ metadata: { phone_number_id: NUMBER }, ...value })
const message = (content: object) => ({ from: '51900000321', id: 'wamid.A', timestamp: '1792000000', ...content })
const read = (content: object) => readWhatsAppEvents(webhook(change({ messages: [message(content)] })))?.[0]
const report = (changes: object) => ({ id: 'wamid.B', status: 'sent', timestamp: '1792000060', ...changes })

describe('a message in a webhook', () => {
  test('has number, name, time, text and advertisement', () => {
    const contacts = [{ wa_id: '51900000321', profile: { name: 'Elena Paredes' } }]
    const referral = { source_id: '120210000000000001', ctwa_clid: 'ARAk-click', headline: 'Lotes en Santorini' }
    const body = webhook(
      change({ contacts, messages: [message({ type: 'text', text: { body: ' Hola\u0000 ' }, referral })] }),
    )
    expect(readWhatsAppEvents(body)).toEqual([
      {
        eventId: 'wamid.A',
        number: NUMBER,
        kind: 'message',
        message: {
          kind: 'text',
          text: 'Hola',
          contact: '51900000321',
          name: 'Elena Paredes',
          sentAt: new Date(1_792_000_000_000),
          ad: { id: '120210000000000001', clickId: 'ARAk-click', title: 'Lotes en Santorini' },
        },
      },
    ])
  })

  test.each([
    [{ type: 'image', image: { id: '1', caption: 'Mi DNI' } }, 'image', 'Mi DNI'],
    [{ type: 'image', image: { id: '1' } }, 'image', ''],
    [{ type: 'audio', audio: { id: '1' } }, 'audio', ''],
    [{ type: 'document', document: { caption: 'Contrato' } }, 'document', 'Contrato'],
    [{ type: 'location', location: { latitude: -17 } }, 'location', ''],
    [{ type: 'reaction', reaction: { emoji: '👍' } }, 'reaction', '👍'],
    [{ type: 'button', button: { text: 'Sí, quiero' } }, 'text', 'Sí, quiero'],
    [{ type: 'interactive', interactive: { list_reply: { title: 'Santorini' } } }, 'text', 'Santorini'],
    [{ type: 'order', order: {} }, 'other', ''],
    [{ type: 'text', text: { body: 7 } }, 'other', ''],
  ])('%j has a kind and the text that we can read', (content, kind, text) => {
    expect(read(content)).toMatchObject({ message: { kind, text, name: '', ad: undefined } })
  })

  test('has no more text than WhatsApp allows', () => {
    const event = read({ type: 'text', text: { body: 'x'.repeat(5000) } })
    expect(event?.kind === 'message' && event.message.text).toHaveLength(4096)
  })
})

describe('a report in a webhook', () => {
  test('has the id of the message at WhatsApp, our id, the state and the error', () => {
    const statuses = [
      report({ biz_opaque_callback_data: OWN_ID }),
      report({ status: 'failed', errors: [{ code: 131047, title: 'Re-engagement message' }] }),
      report({ status: 'deleted' }),
    ]
    const at = new Date(1_792_000_060_000)
    expect(readWhatsAppEvents(webhook(change({ statuses })))).toEqual([
      {
        eventId: 'wamid.B:sent',
        number: NUMBER,
        kind: 'report',
        report: { providerId: 'wamid.B', ownId: OWN_ID, state: 'sent', at, errorCode: undefined },
      },
      {
        eventId: 'wamid.B:failed',
        number: NUMBER,
        kind: 'report',
        report: { providerId: 'wamid.B', ownId: undefined, state: 'failed', at, errorCode: 131047 },
      },
    ])
  })
})

test('splits a webhook with several people into a body per event', () => {
  const body = webhook(
    change({
      contacts: ['51900000321', '51900000322'].map((wa_id) => ({ wa_id, profile: { name: `Persona ${wa_id}` } })),
      messages: [
        message({ type: 'text', text: { body: 'Mi secreto' } }),
        message({ id: 'wamid.C', from: '51900000322', type: 'text', text: { body: 'Hola' } }),
      ],
      statuses: [report({})],
    }),
  )
  const events = readWhatsAppEvents(body) ?? []
  const bodies = events.map((event) => bodyOfEvent(body, event))
  expect(bodies.map((text) => readWhatsAppEvents(JSON.parse(text)))).toEqual(events.map((event) => [event]))
  expect(bodies[1]).not.toMatch(/secreto|51900000321/)
  expect(bodies[2]).not.toMatch(/secreto|Hola|Persona/)
})

test.each(['text', [null, 'text', { wa_id: 7 }]])('splits a webhook whose contacts are %j', (contacts) => {
  const messages = [message({ type: 'text' }), message({ id: 'wamid.C', type: 'text' })]
  const body = webhook(change({ contacts, messages }))
  for (const event of readWhatsAppEvents(body) ?? [])
    expect(readWhatsAppEvents(JSON.parse(bodyOfEvent(body, event)))).toEqual([event])
})

test('returns no event for a webhook about another subject', () => {
  expect(readWhatsAppEvents(webhook({ event: 'APPROVED' }, 'message_template_status_update'))).toEqual([])
})

test.each([
  ['text', 'text'],
  ['another object', { object: 'page', entry: [] }],
  ['no number', webhook({ messages: [] })],
  ['a message without an id', webhook(change({ messages: [{ from: '51900000321', timestamp: '1', type: 'text' }] }))],
  ['a sender that is not a number', webhook(change({ messages: [message({ from: 'Ana', type: 'text' })] }))],
  ['an id with a space', webhook(change({ messages: [message({ id: 'a b', type: 'text' })] }))],
  ['a time that is not a number', webhook(change({ statuses: [report({ timestamp: 'now' })] }))],
])('returns undefined for a body with %s', (_name, body) => {
  expect(readWhatsAppEvents(body)).toBeUndefined()
})
