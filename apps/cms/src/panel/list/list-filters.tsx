import type { CollectionSlug, Payload, SanitizedCollectionConfig } from 'payload'
import type { Language } from '../language/language'
import { PageIcon } from '../navigation/page-icons'
import { labelIn } from '../records/name-records'
import { fieldName, isRelation, type ListField, namedFields } from './list-fields'
import { type ListQuery, withCondition, writeListQuery } from './list-query'
import { listMessages } from './messages'

const MAX_CHOICES = 50

type Choice = { value: string; name: string }

type Props = {
  collection: SanitizedCollectionConfig
  fields: ListField[]
  query: ListQuery
  payload: Payload
  language: Language
}

/** Renders the search and one chip per filter. A chip opens its choices, or removes the filter that is set. */
export async function ListFilters({ collection, fields, query, payload, language }: Props) {
  const messages = listMessages[language]
  const choices = await Promise.all(fields.map((field) => readChoices(payload, field, language)))
  const searchedFields = collection.admin.listSearchableFields ?? [collection.admin.useAsTitle ?? 'id']
  const allFields = namedFields(collection.fields)
  const names = searchedFields.flatMap((name) => {
    const field = allFields.get(name)
    return field ? [fieldName(field, language)] : []
  })
  return (
    <div className="list__filters">
      {names.length > 0 && (
        <search>
          <form>
            <PageIcon name="search" />
            <input
              type="search"
              name="search"
              aria-label={messages.search}
              placeholder={messages.searchBy(names.join(', '))}
              defaultValue={query.search}
            />
            {Object.entries(query.conditions).map(([field, value], index) => (
              <input key={field} type="hidden" name={`where[and][${index}][${field}][equals]`} value={value} />
            ))}
          </form>
        </search>
      )}
      {fields.map((field, index) => (
        <FilterChip key={field.name} field={field} choices={choices[index] ?? []} query={query} language={language} />
      ))}
    </div>
  )
}

type ChipProps = { field: ListField; choices: Choice[]; query: ListQuery; language: Language }

function FilterChip({ field, choices, query, language }: ChipProps) {
  const name = fieldName(field, language)
  const value = query.conditions[field.name]
  if (value !== undefined)
    return (
      <a
        className="list__chip"
        data-is-set
        href={writeListQuery(withCondition(query, field.name, undefined))}
        aria-label={listMessages[language].removeFilter(name)}
      >
        {name} <b>{choices.find((choice) => choice.value === value)?.name ?? value}</b>{' '}
        <span aria-hidden="true">×</span>
      </a>
    )
  return (
    <details className="list__filter" name="list-filter">
      <summary className="list__chip">{name}</summary>
      <ul>
        {choices.map((choice) => (
          <li key={choice.value}>
            <a href={writeListQuery(withCondition(query, field.name, choice.value))}>{choice.name}</a>
          </li>
        ))}
      </ul>
    </details>
  )
}

async function readChoices(payload: Payload, field: ListField, language: Language): Promise<Choice[]> {
  if (field.type === 'select')
    return field.options.map((option) =>
      typeof option === 'string'
        ? { value: option, name: option }
        : { value: option.value, name: labelIn(option.label, language) },
    )
  if (!isRelation(field)) return []
  const slug = field.relationTo as CollectionSlug
  const title = payload.collections[slug].config.admin.useAsTitle ?? 'id'
  // If `filterOptions` is a function, it needs the record, which a list does not have.
  const where = typeof field.filterOptions === 'object' && field.filterOptions ? field.filterOptions : {}
  const { docs } = await payload.find({ collection: slug, where, depth: 0, limit: MAX_CHOICES, locale: language })
  return (docs as unknown as (Record<string, unknown> & { id: string })[]).map((doc) => ({
    value: doc.id,
    name: String(doc[title] ?? ''),
  }))
}
