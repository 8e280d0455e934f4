import type { Field, TabsField, UIField } from 'payload'
import type { Label } from '../../platform/labels'

type Task = { label: Label; fields: Field[] }
export type TaskGroup = { label: Label; tasks: Task[] }

/** `sections` shows one task at a time, `page` shows all tasks one below the other. */
export type TaskLayout = 'sections' | 'page'

/**
 * Returns the fields of a record, arranged by task. Tasks are Payload's tabs, which have no groups and no marks for
 * missing fields, and cannot have a component of their own. So they are hidden, and `RecordTasks` renders their fields.
 */
export function taskFields(groups: TaskGroup[], layout: TaskLayout = 'sections'): [UIField, TabsField] {
  const clientProps = { layout, groups: groups.map(({ label, tasks }) => ({ label, count: tasks.length })) }
  return [
    {
      name: 'tasks',
      type: 'ui',
      label: { es: 'Partes de la ficha', en: 'Parts of the record' },
      admin: {
        disableListColumn: true,
        components: { Field: { path: '/panel/record-form/record-tasks#RecordTasks', clientProps } },
      },
    },
    { type: 'tabs', admin: { hidden: true }, tabs: groups.flatMap(({ tasks }) => tasks) },
  ]
}
