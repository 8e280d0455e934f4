import type { ReactNode } from 'react'
import { DeskIcon } from '../../../panel/parts/record-icon'
import styles from '../../../panel/record/record-forms.module.css'

/** A plain form that requests a link valid for one minute and follows it, so that the browser saves the file. */
export function OpenDocument({ action, label, children }: { action: string; label: string; children?: ReactNode }) {
  return (
    <form method="post" action={action} className={styles.document}>
      <button type="submit" aria-label={label} title={label} className={children ? styles.line : undefined}>
        <DeskIcon name="download" />
        {children}
      </button>
    </form>
  )
}
