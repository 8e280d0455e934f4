import styles from './price.module.css'

/** `amounts` contains dollars and soles, or one text for a sold-out building. */
export type PriceData = { label: string; amounts: string[] }

/** Renders a label and its amounts. Dollars and soles have the same size, weight and colour. */
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
