import {
  CALENDAR_FEED_PATH,
  calendarFeedFile,
  feedKeyPattern,
  readCalendarFeed,
} from '@app/platform/appointment/calendar-feed'
import type { FastifyInstance } from 'fastify'
import type { Limits } from '../abuse/submission-limit'
import type { IntakeContext } from '../server/intake-context'

/**
 * Registers the calendar that a salesperson subscribes to. The key is in the query string, which neither nginx nor the
 * intake logs. An unknown key gets the same answer as no key.
 */
export function registerCalendarFeedRoute(
  app: FastifyInstance,
  { pool, publicUrl }: IntakeContext,
  limits: Limits,
): void {
  app.get<{ Querystring: { key?: unknown } }>(
    CALENDAR_FEED_PATH,
    { onRequest: limits.feed, config: { form: 'lead' } },
    async (request, reply) => {
      const { key } = request.query
      const feed = typeof key === 'string' && feedKeyPattern.test(key) ? await readCalendarFeed(pool, key) : undefined
      reply.header('referrer-policy', 'no-referrer')
      if (!feed) return reply.code(404).type('text/plain; charset=utf-8').send('Not found\n')
      return reply.type('text/calendar; charset=utf-8').send(calendarFeedFile(feed, publicUrl))
    },
  )
}
