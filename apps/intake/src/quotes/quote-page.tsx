import { scheduleByYear } from '@sillar/domain/quote/payment-schedule'
import { proformaDay, proformaWords } from '@sillar/domain/quote/proforma-words'
import type { QuoteDocument } from '@sillar/domain/quote/quote-document'
import { PageDocument } from '../pages/page-document'
import type { PageLink } from '../pages/page-link'
import { pagePolicy } from '../pages/page-policy'
import { style } from './quote-page.style'
import { MonthTable, SumTable, YearTable } from './quote-tables'

export const QUOTE_POLICY = pagePolicy(style, 'none')

type QuotePageProps = {
  quote: QuoteDocument
  company: { brand: string; legalName: string; ruc: string }
  /** Where anybody checks a quote. */
  checkAddress: string
  /** Above the sheet: that it is ours and valid, or that its time is over. */
  verdict: { isGood: boolean; title: string; text: string; link: PageLink }
}

/** A quote as a page of its own: one sheet of A4 and the schedule behind it. */
export function QuotePage({ quote, company, checkAddress, verdict }: QuotePageProps) {
  const { locale, plan } = quote
  const words = proformaWords[locale]
  const day = (date: string) => proformaDay(date, locale)
  const years = scheduleByYear(plan, quote.start, quote.day)
  const instalments = years.flatMap((year) => year.instalments)
  const dates: [name: string, value: string][] = [
    [words.issued, day(quote.issuedOn)],
    [words.validUntil, `${day(quote.validUntil)}, 23:59`],
    [words.first, day(instalments[0]?.due ?? '')],
    [words.last, day(instalments.at(-1)?.due ?? '')],
  ]
  return (
    <PageDocument locale={locale} title={`${words.proforma} ${quote.number}`} style={style}>
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
              {words.proforma}
              <b>{quote.number}</b>
            </p>
          </header>
          <h1>
            {words.title(quote)} <b>{quote.project.name}</b>
          </h1>
          <dl>
            {dates.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <SumTable quote={quote} />
          <h2>{words.schedule}</h2>
          <YearTable years={years} quote={quote} />
          <section className="code">
            <p>{words.code}</p>
            <b>{quote.code}</b>
            <p>{words.check(checkAddress)}</p>
          </section>
          <footer>
            {words.notes(quote, day(quote.rate.date)).map((note) => (
              <p key={note}>{note}</p>
            ))}
            <p>
              {company.legalName} · RUC {company.ruc}
            </p>
          </footer>
        </article>
        <article className="schedule">
          <h2>{words.monthByMonth}</h2>
          <MonthTable instalments={instalments} quote={quote} />
        </article>
      </main>
    </PageDocument>
  )
}
