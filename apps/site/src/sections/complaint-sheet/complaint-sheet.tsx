import clsx from 'clsx'
import type { ReactNode } from 'react'
import { formArea } from '@/components/form-area/form-area.hooks'
import styles from './complaint-sheet.module.css'

/** The sheet the law asks for, from edge to edge on a phone. */
export function ComplaintSheet({ children }: { children?: ReactNode }) {
  return (
    <div className={clsx('wrap', styles.complaintSheet)}>
      <div className={styles.sheet} id="form" {...formArea}>
        {children}
      </div>
    </div>
  )
}
