// Two limits per form and minute. By device: no one fills in a form more often, so a script on one machine is slowed
// down at once. By IP address: mobile networks put hundreds of homes behind one address, and a trade fair has one
// Wi-Fi, so its limit is much higher; it only stops floods that invent a new device per request.
// A device identifies itself with a random key per page, kept in memory for a minute. Requests without one (forms
// without JavaScript) share one limit per IP address. Each intake process counts separately; nginx has a limit across
// all of them.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { FormName } from '../pages/page.messages'
import { rejection } from '../submissions/submission-error'

const perMinute: Record<FormName | 'lookup' | 'times', { device: number; nameless: number; address: number }> = {
  lead: { device: 6, nameless: 12, address: 60 },
  // A referral has up to ten persons and a complaint a file, so fewer are enough.
  referral: { device: 4, nameless: 8, address: 20 },
  complaint: { device: 4, nameless: 8, address: 20 },
  privacy: { device: 4, nameless: 8, address: 20 },
  // Against guessing complaint numbers or link keys.
  lookup: { device: 10, nameless: 10, address: 30 },
  // Browsing the days of a place: each day is a page.
  times: { device: 60, nameless: 120, address: 300 },
}

const deviceKey = /^[0-9a-f-]{36}$/
const deviceOf = (request: FastifyRequest) => {
  const key = request.headers['x-device-key']
  return typeof key === 'string' && deviceKey.test(key) ? key : undefined
}

/** `times` multiplies every limit. */
export function createLimits(app: FastifyInstance, times: number) {
  const minute = { timeWindow: 60_000, ipv6Subnet: 64 }
  const hold = (name: keyof typeof perMinute) => {
    const { device, nameless, address } = perMinute[name]
    const byDevice = app.createRateLimit({
      ...minute,
      max: (request) => (deviceOf(request) ? device : nameless) * times,
      keyGenerator: (request) => `${request.ip} ${deviceOf(request) ?? ''}`,
    })
    const byAddress = app.createRateLimit({ ...minute, max: address * times })
    return async (request: FastifyRequest) => {
      for (const limit of [byDevice, byAddress]) {
        const state = await limit(request)
        if (!state.isAllowed && state.isExceeded) throw rejection(429, 'form', 'form.tooMany', state.ttlInSeconds)
      }
    }
  }
  return {
    lead: hold('lead'),
    referral: hold('referral'),
    complaint: hold('complaint'),
    privacy: hold('privacy'),
    lookup: hold('lookup'),
    times: hold('times'),
  }
}

export type Limits = ReturnType<typeof createLimits>
