import type { BeforeListTableServerProps } from 'payload'
import { languageOf } from '../../../panel/language/language'
import { searchedText } from '../../../panel/navigation/encrypted-search'
import styles from '../../../panel/record/record-forms.module.css'
import { complaintMessages } from '../messages'

/** Renders the search of the complaint list. It uses POST, because personal data must not be in the URL. */
export function ComplaintSearch({ i18n, searchParams }: BeforeListTableServerProps) {
  const messages = complaintMessages[languageOf(i18n)]
  const text = searchedText(searchParams ?? {})
  return (
    <search>
      <form className={styles.search} action="/api/complaints/search" method="post">
        <label htmlFor="complaint-search">{messages.searchLabel}</label>
        <input id="complaint-search" type="search" name="buscar" defaultValue={text} autoComplete="off" />
        <button type="submit" className={styles.line}>
          {messages.search}
        </button>
        {text && <a href="/admin/collections/complaints">{messages.clearSearch}</a>}
      </form>
    </search>
  )
}
