import clsx from 'clsx'
import type { ComponentProps } from 'react'
import styles from './step.module.css'

export function Step({ className, ...divProps }: ComponentProps<'div'>) {
  return <div className={clsx(styles.step, className)} {...divProps} />
}
