import { formatPen, formatUsd, type Money } from '@sillar/domain/money/money'
import { timesOf } from '@sillar/domain/quote/payment-plan'
import type { Instalment, PlanYear } from '@sillar/domain/quote/payment-schedule'
import { proformaDay, proformaWords } from '@sillar/domain/quote/proforma-words'
import type { QuoteDocument } from '@sillar/domain/quote/quote-document'

/** What is paid when, in both currencies, and the calculation that proves the total. */
export function SumTable({ quote: { locale, plan, priceSource } }: { quote: QuoteDocument }) {
  const words = proformaWords[locale]
  const instalments = `${words.instalments(plan.months)} ${formatUsd(plan.instalment.usd)}\u00a0· ${formatPen(plan.instalment.pen)}`
  const proof = (['usd', 'pen'] as const).map((currency) => {
    const amount = currency === 'usd' ? formatUsd : formatPen
    return `${amount(plan.down[currency])} + ${plan.months} × ${amount(plan.instalment[currency])} = ${amount(plan.price[currency])}`
  })
  return (
    <>
      <table className="sum">
        <HeadRow names={[words.item, words.dollars, words.soles]} />
        <tbody>
          <SumRow name={words.priceNames[priceSource]} money={plan.price} />
          <SumRow name={words.down} money={plan.down} />
          <SumRow name={instalments} money={timesOf(plan.instalment, plan.months)} />
          <SumRow name={words.total} money={plan.price} className="total" />
        </tbody>
      </table>
      <p className="fine">
        {words.proof}: {proof.join('; ')}. {words.interest}
      </p>
    </>
  )
}

export function YearTable({ years, quote }: { years: PlanYear[]; quote: QuoteDocument }) {
  const words = proformaWords[quote.locale]
  const when = words.when(quote.day)
  return (
    <table className="years">
      <HeadRow names={[words.year, words.payments, words.paid, words.left]} />
      <tbody>
        {years.map(({ year, instalments, paid, left }) => (
          <tr key={year}>
            <th scope="row">{year}</th>
            <td>
              {rangeOf(instalments)}, {when}
            </td>
            <AmountCell money={paid} />
            <AmountCell money={left} />
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export function MonthTable({ instalments, quote }: { instalments: Instalment[]; quote: QuoteDocument }) {
  const words = proformaWords[quote.locale]
  return (
    <table>
      <HeadRow names={[words.number, words.due, words.instalment, words.left]} />
      <tbody>
        {instalments.map(({ number, due, left }) => (
          <tr key={number}>
            <td>{number}</td>
            <td>{proformaDay(due, quote.locale)}</td>
            <AmountCell money={quote.plan.instalment} />
            <AmountCell money={left} />
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function HeadRow({ names }: { names: string[] }) {
  return (
    <thead>
      <tr>
        {names.map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
  )
}

function SumRow({ name, money, className }: { name: string; money: Money; className?: string }) {
  return (
    <tr className={className}>
      <th scope="row">{name}</th>
      <td>{formatUsd(money.usd)}</td>
      <td>{formatPen(money.pen)}</td>
    </tr>
  )
}

function AmountCell({ money }: { money: Money }) {
  return (
    <td>
      <span>{formatUsd(money.usd)}</span> <span>{formatPen(money.pen)}</span>
    </td>
  )
}

function rangeOf(instalments: Instalment[]): string {
  const [from, to] = [instalments[0]?.number, instalments.at(-1)?.number]
  return from === to ? `${from}` : `${from}–${to}`
}
