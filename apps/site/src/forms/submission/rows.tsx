import styles from './rows.module.css'

export type Row = { label: string; value: string }

export function Rows({ rows }: { rows: readonly Row[] }) {
  return (
    <dl className={styles.rows}>
      {rows.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
