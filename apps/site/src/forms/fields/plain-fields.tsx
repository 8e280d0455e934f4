// Fields of forms that never use JavaScript. The browser checks required fields, and the intake responds with an HTML
// page.

import { type ComponentProps, useId } from 'react'
import { controlClass } from './control'
import { Field } from './field'
import styles from './plain-fields.module.css'

type PlainFieldProps = { label: string; wide?: boolean }

/** Renders an input, or a text area if `rows` is set. */
export function PlainTextField(props: PlainFieldProps & ComponentProps<'input'> & { name: string; rows?: number }) {
  const { label, wide, rows, required, name, maxLength, ...input } = props
  const id = useId()
  const control = { id, name, required, maxLength, className: controlClass }
  return (
    <Field id={id} label={label} required={required} wide={wide} className={styles.plain}>
      {rows ? <textarea {...control} rows={rows} /> : <input {...input} {...control} />}
    </Field>
  )
}

type PlainSelectFieldProps = PlainFieldProps & {
  name: string
  required?: boolean
  /** The label of the first, empty option. */
  prompt: string
  options: readonly { value: string; label: string }[]
}

export function PlainSelectField({ label, wide, name, required, prompt, options }: PlainSelectFieldProps) {
  const id = useId()
  return (
    <Field id={id} label={label} required={required} wide={wide} className={styles.plain}>
      <select id={id} name={name} required={required} defaultValue="" className={controlClass}>
        <option value="">{prompt}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Field>
  )
}
