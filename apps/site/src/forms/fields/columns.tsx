import type { ReactNode } from 'react'
import styles from './columns.module.css'

/** Renders fields side by side on tablets and wider screens. */
export function Columns({ count, children }: { count: 'two' | 'three'; children: ReactNode }) {
  return <div className={styles[count]}>{children}</div>
}
