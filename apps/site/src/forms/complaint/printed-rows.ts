import { claimTypes, goodTypes } from '@app/domain/complaint/complaint.schema'
import { centsOf, shortPen, shortUsd } from '@app/domain/money/money'
import type { Translate } from '@/i18n/translate'
import { HOME_COUNTRY, internationalNumber, readablePhone } from '../fields/phone-check'
import type { FormKey } from '../form-texts'
import type { Row } from '../submission/rows'
import type { ComplaintBook } from './complaint-book'
import type { ComplaintFields, ComplaintTexts } from './complaint-fields'

/** Returns the consumer's answers as rows of the printed copy. */
export function printedRows(
  fields: ComplaintFields,
  book: Pick<ComplaintBook, 'legalName' | 'ruc' | 'establishments'>,
  t: Translate<FormKey<ComplaintTexts>>,
): Row[] {
  const { firstName = '', lastName = '', documentType = '', document = '' } = fields
  const fullAddress = [fields.address, fields.district, fields.province, fields.department].filter(Boolean).join(', ')
  const goodType = goodTypes.find((type) => type === fields.goodType)
  const establishment = book.establishments.find(({ city }) => city === fields.establishment)
  const claimType = claimTypes.find((type) => type === fields.claimType)
  return [
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
    { label: t('complaint.address'), value: fullAddress },
    ...(fields.isMinor ? [{ label: t('complaint.guardianName'), value: fields.guardianName ?? '' }] : []),
    { label: t('complaint.goodType'), value: goodType ? t(`complaint.goodType.${goodType}`) : '' },
    { label: t('complaint.goodDescription'), value: fields.goodDescription ?? '' },
    { label: t('complaint.amount'), value: claimedAmount(fields) },
    { label: t('complaint.claimType'), value: claimType ? t(`complaint.claimType.${claimType}`) : '' },
    { label: t('complaint.detail'), value: fields.detail ?? '' },
    { label: t('complaint.request'), value: fields.request ?? '' },
  ]
}

/** Formats the claimed amount. Like the schema, it accepts thousands separators. */
function claimedAmount({ currency, amount = '' }: ComplaintFields): string {
  const cents = centsOf(Number(amount.replaceAll(',', '')))
  return currency === 'USD' ? shortUsd(cents) : shortPen(cents)
}
