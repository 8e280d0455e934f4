import { pathFor } from '@app/domain/snapshot/page-urls'
import { waitingKinds } from '@app/domain/waiting-list/waiting-entry'
import { waitingInput } from '@app/domain/waiting-list/waiting-list.schema'
import { lotUrl } from '@app/domain/waiting-list/waiting-url'
import type { FastifyInstance } from 'fastify'
import type { Limits } from '../abuse/submission-limit'
import { APPOINTMENT_POLICY } from '../appointments/appointment-document'
import { AnswerPage } from '../pages/answer-page'
import { homeLink } from '../pages/page-link'
import { answerReceipt } from '../server/answer-receipt'
import type { IntakeContext } from '../server/intake-context'
import { readSubmission } from '../server/read-submission'
import { sendPage } from '../server/send-page'
import { loadConsentSentences } from '../submissions/consent-sentences'
import { type FlatFields, fieldOf } from '../submissions/form-fields'
import { newReference } from '../submissions/new-reference'
import { acceptWaitingEntry } from './accept-waiting-entry'
import { findWaitingSubject, type WaitingSubject } from './find-waiting-subject'
import { waitingTexts } from './waiting-list.messages'
import { WaitingPage } from './waiting-page'

const formShape = { checkboxes: ['acceptsTerms'], yesNo: [] }

function subjectOf(query: FlatFields): WaitingSubject {
  const kind = waitingKinds.find((name) => name === fieldOf(query, 'kind')) ?? 'lot'
  return { kind, project: fieldOf(query, 'project') ?? '', lot: kind === 'lot' ? fieldOf(query, 'lot') : undefined }
}

/** Registers the form of the waiting lists. The site posts to it too, from the card of a held lot. */
export function registerWaitingListRoutes(app: FastifyInstance, context: IntakeContext, limits: Limits): void {
  const options = { config: { form: 'waiting' } } as const

  app.get<{ Querystring: FlatFields }>(
    '/api/waiting-list',
    { ...options, onRequest: limits.times },
    async (request, reply) => {
      const locale = fieldOf(request.query, 'lang') === 'en' ? 'en' : 'es'
      const subject = subjectOf(request.query)
      const { kind, project, lot } = subject
      const waitingSubject = await findWaitingSubject(context.pool, subject)
      const isKnown =
        waitingSubject &&
        (kind === 'lot' ? waitingSubject.lotState !== null : kind === 'construction' || waitingSubject.isSoldOut)
      if (!isKnown) return reply.redirect(pathFor('projects', locale), 303)
      if (lot && waitingSubject.lotState !== null && waitingSubject.lotState !== 'held') {
        const texts = waitingTexts[locale]
        const nextLink = { href: lotUrl({ project, lot, locale }), label: texts.open }
        return sendPage(
          reply,
          <AnswerPage
            locale={locale}
            {...texts[waitingSubject.lotState]}
            nextLink={nextLink}
            back={homeLink(locale)}
          />,
        )
      }
      const consents = await loadConsentSentences(context.pool, locale)
      const page = (
        <WaitingPage locale={locale} subject={subject} projectName={waitingSubject.projectName} consents={consents} />
      )
      return sendPage(reply, page, { policy: APPOINTMENT_POLICY })
    },
  )

  app.post('/api/waiting-list', { ...options, onRequest: limits.waiting }, async (request, reply) => {
    const submission = await readSubmission(request, context, {
      form: 'waiting',
      schema: waitingInput,
      shape: formShape,
    })
    if (submission === 'trap') return answerReceipt(request, reply, newReference())
    const reference = await acceptWaitingEntry(context, submission)
    request.log.info({ reference, kind: submission.input.kind }, 'waiting list entry accepted')
    return answerReceipt(request, reply, reference)
  })
}
