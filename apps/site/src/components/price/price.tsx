import styles from './price.module.css'

/** `amounts`: dollars and soles, or the text for a sold-out building, which has no price. */
export type PriceData = { label: string; amounts: string[] }

/** Both currencies in the same size, weight and colour. The asterisk refers to the note under the prices. */
export function Price({ price }: { price: PriceData }) {
  return (
    <div>
      <p className={styles.label}>{price.label}</p>
      <p className={styles.row}>
        {price.amounts.map((amount) => (
          <span key={amount}>{amount}</span>
        ))}
      </p>
    </div>
  )
}
