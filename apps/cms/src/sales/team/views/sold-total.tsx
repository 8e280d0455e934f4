import { cents, formatPen, formatUsd } from '@app/domain/money/money'
import type { Language } from '../../../panel/language/language'
import { teamMessages } from '../messages'
import type { SoldAmount } from '../read-team'

/** Renders the amount sold in both currencies, and the number of sales without a quote, which are not in the amount. */
export function SoldTotal({ sold, language }: { sold: SoldAmount; language: Language }) {
  return (
    <>
      <span>{formatUsd(cents(sold.usd))}</span>
      <span>{formatPen(cents(sold.pen))}</span>
      {sold.withoutQuote > 0 && <small>{teamMessages[language].withoutQuote(sold.withoutQuote)}</small>}
    </>
  )
}
