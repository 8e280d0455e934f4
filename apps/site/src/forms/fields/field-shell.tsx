import type { ReactNode } from 'react'
import { Field, FieldError } from './field'
import { useFieldScope } from './field-scope'

type FieldShellProps = { name: string; label: string; required?: boolean; wide?: boolean; children: ReactNode }

/** Renders a field with the id and the error that its form provides. */
export function FieldShell({ name, ...field }: FieldShellProps) {
  const { idOf, errorOf } = useFieldScope()
  return <Field id={idOf(name)} error={errorOf(name)} {...field} />
}

export function FieldErrorText({ name, className }: { name: string; className?: string }) {
  const { idOf, errorOf } = useFieldScope()
  return <FieldError id={idOf(name)} error={errorOf(name)} className={className} />
}
