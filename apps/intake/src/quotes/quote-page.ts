import { createHash } from 'node:crypto'
import { type Cents, penOf, usdOf } from '@sillar/domain/money/cents'
import { timesOf } from '@sillar/domain/quote/payment-plan'
import { type PlanYear, scheduleByYear } from '@sillar/domain/quote/payment-schedule'
import { proformaDay, proformaWords } from '@sillar/domain/quote/proforma-words'
import type { QuoteDocument } from '@sillar/domain/quote/quote-document'
import { escaped } from '../pages/page'
import { style } from './quote-page.style'

export const PROFORMA_POLICY = `default-src 'none'; font-src 'self'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`

type Proforma = {
  quote: QuoteDocument
  company: { brand: string; legalName: string; ruc: string }
  /** Where anybody checks a quote. */
  checkAddress: string
  /** Stands above the sheet: that it is ours and holds, or that its time is over. */
  verdict: { isGood: boolean; title: string; text: string; link: { href: string; label: string } }
}

/** A quote as a page of its own: one sheet of A4 and the schedule behind it. It needs nothing else to load. */
export function renderProforma({ quote, company, checkAddress, verdict }: Proforma): string {
  const { locale, plan } = quote
  const words = proformaWords[locale]
  const day = (date: string) => proformaDay(date, locale)
  const years = scheduleByYear(plan, quote.start, quote.day)
  const instalments = years.flatMap((year) => year.instalments)
  const paidLater = timesOf(plan.instalment, plan.months)
  const money = (name: string, { usd, pen }: { usd: Cents; pen: Cents }, kind = '') =>
    `<tr${kind}><th scope="row">${name}</th><td>${usdOf(usd)}</td><td>${penOf(pen)}</td></tr>`
  return `<!doctype html>
<html lang="${locale}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${words.proforma} ${quote.number}</title><style>${style}</style></head>
<body>
<main>
<section class="verdict${verdict.isGood ? '' : ' over'}"><h2>${escaped(verdict.title)}</h2><p>${escaped(verdict.text)}</p><p><a href="${escaped(verdict.link.href)}">${escaped(verdict.link.label)}</a></p></section>
<article>
<header><p class="brand">${escaped(company.brand)}</p><p class="number">${words.proforma}<b>${quote.number}</b></p></header>
<h1>${escaped(words.title(quote))} <b>${escaped(quote.project.name)}</b></h1>
<dl><div><dt>${words.issued}</dt><dd>${day(quote.issuedOn)}</dd></div><div><dt>${words.validUntil}</dt><dd>${day(quote.validUntil)}, 23:59</dd></div><div><dt>${words.first}</dt><dd>${day(instalments[0]?.due ?? '')}</dd></div><div><dt>${words.last}</dt><dd>${day(instalments.at(-1)?.due ?? '')}</dd></div></dl>
<table class="sum"><thead><tr><th scope="col">${words.item}</th><th scope="col">${words.dollars}</th><th scope="col">${words.soles}</th></tr></thead><tbody>
${money(words.priceNames[quote.priceSource], plan.price)}
${money(words.down, plan.down)}
${money(`${words.instalments(plan.months)} ${usdOf(plan.instalment.usd)}\u00a0· ${penOf(plan.instalment.pen)}`, paidLater)}
${money(words.total, plan.price, ' class="total"')}
</tbody></table>
<p class="fine">${words.proof}: ${usdOf(plan.down.usd)} + ${plan.months} × ${usdOf(plan.instalment.usd)} = ${usdOf(plan.price.usd)}; ${penOf(plan.down.pen)} + ${plan.months} × ${penOf(plan.instalment.pen)} = ${penOf(plan.price.pen)}. ${words.interest}</p>
<h2>${words.schedule}</h2>
<table class="years"><thead><tr><th scope="col">${words.year}</th><th scope="col">${words.payments}</th><th scope="col">${words.paid}</th><th scope="col">${words.left}</th></tr></thead><tbody>
${years.map((year) => yearRow(year, words.when(quote.day))).join('\n')}
</tbody></table>
<section class="code"><p>${words.code}</p><b>${quote.code}</b><p>${escaped(words.check(checkAddress))}</p></section>
<footer>${words
    .notes(quote, day(quote.rate.date))
    .map((note) => `<p>${escaped(note)}</p>`)
    .join('')}<p>${escaped(company.legalName)} · RUC ${escaped(company.ruc)}</p></footer>
</article>
<article class="schedule">
<h2>${words.monthByMonth}</h2>
<table><thead><tr><th scope="col">${words.number}</th><th scope="col">${words.due}</th><th scope="col">${words.instalment}</th><th scope="col">${words.left}</th></tr></thead><tbody>
${instalments
  .map(
    ({ number, due, left }) =>
      `<tr><td>${number}</td><td>${day(due)}</td><td>${both(plan.instalment)}</td><td>${both(left)}</td></tr>`,
  )
  .join('\n')}
</tbody></table>
</article>
</main></body></html>
`
}

const both = ({ usd, pen }: { usd: Cents; pen: Cents }) => `<span>${usdOf(usd)}</span> <span>${penOf(pen)}</span>`

function yearRow({ year, instalments, paid, left }: PlanYear, when: string): string {
  const [from, to] = [instalments[0]?.number, instalments.at(-1)?.number]
  const range = from === to ? `${from}` : `${from}–${to}`
  return `<tr><th scope="row">${year}</th><td>${range}, ${when}</td><td>${both(paid)}</td><td>${both(left)}</td></tr>`
}
