import styles from './code-alone.module.css'

/** Stands in for a receipt that is still loading or cannot be loaded: what was sent has its code in any case. */
export function CodeAlone({ label, reference }: { label: string; reference: string }) {
  return (
    <p className={styles.code} role="status">
      {label} <b>{reference}</b>
    </p>
  )
}
