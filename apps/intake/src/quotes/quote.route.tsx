import { formatDay } from '@app/domain/calendar/format-date'
import { limaDateOf } from '@app/domain/calendar/lima-date'
import { isExpired, normalizeQuoteCode, type QuoteDocument, quoteQueryOf } from '@app/domain/quote/quote-document'
import { writeQuoteQuery } from '@app/domain/quote/quote-url'
import { pathFor } from '@app/domain/snapshot/page-urls'
import type { FastifyInstance } from 'fastify'
import type { Limits } from '../abuse/submission-limit'
import { AnswerPage } from '../pages/answer-page'
import { Items } from '../pages/answer-parts'
import { pageTexts } from '../pages/page.messages'
import type { IntakeContext } from '../server/intake-context'
import { sendPage } from '../server/send-page'
import { findQuote } from './issue-quote'
import { QUOTE_POLICY, QuotePage } from './quote-page'

type CheckQuery = { numero?: string; number?: string; codigo?: string; code?: string; idioma?: string }

/** Registers the page of a quote. Number and code are in the URL, because a link in the mail opens the page too. */
export function registerQuoteRoute(
  app: FastifyInstance,
  { pool, clock, publicUrl }: IntakeContext,
  limits: Limits,
): void {
  app.get<{ Querystring: CheckQuery }>('/api/quotes/check', { onRequest: limits.lookup }, async (request, reply) => {
    const { numero, number, codigo, code, idioma } = request.query
    const readCode = (text: unknown) => (typeof text === 'string' ? normalizeQuoteCode(text) : '')
    const locale = idioma === 'en' || number !== undefined ? 'en' : 'es'
    const query = { number: readCode(numero ?? number), code: readCode(codigo ?? code) }
    const quote = await findQuote(pool, query.number, query.code)
    if (!quote) return sendPage(reply, <UnknownQuotePage locale={locale} query={query} />, { status: 404 })
    const { rows } = await pool.query<{ brand: string; legalName: string; ruc: string }>(
      `select coalesce(brand, '') as brand, coalesce(legal_name, '') as "legalName", coalesce(ruc, '') as ruc
       from site_settings limit 1`,
    )
    const company = rows[0] ?? { brand: '', legalName: '', ruc: '' }
    const printedCheckUrl = publicUrl.replace(/^https?:\/\//, '') + pathFor('quote-check', quote.locale)
    const verdict = verdictOn(quote, limaDateOf(clock()))
    const page = <QuotePage quote={quote} company={company} printedCheckUrl={printedCheckUrl} verdict={verdict} />
    return sendPage(reply, page, { policy: QUOTE_POLICY })
  })
}

type UnknownQuotePageProps = { locale: 'es' | 'en'; query: { number: string; code: string } }

function UnknownQuotePage({ locale, query: { number, code } }: UnknownQuotePageProps) {
  const { title, text, again: backLabel } = pageTexts[locale].quoteUnknown
  const back = { href: pathFor('quote-check', locale), label: backLabel }
  const enteredText = [number, code].filter(Boolean).join(' · ')
  return (
    <AnswerPage locale={locale} title={title} text={text} back={back}>
      {enteredText && <Items items={[enteredText]} />}
    </AnswerPage>
  )
}

/** Returns the text about the validity of a quote, and a link that calculates the same choices at today's price. */
function verdictOn(quote: QuoteDocument, today: string) {
  const { locale } = quote
  const texts = pageTexts[locale].quote
  const isGood = !isExpired(quote, today)
  const href = pathFor('quote', locale) + writeQuoteQuery('', quoteQueryOf(quote), locale)
  const day = formatDay(quote.validUntil, locale, 'short')
  return isGood
    ? { isGood, title: texts.good, text: `${texts.goodUntil} ${day}.`, link: { href, label: texts.open } }
    : {
        isGood,
        title: texts.over,
        text: `${texts.overSince} ${day}. ${texts.overText}`,
        link: { href, label: texts.renew },
      }
}
