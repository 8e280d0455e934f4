import { type Money, penOf, usdOf } from '@sillar/domain/money/cents'
import clsx from 'clsx'
import styles from './money-pair.module.css'

type MoneyPairProps = { money: Money; stacked?: boolean; className?: string }

/** One sum in both currencies: same size, weight and colour, side by side with a rule or one under the other. */
export function MoneyPair({ money, stacked = false, className }: MoneyPairProps) {
  return (
    <span className={clsx(styles.pair, stacked && styles.stacked, className)}>
      <span>{usdOf(money.usd)}</span> <span>{penOf(money.pen)}</span>
    </span>
  )
}
