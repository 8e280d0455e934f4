// Two counts per form and minute. A device: nobody fills a form in more often, so a script on one machine is slowed at
// once. An address: a mobile network puts hundreds of homes behind one, and at a fair a whole hall signs up from one
// Wi-Fi, so it may send many times more; it stops only a flood that invents a new device for every request.
// A device names itself with a random key, new with every page. It is counted in memory for a minute and kept nowhere;
// who sends none (a form without JavaScript) shares one count with all others of the address that send none.
// Each intake counts for itself: with two of them an attacker gets twice as much, and nginx counts over both.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { FormName } from '../pages/page.messages'
import { refuse } from '../submissions/submission-error'

const perMinute: Record<FormName | 'lookup' | 'times', { device: number; nameless: number; address: number }> = {
  lead: { device: 6, nameless: 12, address: 60 },
  // A referral holds up to ten persons, and a complaint a file: fewer are enough for anybody.
  referral: { device: 4, nameless: 8, address: 20 },
  complaint: { device: 4, nameless: 8, address: 20 },
  privacy: { device: 4, nameless: 8, address: 20 },
  // Guessing numbers of complaints, or keys of links.
  lookup: { device: 10, nameless: 10, address: 30 },
  // Looking through the days of a place: each day is a page.
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
        if (!state.isAllowed && state.isExceeded) throw refuse(429, 'form', 'form.tooMany', state.ttlInSeconds)
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
