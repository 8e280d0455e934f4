import { controlClass, useControlProps } from './control'
import { useFieldScope } from './field-scope'
import { FieldShell } from './field-shell'

type SelectFieldProps<Name extends string> = {
  name: NoInfer<Name>
  label: string
  /** The label of the first, empty option. */
  prompt: string
  options: readonly { value: string; label: string }[]
  /** The value of the initially selected option. */
  preset?: string
  required?: boolean
  wide?: boolean
  /** Fields to validate again when this field changes. */
  deps?: NoInfer<Name>[]
}

export function SelectField<Name extends string = never>(props: SelectFieldProps<Name>) {
  const { name, label, prompt, options, preset, required, wide, deps } = props
  const { register } = useFieldScope()
  return (
    <FieldShell name={name} label={label} required={required} wide={wide}>
      <select
        {...register(name, { deps })}
        {...useControlProps(name, required)}
        className={controlClass}
        defaultValue={preset}
      >
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
