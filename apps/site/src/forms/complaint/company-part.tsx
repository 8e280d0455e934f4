import { useWatch } from 'react-hook-form'
import { useFieldScope } from '../fields/field-scope'
import { SelectField } from '../fields/select-field'
import type { ComplaintBookView } from './complaint-form.island'
import { SheetPart } from './sheet-part'

/** Company data is printed, not typed: only the establishment is chosen. */
export function CompanyPart({ book }: { book: ComplaintBookView }) {
  const { t, locale, idOf, control } = useFieldScope()
  const city: unknown = useWatch({ control, name: 'establishment' })
  const chosen = book.establishments.find((one) => one.city === city)
  return (
    <SheetPart
      kicker={t('complaint.company.kicker')}
      title={t('complaint.company')}
      titleBold={t('complaint.company.bold')}
    >
      <div className="cols-2">
        <SelectField
          name="establishment"
          label={t('complaint.establishment')}
          prompt={t('field.choose')}
          options={book.establishments.map((one) => ({ value: one.city, label: one.city }))}
          required
        />
        <div className="field">
          <label htmlFor={idOf('ruc')}>RUC</label>
          <input className="control" id={idOf('ruc')} type="text" value={book.ruc} readOnly />
        </div>
      </div>
      <p className="small" aria-live="polite">
        {book.legalName}.{' '}
        {chosen ? chosen.address[locale] : book.establishments.map((one) => one.address[locale]).join(' · ')}
      </p>
    </SheetPart>
  )
}
