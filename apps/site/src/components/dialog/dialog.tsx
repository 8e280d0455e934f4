import clsx from 'clsx'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '@/components/button/button'
import { closes } from './dialog.dom'
import styles from './dialog.module.css'

type DialogProps = { id: string; label: string; closeLabel: string; className?: string; children: ReactNode }

/** Renders a native modal dialog with a close button. Elements with `opens(id)` and links to its id open it. */
export function Dialog({ id, label, closeLabel, className, children }: DialogProps) {
  return (
    <dialog className={clsx(styles.dialog, className)} id={id} aria-label={label}>
      <IconButton className={styles.close} icon={X} label={closeLabel} {...closes} />
      {children}
    </dialog>
  )
}
