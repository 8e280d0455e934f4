import type { PaginatedDocs } from 'payload'
import type { Language } from '../language/language'
import { type ListQuery, writeListQuery } from './list-query'
import { listMessages } from './messages'

type Props = { data: PaginatedDocs; query: ListQuery; language: Language }

export function ListPagination({ data, query, language }: Props) {
  const { docs, totalDocs, pagingCounter, page = 1, hasPrevPage, hasNextPage } = data
  const messages = listMessages[language]
  if (docs.length === 0) return null
  return (
    <nav className="list__pages" aria-label={messages.pages}>
      <span>{messages.range(pagingCounter, pagingCounter + docs.length - 1, totalDocs)}</span>
      {hasPrevPage && <a href={writeListQuery(query, page - 1)}>{messages.previous}</a>}
      {hasNextPage && <a href={writeListQuery(query, page + 1)}>{messages.next}</a>}
    </nav>
  )
}
