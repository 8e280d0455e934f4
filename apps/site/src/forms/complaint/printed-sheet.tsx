import { type Row, Rows } from '../submission/rows'
import { type ComplaintFields, useComplaintScope } from './complaint-fields'
import styles from './printed-sheet.module.css'

/** On paper the receipt is a copy of the sheet: what the person wrote stands under the number. */
export function PrintedSheet({ fields }: { fields: ComplaintFields }) {
  const { t } = useComplaintScope()
  const { firstName = '', lastName = '', documentType = '', document = '', currency = '', amount = '' } = fields
  const place = [fields.address, fields.district, fields.province, fields.department].filter(Boolean).join(', ')
  const rows: Row[] = [
    { label: t('complaint.establishment'), value: fields.establishment ?? '' },
    { label: `${t('complaint.consumer')} ${t('complaint.consumer.bold')}`, value: `${firstName} ${lastName}` },
    { label: t('field.document'), value: `${documentType} ${document}` },
    { label: t('field.phone'), value: fields.phone ?? '' },
    { label: t('complaint.address'), value: place },
    ...(fields.isMinor ? [{ label: t('complaint.guardianName'), value: fields.guardianName ?? '' }] : []),
    { label: t('complaint.goodDescription'), value: fields.goodDescription ?? '' },
    { label: t('complaint.amount'), value: `${currency} ${amount}` },
    { label: t('complaint.claimType'), value: fields.claimType ?? '' },
    { label: t('complaint.detail'), value: fields.detail ?? '' },
    { label: t('complaint.request'), value: fields.request ?? '' },
  ]
  return (
    <div className={styles.printed}>
      <Rows rows={rows} />
    </div>
  )
}
