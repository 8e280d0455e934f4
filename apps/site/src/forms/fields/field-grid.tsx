import clsx from 'clsx'
import type { ComponentProps } from 'react'
import styles from './field-grid.module.css'

/** Renders fields in two columns if the form is wide enough, regardless of the width of the viewport. */
export function FieldGrid({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={clsx(styles.grid, className)} {...rest} />
}
