import { HONEYPOT_FIELD } from '@app/domain/submission/submission-guard'
import type { ComponentProps } from 'react'
import styles from './honeypot.module.css'

/** Renders a field that people do not see but bots fill in. */
export function Honeypot({ id, label, ...input }: { label: string } & ComponentProps<'input'>) {
  return (
    <div className={styles.honeypot} aria-hidden="true">
      <label htmlFor={id}>{label}</label>
      <input {...input} id={id} name={HONEYPOT_FIELD} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  )
}
