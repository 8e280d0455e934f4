import type { ComponentProps, ReactNode } from 'react'

type FieldProps = {
  /** The id of the input element. */
  id: string
  label: ReactNode
  problem?: string | undefined
}

/** Returns the `aria-describedby` of a field: the ids of its error message and of another element, if there are any. */
export const describedBy = (
  { id, problem }: Pick<FieldProps, 'id' | 'problem'>,
  otherId?: string,
): string | undefined => [problem && `${id}-problem`, otherId].filter(Boolean).join(' ') || undefined

/** Renders a label, the control and its error message. */
export function Field({ id, label, problem, children, ...attributes }: FieldProps & Omit<ComponentProps<'p'>, 'id'>) {
  return (
    <p className="desk-field" data-wrong={problem ? '' : undefined} {...attributes}>
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
