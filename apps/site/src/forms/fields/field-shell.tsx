import type { ReactNode } from 'react'
import { useFieldScope } from './field-scope'
import { Icon } from './icons'

type ShellProps = { name: string; label: string; required?: boolean; wide?: boolean; children: ReactNode }

/** Label above the control, error below it. */
export function FieldShell({ name, label, required, wide, children }: ShellProps) {
  const { idOf } = useFieldScope()
  return (
    <div className={wide ? 'field span-2' : 'field'}>
      <label htmlFor={idOf(name)}>
        {label}
        {required && <i aria-hidden="true">{'\u00a0*'}</i>}
      </label>
      {children}
      <FieldError name={name} />
    </div>
  )
}

export function FieldError({ name }: { name: string }) {
  const { idOf, errorOf } = useFieldScope()
  const error = errorOf(name)
  if (!error) return null
  return (
    <p className="error" id={`${idOf(name)}-error`}>
      <Icon name="alert" />
      {error}
    </p>
  )
}

/** The attributes that tie a control to its label and its error. */
export function useControlProps(name: string, required?: boolean) {
  const { idOf, errorOf } = useFieldScope()
  const id = idOf(name)
  const invalid = Boolean(errorOf(name))
  return {
    id,
    required,
    'aria-invalid': invalid || undefined,
    'aria-describedby': invalid ? `${id}-error` : undefined,
  }
}
