import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ReactElement } from 'react'
import { PAGE_POLICY } from '../pages/answer-page'
import { type FormName, pageTexts } from '../pages/page.messages'
import { homeLink, type PageLink } from '../pages/page-link'
import { renderPage } from '../pages/render-page'

// Scripts get JSON and plain forms get a page. A plain form is recognised because it sends neither an Idempotency-Key
// nor JSON.

declare module 'fastify' {
  interface FastifyRequest {
    form: FormName
    pageLocale: 'es' | 'en'
    /** Code for the metrics that says why a submission was not stored. Visitors never see it. */
    rejectionReason: string | undefined
  }
}

export const wantsPage = (request: FastifyRequest) =>
  request.headers['idempotency-key'] === undefined && !request.headers['content-type']?.includes('json')

type PageOptions = { status?: number; policy?: string }

export const sendPage = (
  reply: FastifyReply,
  page: ReactElement,
  { status = 200, policy = PAGE_POLICY }: PageOptions = {},
) =>
  reply.code(status).type('text/html; charset=utf-8').header('content-security-policy', policy).send(renderPage(page))

/**
 * Returns a link to the previous page, or to the home page if it is unknown. The link is only a path, so it can never
 * lead to another site.
 */
export function backLink({ headers, pageLocale }: FastifyRequest, to: 'form' | 'site'): PageLink {
  const label = pageTexts[pageLocale][to === 'form' ? 'backToForm' : 'backToSite']
  const home = homeLink(pageLocale).href
  if (!headers.referer || !URL.canParse(headers.referer)) return { href: home, label }
  const path = new URL(headers.referer).pathname
  return { href: path.startsWith('//') ? home : path, label }
}
