import clsx from 'clsx'
import type { ComponentProps } from 'react'
import styles from './button-row.module.css'

/** The main button is last in the DOM: right on a wide screen, on top on a phone. */
export function ButtonRow({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={clsx(styles.row, className)} {...rest} />
}
