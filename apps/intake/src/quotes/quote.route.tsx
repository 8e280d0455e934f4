import { limaDateOf } from '@sillar/domain/calendar/lima-date'
import { proformaDay } from '@sillar/domain/quote/proforma-words'
import { writeQuoteAddress } from '@sillar/domain/quote/quote-address'
import { addressOf, isExpired, type QuoteDocument, readQuoteMark } from '@sillar/domain/quote/quote-document'
import { pathFor } from '@sillar/domain/snapshot/page-addresses'
import type { FastifyInstance } from 'fastify'
import type { Limits } from '../abuse/submission-limit'
import { AnswerPage } from '../pages/answer-page'
import { Items } from '../pages/answer-parts'
import { pageTexts } from '../pages/page.messages'
import type { IntakeContext } from '../server/intake-context'
import { sendPage } from '../server/send-page'
import { findQuote } from './issue-quote'
import { QUOTE_POLICY, QuotePage } from './quote-page'

type Asked = { numero?: string; number?: string; codigo?: string; code?: string; idioma?: string }

/** Number and code in the address open a quote, so that the link of the mail and the form that checks are one. */
export function quoteRoute(app: FastifyInstance, { pool, clock, publicUrl }: IntakeContext, limits: Limits): void {
  app.get<{ Querystring: Asked }>('/api/quotes/check', { onRequest: limits.lookup }, async (request, reply) => {
    const { numero, number, codigo, code, idioma } = request.query
    const mark = (text: unknown) => (typeof text === 'string' ? readQuoteMark(text) : '')
    const locale = idioma === 'en' || number !== undefined ? 'en' : 'es'
    const asked = { number: mark(numero ?? number), code: mark(codigo ?? code) }
    const quote = await findQuote(pool, asked.number, asked.code)
    if (!quote) return sendPage(reply, <UnknownQuotePage locale={locale} asked={asked} />, { status: 404 })
    const { rows } = await pool.query<{ brand: string; legalName: string; ruc: string }>(
      `select coalesce(brand, '') as brand, coalesce(legal_name, '') as "legalName", coalesce(ruc, '') as ruc
       from site_settings limit 1`,
    )
    const company = rows[0] ?? { brand: '', legalName: '', ruc: '' }
    const checkAddress = publicUrl.replace(/^https?:\/\//, '') + pathFor('quote-check', quote.locale)
    const verdict = verdictOn(quote, limaDateOf(clock()))
    const page = <QuotePage quote={quote} company={company} checkAddress={checkAddress} verdict={verdict} />
    return sendPage(reply, page, { policy: QUOTE_POLICY })
  })
}

type UnknownQuotePageProps = { locale: 'es' | 'en'; asked: { number: string; code: string } }

function UnknownQuotePage({ locale, asked: { number, code } }: UnknownQuotePageProps) {
  const { title, text, again } = pageTexts[locale].quoteUnknown
  const back = { href: pathFor('quote-check', locale), label: again }
  const shown = [number, code].filter(Boolean).join(' · ')
  return (
    <AnswerPage locale={locale} title={title} text={text} back={back}>
      {shown && <Items items={[shown]} />}
    </AnswerPage>
  )
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
