import clsx from 'clsx'
import type { ComponentProps } from 'react'
import styles from './button-row.module.css'

/** Renders buttons in a row. The primary button is last in the DOM and appears on top on a phone. */
export function ButtonRow({ className, ...divProps }: ComponentProps<'div'>) {
  return <div className={clsx(styles.row, className)} {...divProps} />
}
