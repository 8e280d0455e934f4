import type { ComponentProps, ReactNode } from 'react'

type FieldProps = {
  /** The id of the control. */
  id: string
  label: ReactNode
  problem?: string | undefined
}

/** Names the error message of a field, and what else describes it. */
export const describedBy = ({ id, problem }: Pick<FieldProps, 'id' | 'problem'>, other?: string): string | undefined =>
  [problem && `${id}-problem`, other].filter(Boolean).join(' ') || undefined

/** A label, a control and its error message. */
export function Field({ id, label, problem, children, ...rest }: FieldProps & Omit<ComponentProps<'p'>, 'id'>) {
  return (
    <p className="desk-field" data-wrong={problem ? '' : undefined} {...rest}>
      <label htmlFor={id}>{label}</label>
      {children}
      {problem && (
        <span className="desk-field__problem" id={`${id}-problem`}>
          {problem}
        </span>
      )}
    </p>
  )
}

export function TextField({ id, label, problem, ...input }: FieldProps & Omit<ComponentProps<'input'>, 'id'>) {
  const field = { id, label, problem }
  return (
    <Field {...field}>
      <input {...input} aria-describedby={describedBy(field)} aria-invalid={problem ? true : undefined} id={id} />
    </Field>
  )
}
