import { useWatch } from 'react-hook-form'
import { useFieldScope } from './field-scope'
import { FieldError, useControlProps } from './field-shell'
import { Icon } from './icons'
import './file-field.css'

type FileFieldProps = { name: string; label: string; hint: string; accept: string; describe(file: File): string }

export function FileField({ name, label, hint, accept, describe }: FileFieldProps) {
  const { t, register, control, setValue, idOf } = useFieldScope()
  const files: ArrayLike<File> | null | undefined = useWatch({ control, name })
  const file = files?.[0]
  return (
    <div className="file-field">
      <label className="drop-file">
        <Icon name="clip" />
        <span>
          <b>{file ? file.name : label}</b>
          {file ? describe(file) : hint}
        </span>
        <input type="file" accept={accept} {...register(name)} {...useControlProps(name)} />
      </label>
      {file && (
        <button
          type="button"
          className="link"
          onClick={() => {
            setValue(name, null)
            document.getElementById(idOf(name))?.focus()
          }}
        >
          {t('file.remove')}
        </button>
      )}
      <FieldError name={name} />
    </div>
  )
}
