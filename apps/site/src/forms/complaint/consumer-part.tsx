import { complaintDocumentTypes } from '@sillar/domain/complaint/complaint.schema'
import { useWatch } from 'react-hook-form'
import { useFieldScope } from '../fields/field-scope'
import { PhoneField } from '../fields/phone-field'
import { SelectField } from '../fields/select-field'
import { TextField } from '../fields/text-field'
import { lettersOnly } from './complaint-body'
import { SheetPart } from './sheet-part'

/** Section 1. The guardian's name is asked for when the consumer is a minor; it shows by CSS where there is no script. */
export function ConsumerPart() {
  const { t, register, idOf, control, isLive } = useFieldScope()
  const isMinor = useWatch({ control, name: 'isMinor' }) === true
  const documents = complaintDocumentTypes.map((value) => ({ value, label: t(`complaint.documentType.${value}`) }))
  return (
    <SheetPart
      kicker={t('complaint.part', { number: 1 })}
      title={t('complaint.consumer')}
      titleBold={t('complaint.consumer.bold')}
    >
      <div className="cols-2">
        <TextField
          name="firstName"
          label={t('field.firstNames')}
          required
          clean={lettersOnly}
          autoComplete="given-name"
          maxLength={80}
        />
        <TextField
          name="lastName"
          label={t('field.lastNames')}
          required
          clean={lettersOnly}
          autoComplete="family-name"
          maxLength={80}
        />
        <TextField name="email" label={t('field.email')} required type="email" autoComplete="email" maxLength={254} />
        <PhoneField name="phone" label={t('field.phone')} required />
        <SelectField
          name="documentType"
          label={t('field.documentType')}
          prompt={t('field.choose')}
          options={documents}
          required
          deps={['document']}
        />
        <TextField name="document" label={t('field.document')} required autoComplete="off" maxLength={20} />
      </div>
      <div className="cols-3">
        <TextField
          name="department"
          label={t('complaint.department')}
          required
          clean={lettersOnly}
          autoComplete="address-level1"
          maxLength={80}
        />
        <TextField
          name="province"
          label={t('complaint.province')}
          required
          clean={lettersOnly}
          autoComplete="address-level2"
          maxLength={80}
        />
        <TextField
          name="district"
          label={t('complaint.district')}
          required
          clean={lettersOnly}
          autoComplete="address-level3"
          maxLength={80}
        />
      </div>
      <TextField name="address" label={t('complaint.address')} required autoComplete="street-address" maxLength={200} />
      <div className="minor">
        <label className="check">
          <input type="checkbox" {...register('isMinor', { deps: ['guardianName'] })} id={idOf('isMinor')} />
          <span>{t('complaint.isMinor')}</span>
        </label>
        {(isMinor || !isLive) && (
          <div className="minor__guardian">
            <TextField
              name="guardianName"
              label={t('complaint.guardianName')}
              required={isLive}
              autoComplete="off"
              maxLength={160}
            />
          </div>
        )}
      </div>
    </SheetPart>
  )
}
