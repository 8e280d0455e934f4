import { Printer } from 'lucide-react'
import { Button } from '@/components/button/button'
import { limaTime } from '@/i18n/formats'
import { FormRoot } from '../submission/form-root'
import { ReceiptCard } from '../submission/receipt'
import type { FormFill } from '../submission/use-form-fill'
import { sizeText } from './attachment'
import { bookDate } from './book-preview'
import type { ComplaintBook } from './complaint-book'
import type { ComplaintFields, ComplaintTexts } from './complaint-fields'
import styles from './complaint-receipt.module.css'
import { PrintedSheet } from './printed-sheet'

type ComplaintReceiptProps = { fill: FormFill<ComplaintFields, ComplaintTexts>; book: ComplaintBook; onAgain(): void }

/** The number of the sheet, and the day by which the company answers. */
export function ComplaintReceipt({ fill, book, onAgain }: ComplaintReceiptProps) {
  const { phase, form, scope } = fill
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
        takesFocus={phase.takesFocus}
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
          { label: t('receipt.sentAt'), value: limaTime(phase.receipt.sentAt, locale) },
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
              onAgain()
              fill.again()
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

/** The answer of the server: only a file that arrived is confirmed. */
const isFile = (value: unknown): value is { name: string; size: number } =>
  typeof value === 'object' && value !== null && 'name' in value && 'size' in value && typeof value.size === 'number'
