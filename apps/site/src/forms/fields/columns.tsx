import type { ReactNode } from 'react'
import styles from './columns.module.css'

/** Renders fields side by side on tablets, on wider screens and in print. */
export function Columns({ count, children }: { count: 'two' | 'three'; children: ReactNode }) {
  return <div className={styles[count]}>{children}</div>
}
