import { complaintDocumentTypes } from '@app/domain/complaint/complaint.schema'
import { useWatch } from 'react-hook-form'
import { Check } from '../fields/check'
import { Columns } from '../fields/columns'
import { keepLetters, keepName } from './complaint-body'
import { PhoneField, SelectField, TextField, useComplaintScope } from './complaint-fields'
import styles from './consumer-part.module.css'
import { SheetPart } from './sheet-part'

/**
 * Renders section 1: the consumer. If the consumer is a minor, the section asks for the guardian's name; without
 * JavaScript, CSS shows this field.
 */
export function ConsumerPart() {
  const { t, register, idOf, control, isHydrated } = useComplaintScope()
  const isMinor = useWatch({ control, name: 'isMinor' }) === true
  const documentTypes = complaintDocumentTypes.map((value) => ({ value, label: t(`complaint.documentType.${value}`) }))
  return (
    <SheetPart
      kicker={t('complaint.part', { number: 1 })}
      title={t('complaint.consumer')}
      titleBold={t('complaint.consumer.bold')}
    >
      <Columns count="two" isShort>
        <TextField
          name="firstName"
          label={t('field.firstNames')}
          required
          clean={keepName}
          autoComplete="given-name"
          maxLength={80}
        />
        <TextField
          name="lastName"
          label={t('field.lastNames')}
          required
          clean={keepName}
          autoComplete="family-name"
          maxLength={80}
        />
      </Columns>
      <Columns count="two">
        <TextField name="email" label={t('field.email')} required type="email" autoComplete="email" maxLength={254} />
        <PhoneField name="phone" label={t('field.phone')} required />
      </Columns>
      <Columns count="two" isShort>
        <SelectField
          name="documentType"
          label={t('field.documentType')}
          prompt={t('field.choose')}
          options={documentTypes}
          required
          deps={['document']}
        />
        <TextField name="document" label={t('field.document')} required autoComplete="off" maxLength={20} />
      </Columns>
      <Columns count="three" isShort>
        <TextField
          name="department"
          label={t('complaint.department')}
          required
          clean={keepLetters}
          autoComplete="address-level1"
          maxLength={80}
        />
        <TextField
          name="province"
          label={t('complaint.province')}
          required
          clean={keepLetters}
          autoComplete="address-level2"
          maxLength={80}
        />
        <TextField
          name="district"
          label={t('complaint.district')}
          required
          clean={keepLetters}
          autoComplete="address-level3"
          maxLength={80}
        />
      </Columns>
      <TextField name="address" label={t('complaint.address')} required autoComplete="street-address" maxLength={200} />
      <div className={styles.minor}>
        <Check type="checkbox" {...register('isMinor', { deps: ['guardianName'] })} id={idOf('isMinor')}>
          {t('complaint.isMinor')}
        </Check>
        {(isMinor || !isHydrated) && (
          <div className={styles.guardian}>
            <TextField
              name="guardianName"
              label={t('complaint.guardianName')}
              required={isHydrated}
              autoComplete="off"
              maxLength={160}
            />
          </div>
        )}
      </div>
    </SheetPart>
  )
}
