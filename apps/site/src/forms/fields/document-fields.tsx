import { documentTypes } from '@sillar/domain/person/identity-document.schema'
import { useFieldScope } from './field-scope'
import { SelectField } from './select-field'
import { TextField } from './text-field'

type DocumentFieldsProps = { typeName: string; numberName: string; required?: boolean }

/** Type and number go together: each is judged again when the other changes. */
export function DocumentFields({ typeName, numberName, required }: DocumentFieldsProps) {
  const { t, locale } = useFieldScope()
  const options = documentTypes.map(({ id, label }) => ({ value: String(id), label: label[locale] }))
  return (
    <>
      <SelectField
        name={typeName}
        label={t('field.documentType')}
        prompt={t('field.choose')}
        options={options}
        required={required}
        deps={[numberName]}
      />
      <TextField
        name={numberName}
        label={t('field.document')}
        required={required}
        autoComplete="off"
        maxLength={20}
        deps={[typeName]}
      />
    </>
  )
}
