import { claimTypes, currencies, goodTypes } from '@app/domain/complaint/complaint.schema'
import { Columns } from '../fields/columns'
import { ACCEPTED_FILES, sizeText } from './attachment'
import { definitionText } from './book-preview'
import type { ComplaintBook } from './complaint-book'
import { AmountField, ChoiceField, FileField, TextField, useComplaintScope } from './complaint-fields'
import { SheetPart } from './sheet-part'

/** Renders section 2, about the product or service. */
export function GoodPart() {
  const { t } = useComplaintScope()
  return (
    <SheetPart
      kicker={t('complaint.part', { number: 2 })}
      title={t('complaint.good')}
      titleBold={t('complaint.good.bold')}
    >
      <ChoiceField
        name="goodType"
        legend={t('complaint.goodType')}
        look="blocks"
        required
        options={goodTypes.map((value) => ({
          value,
          title: t(`complaint.goodType.${value}`),
          text: t(`complaint.goodType.${value}.text`),
        }))}
      />
      <Columns count="two">
        <TextField
          name="goodDescription"
          label={t('complaint.goodDescription')}
          required
          autoComplete="off"
          maxLength={1000}
        />
        <AmountField
          name="amount"
          label={t('complaint.amount')}
          currencyName="currency"
          currencyLabel={t('complaint.currency')}
          currencies={currencies.map((value) => ({ value, label: t(`complaint.currency.${value}`) }))}
          hint={t('complaint.amount.hint')}
        />
      </Columns>
    </SheetPart>
  )
}

/** Renders section 3, about what happened and what the consumer requests. */
export function MatterPart({ book }: { book: ComplaintBook }) {
  const { t, locale } = useComplaintScope()
  const definitions = { Reclamo: book.claimDefinition, Queja: book.grievanceDefinition }
  return (
    <SheetPart
      kicker={t('complaint.part', { number: 3 })}
      title={t('complaint.matter')}
      titleBold={t('complaint.matter.bold')}
    >
      <ChoiceField
        name="claimType"
        legend={t('complaint.claimType')}
        look="blocks"
        required
        options={claimTypes.map((value) => ({
          value,
          title: t(`complaint.claimType.${value}`),
          text: definitionText(definitions[value]),
        }))}
      />
      <TextField name="detail" label={t('complaint.detail')} required rows={3} maxLength={4000} />
      <TextField name="request" label={t('complaint.request')} required rows={3} maxLength={2000} />
      <FileField
        name="attachment"
        label={t('complaint.attachment')}
        hint={t('complaint.attachment.hint')}
        accept={ACCEPTED_FILES}
        describe={(file) => sizeText(file.size, locale)}
      />
    </SheetPart>
  )
}
