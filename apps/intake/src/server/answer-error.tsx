import type { FastifyReply, FastifyRequest } from 'fastify'
import { AnswerPage } from '../pages/answer-page'
import { Items } from '../pages/answer-parts'
import { fieldErrorText } from '../pages/field-error-text'
import { pageTexts } from '../pages/page.messages'
import { homeLink } from '../pages/page-link'
import type { SubmissionError } from '../submissions/submission-error'
import { backLink, sendPage, wantsPage } from './send-page'

export function answerRejection(request: FastifyRequest, reply: FastifyReply, error: SubmissionError) {
  request.rejectionReason = error.errors.find(({ path }) => path === 'form')?.message ?? 'fields'
  if (error.retryAfterSeconds) reply.header('retry-after', error.retryAfterSeconds)
  if (!wantsPage(request)) return reply.code(error.status).send({ errors: error.errors })
  return sendPage(reply, rejectionPage(request, error), { status: error.status })
}

function rejectionPage(request: FastifyRequest, error: SubmissionError) {
  const locale = request.pageLocale
  const texts = pageTexts[locale]
  const back = backLink(request, 'form')
  if (error.status === 429) return <AnswerPage locale={locale} {...texts.tooMany} back={back} />
  if (error.status === 403) return <AnswerPage locale={locale} {...texts.otherSite} back={homeLink(locale)} />
  if (error.status === 409) return <AnswerPage locale={locale} {...texts.conflict} back={back} />
  if (error.status === 404) return <AnswerPage locale={locale} {...notFoundTexts(error, locale)} back={back} />
  const items = new Set(error.errors.map(({ message, marks }) => fieldErrorText(message, locale, marks)))
  const { title, text, note } = texts.rejected
  return (
    <AnswerPage locale={locale} title={title} text={text} back={back}>
      <Items items={[...items]} />
      <p>{note}</p>
    </AnswerPage>
  )
}

const notFoundTexts = ({ errors }: SubmissionError, locale: 'es' | 'en') => {
  const { complaint, referral, invitation } = pageTexts[locale].notFound
  if (errors[0]?.message === 'referralInvitation.notFound') return invitation
  return errors[0]?.message === 'referralStatus.notFound' ? referral : complaint
}

const RETRY_AFTER_SECONDS = 30

/** Answers that nothing was stored and that the sender may retry. The reason is only logged. */
export function sendUnavailable(request: FastifyRequest, reply: FastifyReply) {
  request.rejectionReason = 'unavailable'
  reply.header('retry-after', RETRY_AFTER_SECONDS)
  return sendNotStored(request, reply, 503)
}

/** Answers with 500 after a bug. Sends no Retry-After, so scripts do not retry, because a retry would fail again. */
export function sendServerError(request: FastifyRequest, reply: FastifyReply) {
  request.rejectionReason = 'error'
  return sendNotStored(request, reply, 500)
}

function sendNotStored(request: FastifyRequest, reply: FastifyReply, status: 500 | 503) {
  if (!wantsPage(request)) return reply.code(status).send({ errors: [{ path: 'form', message: 'form.unavailable' }] })
  const { [request.form]: title, text } = pageTexts[request.pageLocale].unavailable
  const page = <AnswerPage locale={request.pageLocale} title={title} text={text} back={backLink(request, 'form')} />
  return sendPage(reply, page, { status })
}
