import clsx from 'clsx'
import type { ReactNode } from 'react'
import styles from './columns.module.css'

/**
 * Renders fields side by side on tablets, on wider screens and in print. `isShort` also renders two fields side by side
 * on phones.
 */
type ColumnsProps = { count: 'two' | 'three'; isShort?: boolean; children: ReactNode }

export function Columns({ count, isShort = false, children }: ColumnsProps) {
  return <div className={clsx(styles[count], isShort && styles.short)}>{children}</div>
}
