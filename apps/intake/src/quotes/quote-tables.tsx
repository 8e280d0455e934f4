import { formatDay } from '@app/domain/calendar/format-date'
import { formatPen, formatUsd, type Money } from '@app/domain/money/money'
import { multiplyMoney } from '@app/domain/quote/payment-plan'
import type { Instalment, PlanYear } from '@app/domain/quote/payment-schedule'
import type { QuoteDocument } from '@app/domain/quote/quote-document'
import { quoteDocumentMessages } from '@app/domain/quote/quote-document-messages'

/** Renders the payments in dollars and soles and the calculation of the total. */
export function TotalTable({ quote: { locale, plan, priceSource } }: { quote: QuoteDocument }) {
  const messages = quoteDocumentMessages[locale]
  const instalments = `${messages.instalments(plan.months)} ${formatUsd(plan.instalment.usd)}\u00a0· ${formatPen(plan.instalment.pen)}`
  const proof = (['usd', 'pen'] as const).map((currency) => {
    const format = currency === 'usd' ? formatUsd : formatPen
    return `${format(plan.down[currency])} + ${plan.months} × ${format(plan.instalment[currency])} = ${format(plan.price[currency])}`
  })
  return (
    <>
      <table className="sum">
        <HeadRow names={[messages.item, messages.dollars, messages.soles]} />
        <tbody>
          <TotalRow name={messages.priceNames[priceSource]} money={plan.price} />
          <TotalRow name={messages.down} money={plan.down} />
          <TotalRow name={instalments} money={multiplyMoney(plan.instalment, plan.months)} />
          <TotalRow name={messages.total} money={plan.price} className="total" />
        </tbody>
      </table>
      <p className="fine">
        {messages.proof}: {proof.join('; ')}. {messages.interest}
      </p>
    </>
  )
}

export function YearTable({ years, quote }: { years: PlanYear[]; quote: QuoteDocument }) {
  const messages = quoteDocumentMessages[quote.locale]
  const when = messages.when(quote.day)
  return (
    <table className="years">
      <HeadRow names={[messages.year, messages.payments, messages.paid, messages.left]} />
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
  const messages = quoteDocumentMessages[quote.locale]
  return (
    <table>
      <HeadRow names={[messages.number, messages.due, messages.instalment, messages.left]} />
      <tbody>
        {instalments.map(({ number, due, left }) => (
          <tr key={number}>
            <td>{number}</td>
            <td>{formatDay(due, quote.locale, 'short')}</td>
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

function TotalRow({ name, money, className }: { name: string; money: Money; className?: string }) {
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
