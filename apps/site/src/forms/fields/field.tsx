import clsx from 'clsx'
import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '@/components/icon/icon'
import styles from './field.module.css'

type FieldProps = {
  id: string
  label: string
  required?: boolean
  wide?: boolean
  error?: string
  className?: string
  children: ReactNode
}

/** Renders a control with its label and error. Forms that use react-hook-form need `FieldShell` instead. */
export function Field({ id, label, required, wide, error, className, children }: FieldProps) {
  return (
    <div className={clsx(styles.field, wide && styles.wide, className)}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {required && <RequiredMark />}
      </label>
      {children}
      <FieldError id={id} error={error} />
    </div>
  )
}

/** Renders the asterisk of a required field. It is hidden from screen readers, which already announce `required`. */
export function RequiredMark({ space = '\u00a0' }: { space?: string }) {
  return (
    <i aria-hidden="true" className={styles.mark}>
      {space}*
    </i>
  )
}

export function FieldError({ id, error, className }: Pick<FieldProps, 'id' | 'error' | 'className'>) {
  if (!error) return null
  return (
    <p className={clsx(styles.error, className)} id={`${id}-error`}>
      <Icon icon={CircleAlert} className={styles.icon} />
      {error}
    </p>
  )
}
