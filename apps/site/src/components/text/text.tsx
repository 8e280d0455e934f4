import clsx from 'clsx'
import type { ComponentProps } from 'react'
import styles from './text.module.css'

/** The paragraph that opens a section. */
export function Lead({ className, ...rest }: ComponentProps<'p'>) {
  return <p className={clsx(styles.lead, className)} {...rest} />
}

export function Small({ className, ...rest }: ComponentProps<'p'>) {
  return <p className={clsx(styles.small, className)} {...rest} />
}
