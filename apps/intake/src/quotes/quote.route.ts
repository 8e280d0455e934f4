import { limaDateOf } from '@sillar/domain/calendar/lima-date'
import { proformaDay } from '@sillar/domain/quote/proforma-words'
import { writeQuoteAddress } from '@sillar/domain/quote/quote-address'
import { addressOf, isExpired, type QuoteDocument, readQuoteMark } from '@sillar/domain/quote/quote-document'
import { pathFor } from '@sillar/domain/snapshot/page-addresses'
import type { FastifyInstance } from 'fastify'
import type { Limits } from '../abuse/submission-limit'
import { PAGE_POLICY, renderPage } from '../pages/page'
import { pageTexts } from '../pages/page.messages'
import type { IntakeContext } from '../server/intake-context'
import { findQuote } from './issue-quote'
import { PROFORMA_POLICY, renderProforma } from './quote-page'

type Asked = { numero?: string; number?: string; codigo?: string; code?: string; idioma?: string }

/** Number and code in the address open a quote, so that the link of the mail and the form that checks are one. */
export function quoteRoute(app: FastifyInstance, { pool, clock, publicUrl }: IntakeContext, limits: Limits): void {
  app.get<{ Querystring: Asked }>('/api/quotes/check', { onRequest: limits.lookup }, async (request, reply) => {
    const { numero, number, codigo, code, idioma } = request.query
    const mark = (text: unknown) => (typeof text === 'string' ? readQuoteMark(text) : '')
    const locale = idioma === 'en' || number !== undefined ? 'en' : 'es'
    const asked = { number: mark(numero ?? number), code: mark(codigo ?? code) }
    const quote = await findQuote(pool, asked.number, asked.code)
    reply.type('text/html; charset=utf-8')
    if (!quote) {
      const texts = pageTexts[locale].quoteUnknown
      return reply
        .code(404)
        .header('content-security-policy', PAGE_POLICY)
        .send(
          renderPage({
            locale,
            title: texts.title,
            text: texts.text,
            items: [[asked.number, asked.code].filter(Boolean).join(' · ')].filter(Boolean),
            back: { href: pathFor('quote-check', locale), label: texts.again },
          }),
        )
    }
    const { rows } = await pool.query<{ brand: string; legalName: string; ruc: string }>(
      `select coalesce(brand, '') as brand, coalesce(legal_name, '') as "legalName", coalesce(ruc, '') as ruc
       from site_settings limit 1`,
    )
    const company = rows[0] ?? { brand: '', legalName: '', ruc: '' }
    const checkAddress = publicUrl.replace(/^https?:\/\//, '') + pathFor('quote-check', quote.locale)
    return reply
      .header('content-security-policy', PROFORMA_POLICY)
      .send(renderProforma({ quote, company, checkAddress, verdict: verdictOn(quote, limaDateOf(clock())) }))
  })
}

/** Ours and valid, or ours and over: then it leads to the same terms at today's price. */
function verdictOn(quote: QuoteDocument, today: string) {
  const { locale } = quote
  const texts = pageTexts[locale].quote
  const isGood = !isExpired(quote, today)
  const href = pathFor('quote', locale) + writeQuoteAddress('', addressOf(quote), locale)
  const day = proformaDay(quote.validUntil, locale)
  return isGood
    ? { isGood, title: texts.good, text: `${texts.goodUntil} ${day}.`, link: { href, label: texts.open } }
    : {
        isGood,
        title: texts.over,
        text: `${texts.overSince} ${day}. ${texts.overText}`,
        link: { href, label: texts.renew },
      }
}
