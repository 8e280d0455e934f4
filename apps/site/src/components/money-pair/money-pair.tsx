import { formatPen, formatUsd, type Money } from '@app/domain/money/money'
import clsx from 'clsx'
import styles from './money-pair.module.css'

type MoneyPairProps = { money: Money; stacked?: boolean; className?: string }

/** Renders an amount in dollars and soles with equal size, weight and colour. */
export function MoneyPair({ money, stacked = false, className }: MoneyPairProps) {
  return (
    <span className={clsx(styles.pair, stacked && styles.stacked, className)}>
      <span>{formatUsd(money.usd)}</span> <span>{formatPen(money.pen)}</span>
    </span>
  )
}
