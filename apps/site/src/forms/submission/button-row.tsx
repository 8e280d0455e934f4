import clsx from 'clsx'
import type { ComponentProps } from 'react'
import styles from './button-row.module.css'

/**
 * Renders buttons in a row. On phones they are stacked, and the primary button, which is last in the DOM, is on top.
 */
export function ButtonRow({ className, ...divProps }: ComponentProps<'div'>) {
  return <div className={clsx(styles.row, className)} {...divProps} />
}
