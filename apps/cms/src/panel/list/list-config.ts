import type { CollectionConfig, Where } from 'payload'
import type { Action } from '../../platform/access/access-table'
import type { Label } from '../../platform/labels'

/** The shape and colour of a state. Red is for states that need an action. */
export type Tone = 'good' | 'half' | 'draft' | 'waiting' | 'bad' | 'done'

/** What the list of a collection shows. Labels, options and date formats are those of the fields. */
export type ListConfig = {
  /** The fields whose values are the name of a record. The default is `useAsTitle`. */
  title?: readonly string[]
  /** The text before the name, for records whose name alone is not clear. */
  titlePrefix?: Label
  /**
   * The relationship to the person of a record. Their name is the name of the record for users who may read it. `label`
   * is the head of the column.
   */
  person?: { field: string; names: readonly string[]; label: Label }
  /** The fields below the name, such as the first and last name of a person. */
  note?: readonly string[]
  /** An upload field, or `self` for uploads. */
  image?: string
  /** The other columns. The default is `defaultColumns`. */
  columns?: readonly string[]
  /** The columns that need their label in the cards on phones, because the value alone says nothing. */
  labelled?: readonly string[]
  /** The select fields that are shown as states, with the tone of each value. */
  states?: Record<string, Record<string, Tone>>
  /** The text for an empty field. The default is "Sin" and the label of the field. */
  missing?: Record<string, Label>
  /** The words for the codes in a text field. A code may be followed by more text, such as a number. */
  words?: Record<string, readonly (Label & { code: string })[]>
  /** The text fields that contain the slug of a record, with its collection. The list shows the name of the record. */
  slugs?: Record<string, 'projects'>
  /** The names of values in these fields that are no slug. */
  slugNames?: Record<string, Label>
  /** The tabs above the list, in addition to "all". */
  views?: readonly { name: Label; where: Where }[]
  /** The select and relationship fields by which staff filter. */
  filters?: readonly string[]
  /** The text of the button that creates a record. */
  create?: Label
  /** The button that opens a form of the panel, for collections that staff do not write directly. */
  add?: { label: Label; href: string; for: Action }
}

const RECORD_LIST = '/panel/list/record-list#RecordList'

/** Adds the list of the panel to a collection, instead of Payload's table. */
export function withList(config: CollectionConfig): CollectionConfig {
  const views = config.admin?.components?.views
  if (views?.list) return config
  return {
    ...config,
    admin: {
      ...config.admin,
      components: {
        ...config.admin?.components,
        views: { ...views, list: { Component: { path: RECORD_LIST, serverProps: { list: config.custom?.list } } } },
      },
    },
  }
}

/** Returns the value of a collection's `custom` option with the config of its list. */
export const listOf = (list: ListConfig) => ({ list })
