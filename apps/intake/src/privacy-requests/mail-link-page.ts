import type { FastifyReply, FastifyRequest } from 'fastify'
import { FORM_PAGE_POLICY, PAGE_POLICY, renderPage } from '../pages/page'
import { pageTexts } from '../pages/page.messages'
import { linkTexts } from './privacy-request.messages'

export type LinkAnswer =
  | { is: 'ask'; action: string; key: string }
  | { is: 'done'; reference?: string }
  | { is: 'unknown' }

/** The page behind a link of a mail. It needs no script, and nothing else of ours to load. */
export function answerLink(
  request: FastifyRequest,
  reply: FastifyReply,
  name: keyof (typeof linkTexts)['es'],
  answer: LinkAnswer,
) {
  const locale = request.pageLocale
  const texts = linkTexts[locale][name]
  const back = { href: locale === 'en' ? '/en' : '/', label: pageTexts[locale].backToSite }
  const page =
    answer.is === 'ask'
      ? {
          ...texts.ask,
          form: {
            action: answer.action,
            choices: [{ label: texts.button, fields: { key: answer.key, lang: locale } }],
          },
        }
      : answer.is === 'done'
        ? { ...texts.done, ...(answer.reference && { reference: answer.reference }) }
        : texts.unknown
  return reply
    .code(answer.is === 'unknown' ? 404 : 200)
    .type('text/html; charset=utf-8')
    .header('content-security-policy', answer.is === 'ask' ? FORM_PAGE_POLICY : PAGE_POLICY)
    .header('referrer-policy', 'no-referrer')
    .send(renderPage({ locale, back, ...page }))
}
