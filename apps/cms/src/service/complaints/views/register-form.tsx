import { limaDateOf, yearOf } from '@sillar/domain/calendar/lima-date'
import type { BeforeListTableServerProps } from 'payload'
import { languageOf } from '../../../panel/navigation/pages-of-role'
import styles from '../../../panel/record/record-forms.module.css'
import { may } from '../../../platform/access/apply-access'
import { deskWords } from '../messages'

/** Above the list: the register of a period. A plain form, so that the browser saves what comes. */
export function RegisterForm({ i18n, user }: BeforeListTableServerProps) {
  if (!may(user ?? null, 'take out the register of complaints')) return null
  const words = deskWords[languageOf(i18n)]
  const today = limaDateOf(new Date())
  return (
    <details className={styles.register}>
      <summary>{words.register}</summary>
      <form method="get" action="/api/complaints/register">
        <label>
          {words.from}
          <input type="date" name="from" required defaultValue={`${yearOf(today)}-01-01`} max={today} />
        </label>
        <label>
          {words.to}
          <input type="date" name="to" required defaultValue={today} />
        </label>
        <button type="submit" name="format" value="csv" className={styles.line}>
          {words.asTable}
        </button>
        <button type="submit" name="format" value="pdf" className={styles.line}>
          {words.asPaper}
        </button>
        <p className={styles.fine}>{words.registerNote}</p>
      </form>
    </details>
  )
}
