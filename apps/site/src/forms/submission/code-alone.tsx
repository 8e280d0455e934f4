import styles from './code-alone.module.css'

/** Replaces a receipt that is loading or failed to load: the visitor sees the reference in any case. */
export function CodeAlone({ label, reference }: { label: string; reference: string }) {
  return (
    <p className={styles.code} role="status">
      {label} <b>{reference}</b>
    </p>
  )
}
