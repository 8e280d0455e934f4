import { MAX_ATTACHMENT_BYTES } from '@app/domain/complaint/complaint.schema'
import { isDatabaseOutage } from '@app/platform/database/database-outage'
import { requestIdOf } from '@app/platform/metrics/request-id'
import formbody from '@fastify/formbody'
import multipart from '@fastify/multipart'
import rateLimit from '@fastify/rate-limit'
import Fastify, { type FastifyBaseLogger, type FastifyError, type FastifyInstance, LogController } from 'fastify'
import { ConcurrencyLimitError } from './abuse/concurrency-limit'
import { rejectOtherSites } from './abuse/cross-site'
import { createLimits } from './abuse/submission-limit'
import { registerAppointmentRoutes } from './appointments/appointment.route'
import { registerAppointmentLinkRoutes } from './appointments/appointment-link.route'
import { registerCalendarFeedRoute } from './appointments/calendar-feed.route'
import { registerComplaintRoutes } from './complaints/complaint.route'
import { registerComplaintStatusRoute } from './complaints/complaint-status.route'
import { registerLeadRoute } from './leads/lead.route'
import type { FormName } from './pages/page.messages'
import { registerMailLinkRoutes } from './privacy-requests/mail-link.route'
import { registerPrivacyRequestRoute } from './privacy-requests/privacy-request.route'
import { registerQuoteRoute } from './quotes/quote.route'
import { registerReferralRoute } from './referrals/referral.route'
import { registerReferralInvitationRoute } from './referrals/referral-invitation.route'
import { registerReferralStatusRoute } from './referrals/referral-status.route'
import { answerRejection, sendServerError, sendUnavailable } from './server/answer-error'
import { registerChallengeRoute } from './server/challenge.route'
import { registerHealthRoutes } from './server/health.route'
import type { IntakeContext } from './server/intake-context'
import { languageOfRequest } from './server/page-language'
import { registerSourceRoutes } from './sources/source.route'
import { rejection, SubmissionError } from './submissions/submission-error'
import { registerWaitingListRoutes } from './waiting-list/waiting-list.route'

declare module 'fastify' {
  interface FastifyContextConfig {
    form?: FormName
  }
}

const BODY_LIMIT = 64 * 1024

export async function createApp(context: IntakeContext): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify({
    loggerInstance: context.logger as FastifyBaseLogger,
    // Fastify's log lines contain the visitor's IP address, so the `onResponse` hook logs requests instead.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    trustProxy: (_address, hop) => hop < context.trustedProxies,
    bodyLimit: BODY_LIMIT,
    requestTimeout: 30_000,
    genReqId: (request) => requestIdOf(request.headers['x-request-id']),
  })
  await app.register(formbody, { bodyLimit: BODY_LIMIT })
  await app.register(multipart, {
    throwFileSizeLimit: false,
    limits: { fileSize: MAX_ATTACHMENT_BYTES, files: 1, fields: 60, fieldSize: 20_000, fieldNameSize: 100, parts: 61 },
  })
  await app.register(rateLimit, { global: false })

  app.decorateRequest('form', 'lead')
  app.decorateRequest('pageLocale', 'es')
  app.decorateRequest('rejectionReason', undefined)
  app.addHook('onRequest', async (request) => {
    request.form = request.routeOptions.config.form ?? 'lead'
    request.pageLocale = languageOfRequest(request)
  })
  app.addHook('onRequest', rejectOtherSites(context.publicUrl))
  app.addHook('onSend', async (_request, reply) => {
    reply.headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
  })
  app.addHook('onResponse', async (request, reply) => {
    const { method, url } = request.routeOptions
    request.log.info({ method, route: url, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'answered')
    const { form, rejectionReason } = request
    const seconds = reply.elapsedTime / 1000
    context.metrics.recordAnswer({
      method: request.method,
      route: url,
      status: reply.statusCode,
      seconds,
      form,
      rejectionReason,
    })
  })

  app.setErrorHandler<FastifyError>((error, request, reply) => {
    if (error instanceof SubmissionError) return answerRejection(request, reply, error)
    if (error instanceof ConcurrencyLimitError) {
      request.log.warn({ err: error }, 'too many requests at once')
      return sendUnavailable(request, reply)
    }
    if (isDatabaseOutage(error)) {
      request.log.error({ err: error }, 'the database is not available')
      return sendUnavailable(request, reply)
    }
    if (error.statusCode && error.statusCode < 500) {
      const key = error.statusCode === 413 ? 'form.tooLarge' : 'form.invalid'
      return answerRejection(request, reply, rejection(error.statusCode === 413 ? 413 : 400, 'form', key))
    }
    request.log.error({ err: error }, 'unexpected error')
    return sendServerError(request, reply)
  })
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).send({ errors: [{ path: 'form', message: 'form.notFound' }] }),
  )

  const limits = createLimits(app, context.limitFactor)
  registerHealthRoutes(app, context)
  registerChallengeRoute(app, context)
  registerLeadRoute(app, context, limits)
  registerQuoteRoute(app, context, limits)
  registerAppointmentRoutes(app, context, limits)
  registerAppointmentLinkRoutes(app, context, limits)
  registerCalendarFeedRoute(app, context, limits)
  registerReferralRoute(app, context, limits)
  registerReferralStatusRoute(app, context, limits)
  registerReferralInvitationRoute(app, context, limits)
  registerComplaintRoutes(app, context, limits)
  registerComplaintStatusRoute(app, context, limits)
  registerPrivacyRequestRoute(app, context, limits)
  registerWaitingListRoutes(app, context, limits)
  registerMailLinkRoutes(app, context, limits)
  await registerSourceRoutes(app, context, limits)
  return app
}
