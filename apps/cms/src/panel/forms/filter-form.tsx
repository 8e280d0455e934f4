import { type ReactNode, useId } from 'react'
import { Field } from './field'

type Option = { value: string | number; label: string }

type FilterSelectProps = {
  label: string
  name: string
  value: string | number | undefined
  options: readonly Option[]
}

/** Renders a select of a filter form. Its value becomes part of the query string. */
export function FilterSelect({ label, name, value, options }: FilterSelectProps) {
  const id = useId()
  return (
    <Field id={id} label={label}>
      <select id={id} name={name} defaultValue={value}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Field>
  )
}

type FilterFormProps = {
  submit: string
  children: ReactNode
  /** Shown after the submit button. */
  after?: ReactNode
}

/** Renders the filter of a staff page. It works without JavaScript, and the filtered page can be linked to. */
export function FilterForm({ submit, children, after }: FilterFormProps) {
  return (
    <form className="desk-filter" method="get">
      {children}
      <button className="desk-btn" type="submit">
        {submit}
      </button>
      {after}
    </form>
  )
}
