import clsx from 'clsx'
import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '@/components/icon/icon'
import { useFieldScope } from './field-scope'
import styles from './field-shell.module.css'

type FieldShellProps = { name: string; label: string; required?: boolean; wide?: boolean; children: ReactNode }

/** Label above the control, error below it. */
export function FieldShell({ name, label, required, wide, children }: FieldShellProps) {
  const { idOf } = useFieldScope()
  return (
    <div className={clsx(styles.field, wide && styles.wide)}>
      <label htmlFor={idOf(name)} className={styles.label}>
        {label}
        {required && <RequiredMark />}
      </label>
      {children}
      <FieldErrorText name={name} />
    </div>
  )
}

/** Screen readers hear `required` from the control itself. */
export function RequiredMark({ space = '\u00a0' }: { space?: string }) {
  return (
    <i aria-hidden="true" className={styles.mark}>
      {space}*
    </i>
  )
}

export function FieldErrorText({ name, className }: { name: string; className?: string }) {
  const { idOf, errorOf } = useFieldScope()
  const error = errorOf(name)
  if (!error) return null
  return (
    <p className={clsx(styles.error, className)} id={`${idOf(name)}-error`}>
      <Icon icon={CircleAlert} className={styles.icon} />
      {error}
    </p>
  )
}
