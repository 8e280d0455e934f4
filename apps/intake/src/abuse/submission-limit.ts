import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refuse } from '../answer/submission-error'

const LOOKUPS_PER_MINUTE = 10

/** One count per address over all forms. */
export function createLimits(app: FastifyInstance, submissionsPerMinute: number) {
  const submissions = app.createRateLimit({ max: submissionsPerMinute, timeWindow: 60_000, ipv6Subnet: 64 })
  const lookups = app.createRateLimit({ max: LOOKUPS_PER_MINUTE, timeWindow: 60_000, ipv6Subnet: 64 })
  const hold = (limit: typeof submissions) => async (request: FastifyRequest) => {
    const state = await limit(request)
    if (!state.isAllowed && state.isExceeded) throw refuse(429, 'form', 'form.tooMany', state.ttlInSeconds)
  }
  return { submission: hold(submissions), lookup: hold(lookups) }
}

export type Limits = ReturnType<typeof createLimits>
