import { ChoiceField } from '../fields/choice-field'
import { plainConsent } from '../fields/consent-words'
import { useFieldScope } from '../fields/field-scope'
import { FieldError, useControlProps } from '../fields/field-shell'
import { ConsentSentence } from '../fields/tick-field'
import { SubmitButton } from '../submit/submit-button'
import { bookDate, type PreviewState } from './book-preview'
import type { ComplaintBookView } from './complaint-form.island'
import { SheetPart } from './sheet-part'

/** Section 4: when the company answers. The date comes with the preview, by the rule the server holds. */
export function ProviderPart({ book, preview }: { book: ComplaintBookView; preview: PreviewState }) {
  const { t, locale } = useFieldScope()
  const { kind, days } = book.dayRule
  const period = kind === 'business' ? t('complaint.days.business', { days }) : t('complaint.days.calendar', { days })
  return (
    <SheetPart
      kicker={t('complaint.part', { number: 4 })}
      title={t('complaint.provider')}
      titleBold={t('complaint.provider.bold')}
    >
      <p>
        {preview.kind === 'ready' ? (
          <>
            {t('complaint.answerBy')} <b>{bookDate(preview.preview.dueOn, locale)}</b> ({period}).
          </>
        ) : (
          t('complaint.answerWithin', { period })
        )}{' '}
        {book.serviceNote[locale]}
      </p>
    </SheetPart>
  )
}

type ConsentPartProps = { book: ComplaintBookView; notice: string; terms: string; isSending: boolean }

/** Section 5. Acceptance is a radio, as the book has always had it. */
export function ConsentPart({ book, notice, terms, isSending }: ConsentPartProps) {
  const { t, locale, register } = useFieldScope()
  return (
    <SheetPart
      kicker={t('complaint.part', { number: 5 })}
      title={t('complaint.consent')}
      titleBold={t('complaint.consent.bold')}
    >
      <ChoiceField
        name="notifyByEmail"
        legend={plainConsent(notice)}
        look="row"
        required
        options={[
          { value: 'true', title: t('complaint.yes') },
          { value: 'false', title: t('complaint.no') },
        ]}
      />
      <div className="tick">
        <label className="check">
          <input type="radio" value="true" {...register('acceptsTerms')} {...useControlProps('acceptsTerms', true)} />
          <span>
            <ConsentSentence sentence={terms} /> <i aria-hidden="true">*</i>
          </span>
        </label>
        <FieldError name="acceptsTerms" />
      </div>
      <ul className="part__notes small">
        {book.legalNotes.map((note) => (
          <li key={note.es}>{note[locale]}</li>
        ))}
      </ul>
      <div className="part__send">
        <SubmitButton isSending={isSending} words={t('complaint.submit')} sendingWords={t('form.sending')} />
        <button type="button" className="btn btn--line part__print" onClick={() => print()}>
          {t('complaint.print')}
        </button>
      </div>
    </SheetPart>
  )
}
