import styles from './price.module.css'

/**
 * `amounts` contains dollars and soles, or one text for a sold-out building. The number of months is part of the label,
 * because instalments over different terms cannot be compared.
 */
export type PriceData = { label: string; term?: string; rest?: string; amounts: string[] }

/** Renders a label and its amounts. Dollars and soles have the same size, weight and colour. */
export function Price({ price: { label, term, rest, amounts } }: { price: PriceData }) {
  return (
    <div>
      <p className={styles.label}>
        {label} {term && <b>{term}</b>} {rest}
      </p>
      <p className={styles.row}>
        {amounts.map((amount) => (
          <span key={amount}>{amount}</span>
        ))}
      </p>
    </div>
  )
}
