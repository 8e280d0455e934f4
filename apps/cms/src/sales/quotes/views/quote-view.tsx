import { formatDay } from '@app/domain/calendar/format-date'
import { limaDateOf } from '@app/domain/calendar/lima-date'
import { formatPen, formatUsd, type Money } from '@app/domain/money/money'
import { dayIn } from '@app/domain/quote/payment-dates'
import { isExpired } from '@app/domain/quote/quote-document'
import { quoteDocumentMessages, rateOf } from '@app/domain/quote/quote-document-messages'
import { Gutter, SetStepNav } from '@payloadcms/ui'
import { notFound } from 'next/navigation'
import type { DocumentViewServerProps } from 'payload'
import { languageOf } from '../../../panel/language/language'
import { MetaField } from '../../../panel/record/record-page'
import { Fact } from '../../../panel/theme/fact'
import { may } from '../../../platform/access/apply-access'
import { payloadPool } from '../../../platform/database/payload-pool'
import { cmsEnv } from '../../../platform/env'
import { quoteMessages } from '../messages'
import { readQuote } from '../read-quote'

/** Renders a quote as it was sent, with the texts of its PDF. */
export async function QuoteView({ doc, initPageResult }: DocumentViewServerProps) {
  const { req } = initPageResult
  const quote = doc?.id ? await readQuote(payloadPool(req.payload), 'id', String(doc.id)) : undefined
  if (!quote) notFound()
  const language = languageOf(req.i18n)
  const [messages, documentTexts] = [quoteMessages[language], quoteDocumentMessages[language]]
  const { plan, rate } = quote
  const hasExpired = isExpired(quote, limaDateOf(new Date()))
  const { PUBLIC_URL: publicUrl } = cmsEnv()
  const checkQuery = new URLSearchParams({ numero: quote.number, codigo: quote.code, idioma: quote.locale })
  const rows: [string, Money][] = [
    [documentTexts.down, plan.down],
    [documentTexts.instalments(plan.months), plan.instalment],
    [documentTexts.total, plan.price],
  ]
  return (
    <main>
      <Gutter className="desk">
        <SetStepNav
          nav={[
            { label: messages.list, url: `${req.payload.config.routes.admin}/collections/quotes` },
            { label: quote.number },
          ]}
        />
        <div className="desk__head">
          <h1>
            {messages.title} <b className="desk__number">{quote.number}</b>
          </h1>
          {publicUrl && (
            <a
              className="desk-btn"
              href={`${publicUrl}/api/quotes/check?${checkQuery}`}
              target="_blank"
              rel="noreferrer"
            >
              {messages.open}
            </a>
          )}
        </div>
        <div className="meta">
          <MetaField name={messages.project}>
            <b>{quote.project.name}</b>
          </MetaField>
          <MetaField name={messages.lot}>
            <b>{quote.lot ?? messages.noLot}</b>
          </MetaField>
          <MetaField name={documentTexts.validUntil}>
            <b className={hasExpired ? 'clock--late' : undefined}>
              {formatDay(quote.validUntil, language, 'short')}
              {hasExpired && `, ${messages.expired}`}
            </b>
          </MetaField>
          <MetaField name={documentTexts.code}>
            <b>{quote.code}</b>
          </MetaField>
        </div>
        <div className="lead">
          <section className="desk-box" aria-label={documentTexts.total}>
            <div className="figures figures--quote">
              <table>
                <thead>
                  <tr>
                    <th scope="col">{documentTexts.item}</th>
                    <th scope="col">{documentTexts.dollars}</th>
                    <th scope="col">{documentTexts.soles.replace('*', '')}</th>
                  </tr>
                </thead>
                <tbody>
                  {rows.map(([name, { usd, pen }]) => (
                    <tr key={name}>
                      <th scope="row">{name}</th>
                      <td>{formatUsd(usd)}</td>
                      <td>{formatPen(pen)}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
            <p className="desk-soft">{messages.sentTo}</p>
          </section>
          <section className="desk-box" aria-label={documentTexts.issued}>
            <dl className="facts">
              <Fact name={documentTexts.issued}>{formatDay(quote.issuedOn, language, 'short')}</Fact>
              <Fact name={documentTexts.first}>{formatDay(dayIn(quote.start, quote.day), language, 'short')}</Fact>
              <Fact name={messages.rateName}>
                {messages.rate(rateOf(rate), formatDay(rate.date, language, 'short'))}
              </Fact>
              {quote.leadId && may(req.user, 'work on leads') && (
                <Fact name={messages.lead}>
                  <a href={`/admin/consultas/${quote.leadId}`}>{quote.code}</a>
                </Fact>
              )}
            </dl>
          </section>
        </div>
      </Gutter>
    </main>
  )
}
