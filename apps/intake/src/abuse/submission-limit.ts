// The scripts of the site send a random key per device, and every form has a limit per key. The limit per IP address is
// much higher, because a mobile network or a trade fair puts hundreds of people behind one IP address.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { FormName } from '../pages/page.messages'
import { rejection } from '../submissions/submission-error'

const perMinute: Record<
  FormName | 'lookup' | 'link' | 'times' | 'source' | 'feed',
  { device: number; noDevice: number; ipAddress: number }
> = {
  lead: { device: 6, noDevice: 12, ipAddress: 60 },
  // A referral can name ten people, and few people send many complaints or privacy requests, so lower limits are
  // enough.
  referral: { device: 4, noDevice: 8, ipAddress: 20 },
  complaint: { device: 4, noDevice: 8, ipAddress: 20 },
  privacy: { device: 4, noDevice: 8, ipAddress: 20 },
  waiting: { device: 6, noDevice: 12, ipAddress: 60 },
  // A low limit prevents guessing of references and look-up codes.
  lookup: { device: 10, noDevice: 10, ipAddress: 30 },
  // Pages that a link in a mail or message opens, and their buttons. Mail programs prefetch links, and an office opens
  // its mails behind one IP address. The random keys of links cannot be guessed.
  link: { device: 30, noDevice: 60, ipAddress: 120 },
  // Each day of an appointment place is a separate page, and a visitor may look at many, so these limits are higher.
  times: { device: 60, noDevice: 120, ipAddress: 300 },
  // Meta and portals send all leads from a few IP addresses and resend rejected leads, so these limits are highest.
  source: { device: 600, noDevice: 600, ipAddress: 600 },
  // Calendar services load the calendars of all salespeople from a few IP addresses, about once an hour each.
  feed: { device: 60, noDevice: 60, ipAddress: 60 },
}

const deviceKey = /^[0-9a-f-]{36}$/
const deviceOf = (request: FastifyRequest) => {
  const key = request.headers['x-device-key']
  return typeof key === 'string' && deviceKey.test(key) ? key : undefined
}

/** Creates the rate limits of the forms and look-ups. `factor` multiplies every limit. */
export function createLimits(app: FastifyInstance, factor: number) {
  const minute = { timeWindow: 60_000, ipv6Subnet: 64 }
  const createLimit = (name: keyof typeof perMinute) => {
    const { device, noDevice, ipAddress } = perMinute[name]
    const byDevice = app.createRateLimit({
      ...minute,
      max: (request) => (deviceOf(request) ? device : noDevice) * factor,
      keyGenerator: (request) => `${request.ip} ${deviceOf(request) ?? ''}`,
    })
    const byAddress = app.createRateLimit({ ...minute, max: ipAddress * factor })
    return async (request: FastifyRequest) => {
      for (const limit of [byDevice, byAddress]) {
        const state = await limit(request)
        if (!state.isAllowed && state.isExceeded) throw rejection(429, 'form', 'form.tooMany', state.ttlInSeconds)
      }
    }
  }
  return {
    lead: createLimit('lead'),
    referral: createLimit('referral'),
    complaint: createLimit('complaint'),
    privacy: createLimit('privacy'),
    waiting: createLimit('waiting'),
    lookup: createLimit('lookup'),
    link: createLimit('link'),
    times: createLimit('times'),
    source: createLimit('source'),
    feed: createLimit('feed'),
  }
}

export type Limits = ReturnType<typeof createLimits>
