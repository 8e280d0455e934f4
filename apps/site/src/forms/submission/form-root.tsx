import clsx from 'clsx'
import type { ComponentProps } from 'react'
import styles from './form-root.module.css'

/**
 * Renders the container of a form, its heading and its receipt. Sections can set `--form-gap` and `--form-grid-gap` to
 * reduce the spacing.
 */
export function FormRoot({ className, ...divProps }: ComponentProps<'div'>) {
  return <div className={clsx(styles.form, className)} {...divProps} />
}
