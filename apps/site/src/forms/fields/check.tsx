import clsx from 'clsx'
import type { ComponentProps } from 'react'
import styles from './check.module.css'

type CheckProps = { type: 'checkbox' | 'radio' } & ComponentProps<'input'>

/** Renders a checkbox or radio button inside its label. `className` applies to the label. */
export function Check({ children, className, ...input }: CheckProps) {
  return (
    <label className={clsx(styles.check, className)}>
      <input {...input} />
      <span>{children}</span>
    </label>
  )
}
