import type { ReactNode } from 'react'
import styles from './complaint-desk.module.css'
import { DeskIcon } from './desk-icons'

/** A plain form: it asks for an address that is valid for a minute and follows it, so that the browser saves the file. */
export function OpenPaper({ action, label, children }: { action: string; label: string; children?: ReactNode }) {
  return (
    <form method="post" action={action} className={styles.paper}>
      <button type="submit" aria-label={label} title={label} className={children ? styles.line : undefined}>
        <DeskIcon name="download" />
        {children}
      </button>
    </form>
  )
}
