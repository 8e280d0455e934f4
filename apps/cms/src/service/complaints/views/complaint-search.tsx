import type { BeforeListTableServerProps } from 'payload'
import { languageOf } from '../../../panel/navigation/pages-of-role'
import { searchedText } from '../../../panel/navigation/sealed-search'
import styles from '../../../panel/record/record-forms.module.css'
import { deskWords } from '../messages'

/** The search of the list, by POST, because it may name a person. Payload's own would put it into the URL. */
export function ComplaintSearch({ i18n, searchParams }: BeforeListTableServerProps) {
  const words = deskWords[languageOf(i18n)]
  const text = searchedText(searchParams ?? {})
  return (
    <search>
      <form className={styles.search} action="/api/complaints/search" method="post">
        <label htmlFor="complaint-search">{words.searchLabel}</label>
        <input id="complaint-search" type="search" name="buscar" defaultValue={text} autoComplete="off" />
        <button type="submit" className={styles.line}>
          {words.search}
        </button>
        {text && <a href="/admin/collections/complaints">{words.clearSearch}</a>}
      </form>
    </search>
  )
}
