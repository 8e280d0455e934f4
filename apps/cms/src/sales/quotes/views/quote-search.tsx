import type { BeforeListTableServerProps } from 'payload'
import { SearchField } from '../../../panel/forms/search-field'
import { languageOf } from '../../../panel/language/language'
import { searchedText } from '../../../panel/navigation/encrypted-search'
import { may } from '../../../platform/access/apply-access'
import { quoteMessages } from '../messages'

/** Renders the search of the list of quotes. It uses POST, because the URL must not contain names. */
export function QuoteSearch({ i18n, searchParams, user }: BeforeListTableServerProps) {
  if (!may(user ?? null, 'search quotes')) return null
  const messages = quoteMessages[languageOf(i18n)]
  const text = searchedText(searchParams ?? {})
  return (
    <search>
      <form className="list__search" action="/api/quote-desk/search" method="post">
        <SearchField label={messages.search} hint={messages.searchHint} value={text} />
        {text && <a href="/admin/collections/quotes">{messages.clearSearch}</a>}
      </form>
    </search>
  )
}
