import { Paperclip } from 'lucide-react'
import { useWatch } from 'react-hook-form'
import { TextButton } from '@/components/button/button'
import { Icon } from '@/components/icon/icon'
import { useControlProps } from './control'
import { useFieldScope } from './field-scope'
import { FieldErrorText } from './field-shell'
import styles from './file-field.module.css'

type FileFieldProps<Name extends string> = {
  name: NoInfer<Name>
  label: string
  hint: string
  accept: string
  describe(file: File): string
}

export function FileField<Name extends string = never>(props: FileFieldProps<Name>) {
  const { name, label, hint, accept, describe } = props
  const { t, register, control, setValue, idOf } = useFieldScope()
  const files: ArrayLike<File> | null | undefined = useWatch({ control, name })
  const file = files?.[0]
  function remove() {
    setValue(name, null)
    document.getElementById(idOf(name))?.focus()
  }
  return (
    <div>
      <label className={styles.drop}>
        <Icon icon={Paperclip} />
        <span>
          <b>{file ? file.name : label}</b>
          {file ? describe(file) : hint}
        </span>
        <input type="file" accept={accept} {...register(name)} {...useControlProps(name)} />
      </label>
      {file && (
        <TextButton className={styles.remove} onClick={remove}>
          {t('file.remove')}
        </TextButton>
      )}
      <FieldErrorText name={name} className={styles.error} />
    </div>
  )
}
