import type { ReactNode } from 'react'
import styles from './columns.module.css'

/** Fields side by side from tablet width on. */
export function Columns({ count, children }: { count: 'two' | 'three'; children: ReactNode }) {
  return <div className={styles[count]}>{children}</div>
}
