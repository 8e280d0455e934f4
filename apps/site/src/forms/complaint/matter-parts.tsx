import { claimTypes, currencies, goodTypes } from '@sillar/domain/complaint/complaint.schema'
import { AmountField } from '../fields/amount-field'
import { ChoiceField } from '../fields/choice-field'
import { useFieldScope } from '../fields/field-scope'
import { FileField } from '../fields/file-field'
import { TextField } from '../fields/text-field'
import { ACCEPTED_FILES, sizeText } from './attachment'
import { definitionText } from './book-preview'
import type { ComplaintBookView } from './complaint-form.island'
import { SheetPart } from './sheet-part'

/** Section 2: what was contracted. */
export function GoodPart() {
  const { t } = useFieldScope()
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
      <div className="cols-2">
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
        />
      </div>
    </SheetPart>
  )
}

/** Section 3: what happened and what is asked for. */
export function MatterPart({ book }: { book: ComplaintBookView }) {
  const { t, locale } = useFieldScope()
  const definitions = { Reclamo: book.claimDefinition[locale], Queja: book.grievanceDefinition[locale] }
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
      <TextField name="detail" label={t('complaint.detail')} required rows={4} maxLength={4000} />
      <TextField name="request" label={t('complaint.request')} required rows={4} maxLength={2000} />
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
