import type { Language } from '../language/language'
import { fieldName, type ListField } from './list-fields'
import { type ListQuery, writeListQuery } from './list-query'
import { listMessages } from './messages'

export function columnName(field: ListField, language: Language): string {
  const messages = listMessages[language]
  const names: Record<string, string> = {
    _status: messages.state,
    updatedAt: messages.lastChange,
    createdAt: messages.received,
  }
  return names[field.name] ?? fieldName(field, language)
}

type SortHeaderProps = {
  field: ListField | undefined
  label: string
  sort: string
  query: ListQuery
}

export function SortHeader({ field, label, sort, query }: SortHeaderProps) {
  if (!field || field.type === 'ui' || ('virtual' in field && field.virtual)) return <th>{label}</th>
  const isAscending = sort === field.name
  const isDescending = sort === `-${field.name}`
  const order = isAscending ? 'ascending' : isDescending ? 'descending' : undefined
  return (
    <th aria-sort={order}>
      <a href={writeListQuery({ ...query, sort: isAscending ? `-${field.name}` : field.name })}>
        {label}
        {order && <span aria-hidden="true">{isAscending ? ' ↑' : ' ↓'}</span>}
      </a>
    </th>
  )
}
