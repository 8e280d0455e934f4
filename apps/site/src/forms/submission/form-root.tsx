import clsx from 'clsx'
import type { ComponentProps } from 'react'
import styles from './form-root.module.css'

/**
 * The container of a form, its heading and its receipt. A section sets `--form-gap` and `--form-grid-gap` to reduce its
 * spacing.
 */
export function FormRoot({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={clsx(styles.form, className)} {...rest} />
}
