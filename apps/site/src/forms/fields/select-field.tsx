import { useFieldScope } from './field-scope'
import { FieldShell, useControlProps } from './field-shell'

type SelectFieldProps = {
  name: string
  label: string
  /** The first, empty choice. */
  prompt: string
  options: readonly { value: string; label: string }[]
  required?: boolean
  wide?: boolean
  /** Fields whose error depends on this one. */
  deps?: string[]
}

export function SelectField({ name, label, prompt, options, required, wide, deps }: SelectFieldProps) {
  const { register } = useFieldScope()
  return (
    <FieldShell name={name} label={label} required={required} wide={wide}>
      <select {...register(name, { deps })} {...useControlProps(name, required)} className="control">
        <option value="">{prompt}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldShell>
  )
}
