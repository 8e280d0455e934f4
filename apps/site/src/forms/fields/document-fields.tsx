import { documentTypes } from '@app/domain/person/document-types'
import { useFieldScope } from './field-scope'
import { SelectField } from './select-field'
import { TextField } from './text-field'

type DocumentFieldsProps<Name extends string> = {
  typeName: NoInfer<Name>
  numberName: NoInfer<Name>
  required?: boolean
}

/** Renders the type and the number of an identity document. A change of one field validates the other field again. */
export function DocumentFields<Name extends string = never>(props: DocumentFieldsProps<Name>) {
  const { typeName, numberName, required } = props
  const { t, locale, settings } = useFieldScope()
  const allTypes = documentTypes.map(({ id, label }) => ({ value: String(id), label: label[locale] }))
  return (
    <>
      <SelectField<Name>
        name={typeName}
        label={t('field.documentType')}
        prompt={t('field.choose')}
        options={settings.documents ?? allTypes}
        required={required}
        deps={[numberName]}
      />
      <TextField<Name>
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
