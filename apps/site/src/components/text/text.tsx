import clsx from 'clsx'
import type { ComponentProps } from 'react'
import styles from './text.module.css'

export function Intro({ className, ...rest }: ComponentProps<'p'>) {
  return <p className={clsx(styles.intro, className)} {...rest} />
}

export function Small({ className, ...rest }: ComponentProps<'p'>) {
  return <p className={clsx(styles.small, className)} {...rest} />
}
