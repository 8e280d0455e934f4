import { useWatch } from 'react-hook-form'
import { Small } from '@/components/text/text'
import { Columns } from '../fields/columns'
import { controlClass } from '../fields/control'
import { FieldShell } from '../fields/field-shell'
import type { ComplaintBook } from './complaint-book'
import { SelectField, useComplaintScope } from './complaint-fields'
import { SheetPart } from './sheet-part'

/** Renders the company's data. Consumers can change only the establishment. */
export function CompanyPart({ book }: { book: ComplaintBook }) {
  const { t, idOf, control } = useComplaintScope()
  const city = useWatch({ control, name: 'establishment' })
  const selectedEstablishment = book.establishments.find((establishment) => establishment.city === city)
  return (
    <SheetPart
      kicker={t('complaint.company.kicker')}
      title={t('complaint.company')}
      titleBold={t('complaint.company.bold')}
    >
      <Columns count="two" isShort>
        <SelectField
          name="establishment"
          label={t('complaint.establishment')}
          prompt={t('field.choose')}
          options={book.establishments.map((establishment) => ({
            value: establishment.city,
            label: establishment.city,
          }))}
          required
        />
        <FieldShell name="ruc" label="RUC">
          <input className={controlClass} id={idOf('ruc')} type="text" value={book.ruc} readOnly />
        </FieldShell>
      </Columns>
      <Small aria-live="polite">
        {book.legalName} ·{' '}
        {selectedEstablishment
          ? selectedEstablishment.address
          : book.establishments.map(({ address }) => address).join(' · ')}
      </Small>
    </SheetPart>
  )
}
