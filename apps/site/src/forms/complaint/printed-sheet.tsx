import { claimTypes } from '@sillar/domain/complaint/complaint.schema'
import { HOME_COUNTRY, internationalNumber, readablePhone } from '../fields/phone-check'
import { type Row, Rows } from '../submission/rows'
import type { ComplaintBook } from './complaint-book'
import { type ComplaintFields, useComplaintScope } from './complaint-fields'
import styles from './printed-sheet.module.css'

/** On paper the receipt is a copy of the sheet: what the person wrote stands under the number. */
export function PrintedSheet({ fields, book }: { fields: ComplaintFields; book: ComplaintBook }) {
  const { t } = useComplaintScope()
  const { firstName = '', lastName = '', documentType = '', document = '', currency = '', amount = '' } = fields
  const place = [fields.address, fields.district, fields.province, fields.department].filter(Boolean).join(', ')
  const claimType = claimTypes.find((one) => one === fields.claimType)
  const establishment = book.establishments.find(({ city }) => city === fields.establishment)
  const money = Number(amount).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  const rows: Row[] = [
    { label: t('complaint.company.kicker'), value: `${book.legalName}, RUC ${book.ruc}` },
    {
      label: t('complaint.establishment'),
      value: [fields.establishment, establishment?.address].filter(Boolean).join(', '),
    },
    { label: `${t('complaint.consumer')} ${t('complaint.consumer.bold')}`, value: `${firstName} ${lastName}` },
    { label: t('field.document'), value: `${documentType} ${document}` },
    {
      label: t('field.phone'),
      value: readablePhone(internationalNumber(fields.phoneCountry || HOME_COUNTRY, fields.phone ?? '')),
    },
    { label: t('complaint.address'), value: place },
    ...(fields.isMinor ? [{ label: t('complaint.guardianName'), value: fields.guardianName ?? '' }] : []),
    { label: t('complaint.goodDescription'), value: fields.goodDescription ?? '' },
    { label: t('complaint.amount'), value: `${currency === 'USD' ? 'US$' : 'S/'} ${money}` },
    { label: t('complaint.claimType'), value: claimType ? t(`complaint.claimType.${claimType}`) : '' },
    { label: t('complaint.detail'), value: fields.detail ?? '' },
    { label: t('complaint.request'), value: fields.request ?? '' },
  ]
  return (
    <div className={styles.printed}>
      <Rows rows={rows} />
    </div>
  )
}
