import clsx from 'clsx'
import type { ComponentProps } from 'react'
import styles from './step.module.css'

export function Step({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={clsx(styles.step, className)} {...rest} />
}
