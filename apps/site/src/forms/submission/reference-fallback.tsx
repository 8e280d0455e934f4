import styles from './reference-fallback.module.css'

/** Renders only the reference, while the receipt loads or if it fails to load. */
export function ReferenceFallback({ label, reference }: { label: string; reference: string }) {
  return (
    <p className={styles.code} role="status">
      {label} <b>{reference}</b>
    </p>
  )
}
