import clsx from 'clsx'
import type { ComponentProps } from 'react'
import styles from './form-root.module.css'

/** Around a form, its heading and its receipt. A section sets `--form-gap` and `--form-grid-gap` to pack it closer. */
export function FormRoot({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={clsx(styles.form, className)} {...rest} />
}
