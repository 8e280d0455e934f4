import type { ReactNode } from 'react'
import { Field, FieldError } from './field'
import { useFieldScope } from './field-scope'

type FieldShellProps = { name: string; label: string; required?: boolean; wide?: boolean; children: ReactNode }

/** A field of a form with react-hook-form: the form knows its id and its error. */
export function FieldShell({ name, ...field }: FieldShellProps) {
  const { idOf, errorOf } = useFieldScope()
  return <Field id={idOf(name)} error={errorOf(name)} {...field} />
}

export function FieldErrorText({ name, className }: { name: string; className?: string }) {
  const { idOf, errorOf } = useFieldScope()
  return <FieldError id={idOf(name)} error={errorOf(name)} className={className} />
}
