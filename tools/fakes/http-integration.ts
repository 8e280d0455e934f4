import Fastify, { type FastifyInstance } from 'fastify'
import type { Failure, ReceivedRequest } from './received'
import { addWhatsApp, type WhatsAppWebhook } from './whatsapp-integration'

const answers: Record<string, unknown> = { '/api/contact': { status: 'success', id: 1 } }

/** Responses from the documentation of Meta and Google. */
const adAnswers: Record<string, unknown> = {
  '/graph/': { events_received: 1, messages: [], fbtrace_id: 'AxOhIcWmGKgSPQ0ZUbRkVS1' },
  '/google/oauth/': { access_token: 'ya29.fake', expires_in: 3599, token_type: 'Bearer' },
  '/google/ads/': { results: [{ conversionDateTime: '2026-11-19 22:04:05-05:00' }], jobId: '2147483648' },
}

/** Returns a lead of a form as the Graph API of Meta does. Its e-mail address contains the id. */
const metaLead = (id: string) => ({
  id,
  field_data: [
    { name: 'full_name', values: ['Elena Paredes Soto'] },
    { name: 'phone_number', values: ['+51900000311'] },
    { name: 'email', values: [`${id}@example.test`] },
  ],
})

/**
 * Fakes the CRM, the two spreadsheet scripts, the leads of Meta, the advertising platforms, WhatsApp, IndexNow and the
 * on-call webhook. Like Google's scripts, the fake scripts redirect to another URL that returns the result. `failures`
 * contains the failures of the next requests, by path.
 */
export function createHttpIntegration(
  received: ReceivedRequest[],
  failures: Failure[],
  webhook?: WhatsAppWebhook,
): FastifyInstance {
  const app = Fastify({ bodyLimit: 20 * 1024 * 1024 })
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))

  const record = (
    request: { method: string; url: string; headers: object; body: unknown },
    failure: Failure | undefined,
  ) => {
    const { pathname, searchParams } = new URL(request.url, 'http://here')
    received.push({
      accepted: failure?.status === undefined && failure?.body === undefined,
      at: new Date().toISOString(),
      method: request.method,
      path: pathname,
      query: Object.fromEntries(searchParams),
      headers: request.headers as Record<string, string>,
      body: request.body,
    })
  }

  async function takeFailure(path: string): Promise<Failure | undefined> {
    const failure = failures.find((candidate) => candidate.path === path && candidate.times > 0)
    if (!failure) return undefined
    failure.times -= 1
    if (failure.delayMs) await new Promise((resolve) => setTimeout(resolve, failure.delayMs))
    return failure
  }

  app.post('/api/contact', async (request, reply) => {
    const failure = await takeFailure('/api/contact')
    if (failure?.hangUp) return reply.raw.destroy()
    record(request, failure)
    if (failure?.dropAfter) return reply.raw.destroy()
    if (typeof failure?.body === 'string') reply.type('text/html')
    return reply.code(failure?.status ?? 201).send(failure?.body ?? answers['/api/contact'])
  })

  for (const path of ['/alerts', '/indexnow'])
    app.post(path, async (request, reply) => {
      const failure = await takeFailure(path)
      record(request, failure)
      return reply.code(failure?.status ?? 204).send()
    })

  app.get<{ Params: { id: string } }>('/graph/:id', async (request, reply) => {
    const failure = await takeFailure('/graph/:id')
    if (failure?.hangUp) return reply.raw.destroy()
    record(request, failure)
    return reply.code(failure?.status ?? 200).send(failure?.body ?? metaLead(request.params.id))
  })

  // The Conversions API of Meta, and Google Ads with its token.
  for (const [prefix, answer] of Object.entries(adAnswers))
    app.post(`${prefix}*`, async (request, reply) => {
      const failure = await takeFailure(request.url)
      if (failure?.hangUp) return reply.raw.destroy()
      record(request, failure)
      if (failure?.dropAfter) return reply.raw.destroy()
      return reply.code(failure?.status ?? 200).send(failure?.body ?? answer)
    })

  addWhatsApp(app, { record, takeFailure, webhook })

  for (const script of ['/referrals/exec', '/complaints/exec']) {
    app.post(script, async (request, reply) => {
      const failure = await takeFailure(script)
      if (failure?.hangUp) return reply.raw.destroy()
      record(request, failure)
      if (failure?.dropAfter) return reply.raw.destroy()
      if (failure?.status && failure.status !== 200) return reply.code(failure.status).send(failure.body ?? 'error')
      const body = failure?.body ?? { status: 'success' }
      const answer = Buffer.from(typeof body === 'string' ? body : JSON.stringify(body)).toString('base64url')
      return reply.redirect(`/macros/echo?answer=${answer}`, 302)
    })
  }
  app.get<{ Querystring: { answer: string } }>('/macros/echo', async (request, reply) =>
    reply.type('application/json').send(Buffer.from(request.query.answer, 'base64url').toString()),
  )
  return app
}
