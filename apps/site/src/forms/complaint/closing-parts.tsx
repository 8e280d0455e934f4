import { Button } from '@/components/button/button'
import { ConsentSentence } from '../fields/tick-field'
import { type Consent, plainConsent } from '../form-texts'
import { SubmitButton } from '../submission/submit-button'
import { bookDate, type PreviewState } from './book-preview'
import styles from './closing-parts.module.css'
import type { ComplaintBook } from './complaint-book'
import { ChoiceField, TickField, useComplaintScope } from './complaint-fields'
import { SheetPart } from './sheet-part'

/**
 * Renders section 4: the deadline for the answer. The server sends the date with the expected number; until then the
 * section shows only the number of days.
 */
export function ProviderPart({ book, preview }: { book: ComplaintBook; preview: PreviewState }) {
  const { t, locale } = useComplaintScope()
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
        {book.serviceNote}
      </p>
    </SheetPart>
  )
}

type ConsentPartProps = {
  legalNotes: readonly string[]
  consents: { terms: Consent; complaintNotice: Consent }
  isSending: boolean
}

/**
 * Renders section 5: the consents and the submit button. Visitors accept the terms and conditions with a radio button,
 * as in the company's previous complaint book.
 */
export function ConsentPart({ legalNotes, consents, isSending }: ConsentPartProps) {
  const { t, isHydrated } = useComplaintScope()
  return (
    <SheetPart
      kicker={t('complaint.part', { number: 5 })}
      title={t('complaint.consent')}
      titleBold={t('complaint.consent.bold')}
    >
      <ChoiceField
        name="notifyByEmail"
        legend={plainConsent(consents.complaintNotice)}
        look="row"
        required
        options={[
          { value: 'true', title: t('complaint.yes') },
          { value: 'false', title: t('complaint.no') },
        ]}
      />
      <TickField name="acceptsTerms" type="radio" required>
        <ConsentSentence consent={consents.terms} />
      </TickField>
      <ul className={styles.notes}>
        {legalNotes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
      <div className={styles.send}>
        <SubmitButton
          isSending={isSending}
          label={t('complaint.submit')}
          sendingLabel={t('form.sending')}
          className={styles.submit}
        />
        {isHydrated && (
          <Button look="line" onClick={() => print()}>
            {t('complaint.print')}
          </Button>
        )}
      </div>
    </SheetPart>
  )
}
