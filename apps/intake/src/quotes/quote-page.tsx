import { formatDay } from '@app/domain/calendar/format-date'
import { scheduleByYear } from '@app/domain/quote/payment-schedule'
import type { QuoteDocument } from '@app/domain/quote/quote-document'
import { quoteDocumentMessages } from '@app/domain/quote/quote-document-messages'
import { PageDocument } from '../pages/page-document'
import type { PageLink } from '../pages/page-link'
import { pagePolicy } from '../pages/page-policy'
import { style } from './quote-page.style'
import { MonthTable, TotalTable, YearTable } from './quote-tables'

export const QUOTE_POLICY = pagePolicy(style, 'none')

type QuotePageProps = {
  quote: QuoteDocument
  company: { brand: string; legalName: string; ruc: string }
  /** URL of the page that verifies quotes, without the protocol. */
  printedCheckUrl: string
  /** Box above the quote that says whether it is valid or has expired. */
  verdict: { isGood: boolean; title: string; text: string; link: PageLink }
}

/** Renders a quote as one A4 page, followed by the payment schedule. */
export function QuotePage({ quote, company, printedCheckUrl, verdict }: QuotePageProps) {
  const { locale, plan } = quote
  const messages = quoteDocumentMessages[locale]
  const formatDate = (date: string) => formatDay(date, locale, 'short')
  const years = scheduleByYear(plan, quote.start, quote.day)
  const instalments = years.flatMap((year) => year.instalments)
  const dates: [name: string, value: string][] = [
    [messages.issued, formatDate(quote.issuedOn)],
    [messages.validUntil, `${formatDate(quote.validUntil)}, 23:59`],
    [messages.first, formatDate(instalments[0]?.due ?? '')],
    [messages.last, formatDate(instalments.at(-1)?.due ?? '')],
  ]
  return (
    <PageDocument locale={locale} title={`${messages.numberLabel} ${quote.number}`} style={style}>
      <main>
        <section className={verdict.isGood ? 'verdict' : 'verdict over'}>
          <h2>{verdict.title}</h2>
          <p>{verdict.text}</p>
          <p>
            <a href={verdict.link.href}>{verdict.link.label}</a>
          </p>
        </section>
        <article>
          <header>
            <p className="brand">{company.brand}</p>
            <p className="number">
              {messages.numberLabel}
              <b>{quote.number}</b>
            </p>
          </header>
          <h1>
            {messages.title(quote)} <b>{quote.project.name}</b>
          </h1>
          <dl>
            {dates.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <TotalTable quote={quote} />
          <h2>{messages.schedule}</h2>
          <YearTable years={years} quote={quote} />
          <section className="code">
            <p>{messages.code}</p>
            <b>{quote.code}</b>
            <p>{messages.check(printedCheckUrl)}</p>
          </section>
          <footer>
            {messages.notes(quote, formatDate(quote.rate.date)).map((note) => (
              <p key={note}>{note}</p>
            ))}
            <p>
              {company.legalName} · RUC {company.ruc}
            </p>
          </footer>
        </article>
        <article className="schedule">
          <h2>{messages.monthByMonth}</h2>
          <MonthTable instalments={instalments} quote={quote} />
        </article>
      </main>
    </PageDocument>
  )
}
