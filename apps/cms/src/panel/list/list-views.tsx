import type { CollectionSlug, Payload, SanitizedCollectionConfig, TypedUser, Where } from 'payload'
import type { Label } from '../../platform/labels'
import type { Language } from '../language/language'
import type { ListConfig } from './list-config'
import { hasDrafts } from './list-fields'
import { type ListQuery, writeListQuery } from './list-query'
import { listMessages } from './messages'

type View = { name: string; conditions: Record<string, string> }

type Props = {
  collection: SanitizedCollectionConfig
  list: ListConfig
  query: ListQuery
  payload: Payload
  user: TypedUser | undefined
  language: Language
}

/** Renders the tabs of a list with the number of records in each. */
export async function ListViews({ collection, list, query, payload, user, language }: Props) {
  const messages = listMessages[language]
  const views: View[] = [
    ...(hasDrafts(collection)
      ? [
          { name: messages.online, conditions: { _status: 'published' } },
          { name: messages.drafts, conditions: { _status: 'draft' } },
        ]
      : []),
    ...(list.views ?? []).map(({ name, where }) => ({
      name: (name as Label)[language],
      conditions: conditionsOf(where),
    })),
  ]
  if (views.length === 0) return null
  const all: View = { name: messages.all, conditions: {} }
  const fields = [...new Set(views.flatMap(({ conditions }) => Object.keys(conditions)))]
  const otherConditions = Object.fromEntries(
    Object.entries(query.conditions).filter(([field]) => !fields.includes(field)),
  )
  const isCurrent = ({ conditions }: View) =>
    fields.every((field) => (conditions[field] ?? '') === (query.conditions[field] ?? ''))
  const counts = await Promise.all([all, ...views].map((view) => countRecords(payload, collection, view, user)))
  return (
    <nav className="views" aria-label={messages.views}>
      <ul>
        {[all, ...views].map((view, index) => (
          <li key={view.name}>
            <a
              href={writeListQuery({ ...query, conditions: { ...otherConditions, ...view.conditions } })}
              aria-current={isCurrent(view) ? 'page' : undefined}
            >
              {view.name} <span>{counts[index]}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Returns the conditions of a view, which compare fields with values. */
const conditionsOf = (where: Where): Record<string, string> =>
  Object.fromEntries(
    Object.entries(where).map(([field, condition]) => [field, String((condition as { equals?: unknown }).equals)]),
  )

async function countRecords(
  payload: Payload,
  collection: SanitizedCollectionConfig,
  { conditions }: View,
  user: TypedUser | undefined,
): Promise<number | ''> {
  const slug = collection.slug as CollectionSlug
  const options = { collection: slug, overrideAccess: false, user } as const
  const conditionList = (prefix: string): Where[] =>
    Object.entries(conditions).map(([field, value]) => ({ [`${prefix}${field}`]: { equals: value } }))
  const notTrashed = (prefix: string): Where[] =>
    collection.trash ? [{ [`${prefix}deletedAt`]: { exists: false } }] : []
  // The state of a draft is in its newest version. A failed count must not hide the list.
  const count = hasDrafts(collection)
    ? payload.countVersions({
        ...options,
        where: { and: [{ latest: { equals: true } }, ...conditionList('version.'), ...notTrashed('version.')] },
      })
    : payload.count({ ...options, where: { and: conditionList('') } })
  return count.then(({ totalDocs }) => totalDocs).catch(() => '' as const)
}
