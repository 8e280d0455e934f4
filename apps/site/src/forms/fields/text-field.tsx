import type { ChangeEvent, InputHTMLAttributes } from 'react'
import { useFieldScope } from './field-scope'
import { FieldShell, useControlProps } from './field-shell'

type TextFieldProps = {
  name: string
  label: string
  required?: boolean
  wide?: boolean
  rows?: number
  /** Fields whose error depends on this one. */
  deps?: string[]
  /** Applied as the person types: what it removes never appears. */
  clean?: (text: string) => string
} & Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'autoComplete' | 'inputMode' | 'maxLength' | 'min' | 'max'>

export function TextField({ name, label, required, wide, rows, deps, clean, type = 'text', ...rest }: TextFieldProps) {
  const { register } = useFieldScope()
  const { onChange, ...field } = register(name, { deps })
  const props = {
    ...field,
    ...useControlProps(name, required),
    ...rest,
    className: 'control',
    onChange(event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) {
      if (clean) cleanInPlace(event.target, clean)
      return onChange(event)
    },
  }
  return (
    <FieldShell name={name} label={label} required={required} wide={wide}>
      {rows ? <textarea {...props} rows={rows} /> : <input {...props} type={type} />}
    </FieldShell>
  )
}

function cleanInPlace(control: HTMLInputElement | HTMLTextAreaElement, clean: (text: string) => string) {
  const cleaned = clean(control.value)
  if (cleaned === control.value) return
  const caret = (control.selectionStart ?? cleaned.length) - (control.value.length - cleaned.length)
  control.value = cleaned
  control.setSelectionRange(Math.max(0, caret), Math.max(0, caret))
}
