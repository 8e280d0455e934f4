import type { ReactNode } from 'react'
import { DeskIcon } from '../../../panel/parts/record-icon'
import styles from '../../../panel/record/record-forms.module.css'

/** Renders a download button. The server redirects the form to a link that is valid for one minute. */
export function DocumentButton({ action, label, children }: { action: string; label: string; children?: ReactNode }) {
  return (
    <form method="post" action={action} className={styles.document}>
      <button type="submit" aria-label={label} title={label} className={children ? styles.line : undefined}>
        <DeskIcon name="download" />
        {children}
      </button>
    </form>
  )
}
