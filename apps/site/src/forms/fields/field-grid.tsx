import clsx from 'clsx'
import type { ComponentProps } from 'react'
import styles from './field-grid.module.css'

/** Two columns if the form itself is wide enough, independent of the viewport. */
export function FieldGrid({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={clsx(styles.grid, className)} {...rest} />
}
