import { Gutter, SetStepNav } from '@payloadcms/ui'
import { limaDateOf } from '@sillar/domain/calendar/lima-date'
import { formatPen, formatUsd, type Money } from '@sillar/domain/money/money'
import { dayIn } from '@sillar/domain/quote/payment-dates'
import { proformaDay, proformaWords, rateOf } from '@sillar/domain/quote/proforma-words'
import { isExpired } from '@sillar/domain/quote/quote-document'
import { notFound } from 'next/navigation'
import type { DocumentViewServerProps } from 'payload'
import { languageOf } from '../../../panel/navigation/pages-of-role'
import { MetaField } from '../../../panel/record/record-page'
import { Fact } from '../../../panel/theme/fact'
import { may } from '../../../platform/access/apply-access'
import { payloadPool } from '../../../platform/database/payload-pool'
import { cmsEnv } from '../../../platform/env'
import { quoteWords } from '../messages'
import { readQuote } from '../read-quote'

/** A quote as it was sent, in the words of its paper. Nothing of it changes. */
export async function QuoteView({ doc, initPageResult }: DocumentViewServerProps) {
  const { req } = initPageResult
  const quote = doc?.id ? await readQuote(payloadPool(req.payload), 'id', String(doc.id)) : undefined
  if (!quote) notFound()
  const language = languageOf(req.i18n)
  const [say, paper] = [quoteWords[language], proformaWords[language]]
  const { plan, rate } = quote
  const isOver = isExpired(quote, limaDateOf(new Date()))
  const { PUBLIC_URL: publicUrl } = cmsEnv()
  const check = new URLSearchParams({ numero: quote.number, codigo: quote.code, idioma: quote.locale })
  const rows: [string, Money][] = [
    [paper.down, plan.down],
    [paper.instalments(plan.months), plan.instalment],
    [paper.total, plan.price],
  ]
  return (
    <main>
      <Gutter className="desk">
        <SetStepNav
          nav={[
            { label: say.list, url: `${req.payload.config.routes.admin}/collections/quotes` },
            { label: quote.number },
          ]}
        />
        <div className="desk__head">
          <h1>
            {say.title} <b className="desk__number">{quote.number}</b>
          </h1>
          {publicUrl && (
            <a className="desk-btn" href={`${publicUrl}/api/quotes/check?${check}`} target="_blank" rel="noreferrer">
              {say.open}
            </a>
          )}
        </div>
        <div className="meta">
          <MetaField name={say.project}>
            <b>{quote.project.name}</b>
          </MetaField>
          <MetaField name={say.lot}>
            <b>{quote.lot ?? say.noLot}</b>
          </MetaField>
          <MetaField name={paper.validUntil}>
            <b className={isOver ? 'clock--late' : undefined}>
              {proformaDay(quote.validUntil, language)}
              {isOver && `, ${say.expired}`}
            </b>
          </MetaField>
          <MetaField name={paper.code}>
            <b>{quote.code}</b>
          </MetaField>
        </div>
        <div className="lead">
          <section className="desk-box" aria-label={paper.total}>
            <div className="figures figures--quote">
              <table>
                <thead>
                  <tr>
                    <th scope="col">{paper.item}</th>
                    <th scope="col">{paper.dollars}</th>
                    <th scope="col">{paper.soles.replace('*', '')}</th>
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
            <p className="desk-soft">{say.sentTo}</p>
          </section>
          <section className="desk-box" aria-label={paper.issued}>
            <dl className="facts">
              <Fact name={paper.issued}>{proformaDay(quote.issuedOn, language)}</Fact>
              <Fact name={paper.first}>{proformaDay(dayIn(quote.start, quote.day), language)}</Fact>
              <Fact name={say.rateName}>{say.rate(rateOf(rate), proformaDay(rate.date, language))}</Fact>
              {quote.leadId && may(req.user, 'work on leads') && (
                <Fact name={say.lead}>
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
