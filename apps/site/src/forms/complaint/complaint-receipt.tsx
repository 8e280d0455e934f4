import { formatInstant } from '@app/domain/calendar/format-date'
import { Printer } from 'lucide-react'
import { Button } from '@/components/button/button'
import { FormRoot } from '../submission/form-root'
import { ReceiptCard } from '../submission/receipt'
import type { FormController } from '../submission/use-form-controller'
import { sizeText } from './attachment'
import { bookDate } from './book-preview'
import type { ComplaintBook } from './complaint-book'
import type { ComplaintFields, ComplaintTexts } from './complaint-fields'
import styles from './complaint-receipt.module.css'
import { PrintedSheet } from './printed-sheet'

type ComplaintReceiptProps = {
  controller: FormController<ComplaintFields, ComplaintTexts>
  book: ComplaintBook
  onRestart(): void
}

/**
 * Renders the receipt with the complaint number, the look-up code and the deadline. In print it also contains the
 * complaint.
 */
export function ComplaintReceipt({ controller, book, onRestart }: ComplaintReceiptProps) {
  const { phase, form, scope } = controller
  if (phase.kind !== 'sent') return null
  const { t, locale } = scope
  const { dueOn, lookupCode, attachment } = phase.receipt.answer
  return (
    <FormRoot className={styles.receipt}>
      <ReceiptCard
        reference={phase.receipt.reference}
        codeLabel={t('complaint.receipt.number')}
        title={t('lead.receipt.thanks', { name: form.getValues('firstName') ?? '' })}
        titleBold={t('complaint.sent')}
        note={t('complaint.receipt.note')}
        shouldFocus={phase.shouldFocus}
        headingLevel="h2"
        t={t}
        rows={[
          ...(typeof lookupCode === 'string' ? [{ label: t('complaint.receipt.code'), value: lookupCode }] : []),
          ...(isFile(attachment)
            ? [
                {
                  label: t('complaint.receipt.file'),
                  value: `${attachment.name} (${sizeText(attachment.size, locale)})`,
                },
              ]
            : []),
          ...(typeof dueOn === 'string'
            ? [{ label: t('complaint.receipt.dueOn'), value: bookDate(dueOn, locale) }]
            : []),
          { label: t('complaint.receipt.copy'), value: form.getValues('email') ?? '' },
          { label: t('receipt.sentAt'), value: formatInstant(phase.receipt.sentAt, locale, 'numeric') },
        ]}
      >
        <div className={styles.buttons}>
          <Button block icon={Printer} iconFirst onClick={() => print()}>
            {t('complaint.receipt.print')}
          </Button>
          <Button
            look="line"
            block
            onClick={() => {
              onRestart()
              controller.restart()
            }}
          >
            {t('complaint.receipt.again')}
          </Button>
        </div>
        <PrintedSheet fields={form.getValues()} book={book} />
      </ReceiptCard>
    </FormRoot>
  )
}

/** Returns whether the response contains an attachment. The receipt confirms only a file that the server received. */
const isFile = (value: unknown): value is { name: string; size: number } =>
  typeof value === 'object' && value !== null && 'name' in value && 'size' in value && typeof value.size === 'number'
