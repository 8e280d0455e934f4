import { ReceiptCard, sentAtText } from '../submit/receipt'
import type { FormFill } from '../submit/use-form-fill'
import { bookDate } from './book-preview'
import type { ComplaintFields } from './complaint-body'

type ComplaintReceiptProps = { fill: FormFill<ComplaintFields>; onAgain(): void }

/** The number of the sheet, and the day by which the company answers. */
export function ComplaintReceipt({ fill, onAgain }: ComplaintReceiptProps) {
  const { phase, form, scope } = fill
  if (phase.kind !== 'sent') return null
  const { t, locale } = scope
  const { dueOn } = phase.receipt.answer
  return (
    <div className="complaint__receipt form">
      <ReceiptCard
        reference={phase.receipt.reference}
        codeLabel={t('complaint.receipt.number')}
        title={t('lead.receipt.thanks', { name: form.getValues('firstName') ?? '' })}
        titleBold={t('complaint.sent')}
        note={t('complaint.receipt.note')}
        takesFocus={phase.takesFocus}
        t={t}
        rows={[
          ...(typeof dueOn === 'string'
            ? [{ label: t('complaint.receipt.dueOn'), value: bookDate(dueOn, locale) }]
            : []),
          { label: t('complaint.receipt.copy'), value: form.getValues('email') ?? '' },
          { label: t('receipt.sentAt'), value: sentAtText(phase.receipt.sentAt, locale) },
        ]}
      >
        <button
          type="button"
          className="btn btn--line btn--block"
          onClick={() => {
            onAgain()
            fill.again()
          }}
        >
          {t('complaint.receipt.again')}
        </button>
      </ReceiptCard>
    </div>
  )
}
