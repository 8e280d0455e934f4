import clsx from 'clsx'
import type { ComponentProps } from 'react'
import styles from './field-grid.module.css'

/** Two columns where the form is wide enough for them, however wide the window is. */
export function FieldGrid({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={clsx(styles.grid, className)} {...rest} />
}
