import { formatInstant } from '@app/domain/calendar/format-date'
import { leadMessages } from '../messages'
import type { ContactConsent } from '../read-contact-consent'

/** Says that the person wants no more advertising, and whether staff may still answer the lead. */
export function OptOutWarning({
  optOut,
  answerBy,
  language,
}: Pick<ContactConsent, 'optOut' | 'answerBy'> & { language: 'es' | 'en' }) {
  if (!optOut) return null
  const messages = leadMessages[language]
  const when = formatInstant(optOut.at, language)
  return (
    <div className="desk-box referral-warning" role="note">
      <h2>{optOut.kind === 'withdrawal' ? messages.withdrawnTitle(when) : messages.objectedTitle(when)}</h2>
      <p>{answerBy.length > 0 ? messages.stillAnswer : messages.noMoreAnswer}</p>
    </div>
  )
}
