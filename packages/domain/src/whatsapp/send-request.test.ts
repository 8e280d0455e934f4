import { describe, expect, test } from 'vitest'
import { readSendResponse, sendRequestBody } from './send-request'

const message = { id: 'our-id', contact: '51900000321', text: 'Hola', template: undefined }

describe('the request that sends a message', () => {
  test('contains the text and our id', () => {
    expect(sendRequestBody(message)).toEqual({
      messaging_product: 'whatsapp',
      recipient_type: 'individual',
      to: '51900000321',
      biz_opaque_callback_data: 'our-id',
      type: 'text',
      text: { preview_url: true, body: 'Hola' },
    })
  })

  test('contains name, language and parameters of a template', () => {
    const template = { name: 'seguimiento', language: 'es', parameters: ['Ana', 'Santorini'] }
    expect(sendRequestBody({ ...message, template })).toMatchObject({
      type: 'template',
      template: {
        name: 'seguimiento',
        language: { code: 'es' },
        components: [
          {
            type: 'body',
            parameters: [
              { type: 'text', text: 'Ana' },
              { type: 'text', text: 'Santorini' },
            ],
          },
        ],
      },
    })
    expect(sendRequestBody({ ...message, template: { ...template, parameters: [] } })).toMatchObject({
      template: { name: 'seguimiento', language: { code: 'es' } },
    })
  })
})

describe('the response to a message', () => {
  test('says that it was sent', () => {
    expect(readSendResponse(200, { messages: [{ id: 'wamid.A' }] })).toEqual({ outcome: 'sent', providerId: 'wamid.A' })
  })

  test.each([
    [200, undefined],
    [200, { messages: [] }],
    [302, undefined],
    [500, undefined],
    [503, { error: { code: 2 } }],
    [400, { error: { code: 131000 } }],
  ])('with status %s and body %j does not say whether it was sent', (status, body) => {
    expect(readSendResponse(status, body).outcome).toBe('unknown')
  })

  test.each([
    [429, undefined],
    [400, { error: { code: 130429 } }],
    [400, { error: { code: 131056 } }],
  ])('with status %s and body %j allows another attempt', (status, body) => {
    expect(readSendResponse(status, body).outcome).toBe('later')
  })

  test.each([
    [400, { error: { code: 131047 } }, 'window-closed', 'status 400, code 131047'],
    [404, { error: { code: 132001 } }, 'template', 'status 404, code 132001'],
    [401, { error: { code: 190 } }, 'account', 'status 401, code 190'],
    [400, 'text', 'rejected', 'status 400, code -'],
  ])('with status %s and body %j says why it was rejected', (status, body, reason, detail) => {
    expect(readSendResponse(status, body)).toEqual({ outcome: 'failed', reason, detail })
  })
})
