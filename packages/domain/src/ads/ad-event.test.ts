import { expect, test } from 'vitest'
import { type AdEvent, googleConversion, metaConversion } from './ad-event'

const hash = (text: string) => `sha256(${text})`
const event: AdEvent = {
  id: 'd1',
  stage: 'reserved',
  reachedAt: new Date('2026-11-20T03:04:05Z'),
  leadReceivedAt: new Date('2026-11-19T15:00:00Z'),
  email: ' Rosa.Quispe@Gmail.com ',
  phone: '+51987654321',
  clicks: { gclid: 'g-1', fbclid: 'f-1' },
}
const google = { customerId: '1234567890', conversionActions: { reserved: '77', won: '78' } }

test('builds an event for Meta with hashed contact details and the click id', () => {
  expect(metaConversion(event, hash)).toEqual({
    data: [
      {
        event_name: 'reserved',
        event_time: 1_795_143_845,
        event_id: 'd1',
        action_source: 'system_generated',
        user_data: {
          fbc: 'fb.1.1795100400000.f-1',
          em: ['sha256(rosa.quispe@gmail.com)'],
          ph: ['sha256(51987654321)'],
        },
        custom_data: { event_source: 'crm', lead_event_source: 'website' },
      },
    ],
  })
})

test('builds a conversion for Google in Lima time, with the e-mail address hashed as Google requires', () => {
  expect(googleConversion(event, google, hash)).toEqual({
    conversions: [
      {
        conversionAction: 'customers/1234567890/conversionActions/77',
        conversionDateTime: '2026-11-19 22:04:05-05:00',
        orderId: 'd1',
        gclid: 'g-1',
        userIdentifiers: [
          { hashedEmail: 'sha256(rosaquispe@gmail.com)' },
          { hashedPhoneNumber: 'sha256(+51987654321)' },
        ],
        consent: { adUserData: 'GRANTED', adPersonalization: 'DENIED' },
      },
    ],
    partialFailure: true,
  })
})

test('sends no contact details if the event has none', () => {
  const anonymous = { ...event, email: null, phone: null }
  expect(metaConversion(anonymous, hash)?.data[0]?.user_data).toEqual({ fbc: 'fb.1.1795100400000.f-1' })
  expect(googleConversion(anonymous, google, hash)?.conversions[0]).not.toHaveProperty('userIdentifiers')
})

test.each(['gbraid', 'wbraid'] as const)('sends Google only the click id if it is a %s', (name) => {
  const conversion = googleConversion({ ...event, clicks: { [name]: 'x' } }, google, hash)?.conversions[0]
  expect(conversion).toMatchObject({ [name]: 'x' })
  expect(conversion).not.toHaveProperty('userIdentifiers')
})

test('builds no conversion without a click id of that platform, or without a conversion action for the stage', () => {
  expect(metaConversion({ ...event, clicks: { gclid: 'g-1' } }, hash)).toBeUndefined()
  expect(googleConversion({ ...event, clicks: { fbclid: 'f-1' } }, google, hash)).toBeUndefined()
  expect(googleConversion({ ...event, stage: 'contacted' }, google, hash)).toBeUndefined()
})
