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
import { recordPrivacy } from '../../../privacy/record-privacy'
import { quoteMessages } from '../messages'
import { newQuoteMessages } from '../new-quote-messages'
import { newQuoteUrl } from '../new-quote-url'
import { readCustomer } from '../read-customer'
import { readQuote, readQuoteMail } from '../read-quote'
import { SendQuote } from './send-quote'

/** Renders a quote as it was sent, with the texts of its PDF. */
export async function QuoteView({ doc, initPageResult }: DocumentViewServerProps) {
  const { req } = initPageResult
  const pool = payloadPool(req.payload)
  const quote = doc?.id ? await readQuote(pool, String(doc.id)) : undefined
  if (!quote) notFound()
  const customer = quote.leadId && may(req.user, 'work on leads') ? await readCustomer(pool, quote.leadId) : undefined
  if (customer) await recordPrivacy(req, 'seen', `leads:${customer.id}`)
  const mail = customer && (await readQuoteMail(pool, quote))
  const language = languageOf(req.i18n)
  const [messages, documentTexts] = [quoteMessages[language], quoteDocumentMessages[language]]
  const { plan, rate } = quote
  const hasExpired = isExpired(quote, limaDateOf(new Date()))
  const { PUBLIC_URL: publicUrl } = cmsEnv()
  const checkQuery = new URLSearchParams({ numero: quote.number, codigo: quote.code, idioma: quote.locale })
  const checkUrl = publicUrl && `${publicUrl}/api/quotes/check?${checkQuery}`
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
          <p className="desk-buttons">
            {checkUrl && (
              <a className="desk-btn" href={checkUrl} target="_blank" rel="noreferrer">
                {messages.open}
              </a>
            )}
            {customer && (
              <a className="desk-btn" href={newQuoteUrl({ lead: customer.id, project: quote.project.slug })}>
                {newQuoteMessages[language].add}
              </a>
            )}
          </p>
        </div>
        <div className="meta">
          {customer && (
            <MetaField name={messages.customer}>
              <b>
                <a href={`/admin/consultas/${customer.id}`}>{customer.name}</a>
              </b>
            </MetaField>
          )}
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
            <p className="desk-soft">{quote.issuedBy ? messages.issuedBy(quote.issuedBy) : messages.requested}</p>
          </section>
          <div className="lead__side">
            {customer && (
              <SendQuote
                quote={quote.id}
                customer={customer}
                mail={mail}
                checkUrl={checkUrl}
                text={quoteMessages[quote.locale].whatsAppText(
                  customer.firstName,
                  quote.number,
                  quote.project.name,
                  checkUrl ?? '',
                )}
                language={language}
              />
            )}
            <section className="desk-box" aria-label={documentTexts.issued}>
              <dl className="facts">
                <Fact name={documentTexts.issued}>{formatDay(quote.issuedOn, language, 'short')}</Fact>
                <Fact name={documentTexts.first}>{formatDay(dayIn(quote.start, quote.day), language, 'short')}</Fact>
                <Fact name={messages.rateName}>
                  {messages.rate(rateOf(rate), formatDay(rate.date, language, 'short'))}
                </Fact>
              </dl>
            </section>
          </div>
        </div>
      </Gutter>
    </main>
  )
}
