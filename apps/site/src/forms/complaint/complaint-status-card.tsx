import type { Locale } from '@app/domain/language/locale'
import type { Translate } from '@/i18n/translate'
import type { FormKey } from '../form-texts'
import { Rows } from '../submission/rows'
import { sizeText } from './attachment'
import { bookDate } from './book-preview'
import styles from './complaint-status-card.module.css'
import type { ComplaintStatusAnswer } from './look-up-complaint'

export type StatusTexts = 'complaintStatus' | 'complaint.receipt'

type ComplaintStatusCardProps = {
  complaint: ComplaintStatusAnswer
  locale: Locale
  t: Translate<FormKey<StatusTexts>>
}

export function ComplaintStatusCard({ complaint, locale, t }: ComplaintStatusCardProps) {
  const { number, filedOn, dueOn, status, answer, answeredAt, files } = complaint
  const isAnswered = status === 'answered'
  return (
    <div className={styles.card}>
      <h3>{number}</h3>
      <Rows
        rows={[
          {
            label: t('complaintStatus.state'),
            value: isAnswered ? t('complaintStatus.answered') : t('complaintStatus.received'),
          },
          { label: t('complaintStatus.filedOn'), value: bookDate(filedOn, locale) },
          { label: t('complaint.receipt.dueOn'), value: bookDate(dueOn, locale) },
          ...(isAnswered && answeredAt
            ? [{ label: t('complaintStatus.answeredOn'), value: bookDate(answeredAt, locale) }]
            : []),
          ...files.map(({ name, size }) => ({
            label: t('complaintStatus.files'),
            value: `${name} (${sizeText(size, locale)})`,
          })),
        ]}
      />
      {isAnswered && answer && <p className={styles.answer}>{answer}</p>}
    </div>
  )
}
