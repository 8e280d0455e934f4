import { type LeadSource, leadSources } from '@app/domain/source/lead-source'
import { isSameSecret } from '@app/platform/secrets/is-same-secret'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod'
import type { Limits } from '../abuse/submission-limit'
import type { IntakeContext } from '../server/intake-context'
import { rejection } from '../submissions/submission-error'
import { isSigned } from './signature'
import { storeSourceEvents } from './store-source-events'

const BODY_LIMIT = 128 * 1024
/** WhatsApp puts up to 1,000 messages into one webhook. */
const WHATSAPP_BODY_LIMIT = 3 * 1024 * 1024
const SIGNATURE_HEADER = 'x-hub-signature-256'

const sourceParams = z.object({ source: z.enum(leadSources) })
const subscription = z.object({
  'hub.mode': z.literal('subscribe'),
  'hub.verify_token': z.string(),
  // Meta sends a number. Any other challenge is rejected, because the response repeats it.
  'hub.challenge': z.string().regex(/^\w{1,100}$/),
})

/** Registers the webhooks of other systems. They answer 200 only after the raw body is stored. */
export async function registerSourceRoutes(app: FastifyInstance, context: IntakeContext, limits: Limits) {
  await app.register(async (scope) => {
    // The signature covers the raw bytes, so the body must not be parsed before it is verified.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, async (_: unknown, body: Buffer) => body)

    scope.get('/api/sources/:source', { onRequest: limits.source }, async (request, reply) => {
      const source = sourceOf(request)
      const token = source && context.sources.verifyTokens[source]
      if (!token) throw notFound()
      const { data } = subscription.safeParse(request.query)
      if (!data || !isSameSecret(data['hub.verify_token'], token)) throw rejection(403, 'form', 'source.token.invalid')
      return reply.type('text/plain; charset=utf-8').send(data['hub.challenge'])
    })

    const store = async (request: FastifyRequest, source: LeadSource | undefined) => {
      const secret = source && context.sources.secrets[source]
      if (!secret) throw notFound()
      const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      if (!isSigned(bytes, secret, request.headers[SIGNATURE_HEADER]))
        throw rejection(401, 'form', 'source.signature.invalid')
      const storedCount = await storeSourceEvents(context.pool, { source, bytes, requestId: request.id })
      request.log.info({ source, stored: storedCount }, 'source events stored')
      return { stored: storedCount }
    }
    scope.post('/api/sources/:source', { onRequest: limits.source, bodyLimit: BODY_LIMIT }, (request) =>
      store(request, sourceOf(request)),
    )
    scope.post('/api/sources/whatsapp', { onRequest: limits.source, bodyLimit: WHATSAPP_BODY_LIMIT }, (request) =>
      store(request, 'whatsapp'),
    )
  })
}

const sourceOf = (request: FastifyRequest) => sourceParams.safeParse(request.params).data?.source
const notFound = () => rejection(404, 'form', 'form.notFound')
