import type { Locale } from '@sillar/domain/content/localized.schema'
import type { Translate } from '../messages/translate'
import { bookDate } from './book-preview'
import type { ComplaintState } from './look-up-complaint'

type ComplaintStateCardProps = { complaint: ComplaintState; locale: Locale; t: Translate }

export function ComplaintStateCard({ complaint, locale, t }: ComplaintStateCardProps) {
  const { number, filedOn, dueOn, status, answer, answeredAt } = complaint
  const isAnswered = status === 'answered'
  return (
    <div className="complaint-state">
      <h3>{number}</h3>
      <dl className="rows">
        <div>
          <dt>{t('complaintStatus.state')}</dt>
          <dd>{isAnswered ? t('complaintStatus.answered') : t('complaintStatus.received')}</dd>
        </div>
        <div>
          <dt>{t('complaintStatus.filedOn')}</dt>
          <dd>{bookDate(filedOn, locale)}</dd>
        </div>
        <div>
          <dt>{t('complaint.receipt.dueOn')}</dt>
          <dd>{bookDate(dueOn, locale)}</dd>
        </div>
        {isAnswered && answeredAt && (
          <div>
            <dt>{t('complaintStatus.answeredOn')}</dt>
            <dd>{bookDate(answeredAt, locale)}</dd>
          </div>
        )}
      </dl>
      {isAnswered && answer && <p className="complaint-state__answer">{answer}</p>}
    </div>
  )
}
