import type { ChangeEvent, InputHTMLAttributes } from 'react'
import { controlClass, useControlProps } from './control'
import { useFieldScope } from './field-scope'
import { FieldShell } from './field-shell'

type TextFieldProps<Name extends string> = {
  name: NoInfer<Name>
  label: string
  required?: boolean
  wide?: boolean
  rows?: number
  /** Fields to validate again when this field changes. */
  deps?: NoInfer<Name>[]
  /** Removes characters while the visitor types. */
  clean?: (text: string) => string
} & Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'autoComplete' | 'inputMode' | 'maxLength' | 'min' | 'max'>

export function TextField<Name extends string = never>(props: TextFieldProps<Name>) {
  const { name, label, required, wide, rows, deps, clean, type = 'text', ...inputProps } = props
  const { register, settings } = useFieldScope()
  const { onChange, ...field } = register(name, { deps })
  const control = {
    ...field,
    ...useControlProps(name, required),
    ...inputProps,
    placeholder: settings.placeholders?.[name],
    className: controlClass,
    onChange(event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) {
      if (clean) cleanInPlace(event.target, clean)
      return onChange(event)
    },
  }
  return (
    <FieldShell name={name} label={label} required={required} wide={wide}>
      {rows ? <textarea {...control} rows={rows} /> : <input {...control} type={type} />}
    </FieldShell>
  )
}

function cleanInPlace(control: HTMLInputElement | HTMLTextAreaElement, clean: (text: string) => string) {
  const cleanText = clean(control.value)
  if (cleanText === control.value) return
  const caret = (control.selectionStart ?? cleanText.length) - (control.value.length - cleanText.length)
  control.value = cleanText
  control.setSelectionRange(Math.max(0, caret), Math.max(0, caret))
}
