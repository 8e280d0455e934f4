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
  /** Fields whose error depends on this one. */
  deps?: NoInfer<Name>[]
  /** Applied while typing: what it removes never appears. */
  clean?: (text: string) => string
} & Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'autoComplete' | 'inputMode' | 'maxLength' | 'min' | 'max'>

export function TextField<Name extends string = never>(props: TextFieldProps<Name>) {
  const { name, label, required, wide, rows, deps, clean, type = 'text', ...rest } = props
  const { register, settings } = useFieldScope()
  const { onChange, ...field } = register(name, { deps })
  const control = {
    ...field,
    ...useControlProps(name, required),
    ...rest,
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
  const cleaned = clean(control.value)
  if (cleaned === control.value) return
  const caret = (control.selectionStart ?? cleaned.length) - (control.value.length - cleaned.length)
  control.value = cleaned
  control.setSelectionRange(Math.max(0, caret), Math.max(0, caret))
}
