import { formatDay } from '@app/domain/calendar/format-date'
import { fullInstant, humanDay, humanInstant } from '@app/domain/calendar/human-date'
import { isLimaDate } from '@app/domain/calendar/lima-date'
import type { I18nClient } from '@payloadcms/translations'
import { RenderServerComponent } from '@payloadcms/ui/elements/RenderServerComponent'
import type { Payload } from 'payload'
import type { ReactNode } from 'react'
import type { Language } from '../language/language'
import type { ListConfig, Tone } from './list-config'
import { fieldName, isRelation, type ListField, optionName } from './list-fields'
import { listMessages } from './messages'
import { StateMark } from './state-mark'

export type Row = Record<string, unknown> & { id: string }

export type CellContext = {
  payload: Payload
  i18n: I18nClient
  language: Language
  now: Date
  slug: string
  /** The rows of the page, so that a cell can read what it shows of all rows at once. */
  rows?: Row[]
  list: ListConfig
  /** Shows dates in full, as on the page of a record. Lists show "hace 9 min". */
  hasFullDates?: boolean
  /** Returns the name of a related record, or undefined if it does not exist any more. */
  relatedName: (collection: string, id: unknown) => string | undefined
}

/** Renders the value of a field in a row of a list, according to the type of the field. */
export function ListCell({ field, row, context }: { field: ListField; row: Row; context: CellContext }): ReactNode {
  const { payload, i18n, slug, rows } = context
  const Cell =
    'admin' in field && field.admin?.components && 'Cell' in field.admin.components && field.admin.components.Cell
  if (Cell)
    return RenderServerComponent({
      Component: Cell,
      importMap: payload.importMap,
      clientProps: { cellData: row[field.name], rowData: row, collectionSlug: slug },
      serverProps: { payload, i18n, collectionSlug: slug, rowData: row, rows },
    })
  if (field.name === '_status') return <PublishState row={row} language={context.language} />
  const tone = context.list.states?.[field.name]?.[String(row[field.name])]
  if (tone) return <StateMark tone={tone}>{optionName(field, row[field.name], context.language)}</StateMark>
  if (field.type === 'date' && typeof row[field.name] === 'string')
    return <ShortDate field={field} value={String(row[field.name])} context={context} />
  return cellText(field, row, context) || <span className="list__missing">{missingText(field, context)}</span>
}

const missingText = (field: ListField, { language, list }: CellContext) =>
  list.missing?.[field.name]?.[language] ?? listMessages[language].missing(fieldName(field, language))

/** Returns the value of a field as text, or an empty text. */
export function cellText(field: ListField, row: Row, { language, now, list, relatedName }: CellContext): string {
  const value = row[field.name]
  if (value === null || value === undefined || value === '') return ''
  if (typeof value === 'boolean') return value ? listMessages[language].yes : listMessages[language].no
  const slugCollection = list.slugs?.[field.name]
  if (slugCollection)
    return relatedName(slugCollection, value) ?? list.slugNames?.[String(value)]?.[language] ?? String(value)
  if (field.type === 'date') return humanInstant(new Date(String(value)), now, language)
  if (isRelation(field)) return relatedName(field.relationTo, value) ?? ''
  if (field.type === 'select')
    return [value]
      .flat()
      .map((item) => optionName(field, item, language))
      .join(', ')
  if (typeof value === 'number')
    return value.toLocaleString(language === 'es' ? 'es-PE' : 'en', { maximumFractionDigits: 2 })
  if (typeof value === 'object') return ''
  const word = list.words?.[field.name]?.find(({ code }) => String(value).startsWith(code))
  if (word) return `${word[language]}${String(value).slice(word.code.length)}`
  return isLimaDate(String(value)) ? humanDay(String(value), now, language) : String(value)
}

function ShortDate({ field, value, context }: { field: ListField; value: string; context: CellContext }) {
  const { now, language, hasFullDates } = context
  const isDay = field.custom?.dateOnly === true
  const instant = new Date(value)
  return isDay ? (
    <time dateTime={value.slice(0, 10)} title={formatDay(value.slice(0, 10), language)}>
      {hasFullDates ? formatDay(value.slice(0, 10), language) : humanDay(value.slice(0, 10), now, language)}
    </time>
  ) : (
    <time dateTime={value} title={fullInstant(instant, language)}>
      {hasFullDates ? fullInstant(instant, language) : humanInstant(instant, now, language)}
    </time>
  )
}

const publishTones: Record<string, Tone> = { published: 'good', changed: 'half', draft: 'draft' }

function PublishState({ row, language }: { row: Row; language: Language }) {
  const messages = listMessages[language]
  const state = String(row._displayStatus ?? row._status ?? 'draft') as 'published' | 'changed' | 'draft'
  return <StateMark tone={publishTones[state] ?? 'draft'}>{messages[state]}</StateMark>
}
