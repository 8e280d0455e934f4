import { limaDateOf, yearOf } from '@app/domain/calendar/lima-date'
import type { BeforeListTableServerProps } from 'payload'
import { languageOf } from '../../../panel/language/language'
import styles from '../../../panel/record/record-forms.module.css'
import { may } from '../../../platform/access/apply-access'
import { complaintMessages } from '../messages'

export function RegisterForm({ i18n, user }: BeforeListTableServerProps) {
  if (!may(user ?? null, 'export the complaint register')) return null
  const messages = complaintMessages[languageOf(i18n)]
  const today = limaDateOf(new Date())
  return (
    <details className={styles.register}>
      <summary>{messages.register}</summary>
      <form method="get" action="/api/complaints/register">
        <label>
          {messages.from}
          <input type="date" name="from" required defaultValue={`${yearOf(today)}-01-01`} max={today} />
        </label>
        <label>
          {messages.to}
          <input type="date" name="to" required defaultValue={today} />
        </label>
        <button type="submit" name="format" value="csv" className={styles.line}>
          {messages.asTable}
        </button>
        <button type="submit" name="format" value="pdf" className={styles.line}>
          {messages.asPdf}
        </button>
        <p className={styles.fine}>{messages.registerNote}</p>
      </form>
    </details>
  )
}
