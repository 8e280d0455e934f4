import type { FastifyReply, FastifyRequest } from 'fastify'
import { AnswerPage } from '../pages/answer-page'
import { type Fact, Facts, Items } from '../pages/answer-parts'
import { type OtherReceipt, pageTexts } from '../pages/page.messages'
import type { PageLink } from '../pages/page-link'
import { backLink, sendPage, wantsPage } from './send-page'

export type ReceiptOptions = {
  /** Fields of the JSON answer in addition to the reference. */
  details?: object
  /** Replaces the messages of the form on the page. */
  receipt?: OtherReceipt | undefined
  items?: string[]
  facts?: Fact[]
  nextLink?: PageLink | undefined
}

/** Confirms a stored submission with its reference, as JSON or as a page. */
export function answerReceipt(
  request: FastifyRequest,
  reply: FastifyReply,
  reference: string,
  { details, receipt = undefined, items = [], facts = [], nextLink }: ReceiptOptions = {},
) {
  if (!wantsPage(request)) return reply.code(201).send({ reference, ...details })
  const texts = pageTexts[request.pageLocale]
  const page = (
    <AnswerPage
      locale={request.pageLocale}
      {...texts.received[receipt ?? request.form]}
      reference={reference}
      nextLink={request.form === 'referral' ? texts.referralStatus : nextLink}
      back={backLink(request, 'site')}
    >
      {items.length > 0 && <Items items={items} />}
      {facts.length > 0 && <Facts facts={facts} />}
    </AnswerPage>
  )
  return sendPage(reply, page, { status: 201 })
}
