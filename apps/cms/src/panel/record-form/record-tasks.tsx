'use client'

import { getTranslation } from '@payloadcms/translations'
import {
  RenderFields,
  useConfig,
  useDocumentInfo,
  useFormProcessing,
  useTranslation,
  useWatchForm,
} from '@payloadcms/ui'
import type { ClientField, TabsFieldClient } from 'payload'
import { getFieldPaths } from 'payload/shared'
import { useEffect, useRef, useState } from 'react'
import type { Label } from '../../platform/labels'
import { languageOf } from '../language/language'
import { formErrors } from './form-errors'
import { type FormField, type FormState, flatFields } from './form-state'
import { missingFields } from './missing-fields'
import { fieldOfHash, onOpenField, openField } from './open-field.dom'
import { TaskIndex } from './task-index'
import type { TaskLayout } from './tasks.field'

type Props = { groups: { label: Label; count: number }[]; layout: TaskLayout }

const noTabs: TabsFieldClient['tabs'] = []

/** Renders the hidden tabs of a record as tasks beside an index. */
export function RecordTasks({ groups, layout }: Props) {
  const { i18n } = useTranslation()
  const language = languageOf(i18n)
  const { id, collectionSlug = '', docPermissions } = useDocumentInfo()
  const { getEntityConfig } = useConfig()
  // `useForm` would not render again when a colleague locks the record.
  const { fields: form, disabled } = useWatchForm()
  const isSaving = useFormProcessing()
  const [current, setCurrent] = useState(0)
  const headings = useRef<(HTMLElement | null)[]>([])
  const fields: ClientField[] = getEntityConfig({ collectionSlug })?.fields ?? []
  const tabsIndex = fields.findIndex(({ type }) => type === 'tabs')
  const tabsField = fields[tabsIndex] as TabsFieldClient | undefined
  const tabs = tabsField?.tabs ?? noTabs
  const storageKey = `task ${collectionSlug} ${id ?? ''}`

  useEffect(() => {
    const taskOf = (fieldPath: string) =>
      tabs.findIndex((tab) =>
        flatFields(tab.fields as FormField[]).some(({ name }) => name === fieldPath.split('.')[0]),
      )
    // Switching the language of the content reloads the page, which must not return to the first task.
    const storedTask = Number(sessionStorage.getItem(storageKey) ?? 0)
    if (tabs[storedTask]) setCurrent(storedTask)
    const stop = onOpenField((fieldPath) => {
      const task = taskOf(fieldPath)
      if (task >= 0) setCurrent(task)
    })
    const linkedField = fieldOfHash(window.location.hash)
    if (linkedField) openField(linkedField)
    return stop
  }, [tabs, storageKey])

  function openTask(task: number) {
    setCurrent(task)
    sessionStorage.setItem(storageKey, String(task))
    requestAnimationFrame(() => {
      headings.current[task]?.focus({ preventScroll: true })
      headings.current[task]?.scrollIntoView({ block: 'start' })
    })
  }

  const state = form as FormState
  const invalidNames = formErrors([], state).map((error) => error.path.split('.')[0])
  const tasks = tabs.map((tab, position) => {
    const names = new Set(flatFields(tab.fields as FormField[]).map(({ name }) => name))
    return {
      position,
      label: String(getTranslation((tab.label || '') as string, i18n)),
      missing: missingFields(tab.fields as FormField[], state).length,
      errors: invalidNames.filter((name) => names.has(name)).length,
    }
  })
  const starts = groups.map((_, index) => groups.slice(0, index).reduce((total, { count }) => total + count, 0))
  const indexedGroups = groups.map(({ label, count }, index) => ({
    label: label[language],
    tasks: tasks.slice(starts[index], (starts[index] ?? 0) + count),
  }))

  if (!tabsField) return null
  const paths = getFieldPaths({
    field: tabsField,
    index: tabsIndex,
    parentIndexPath: '',
    parentPath: '',
    parentSchemaPath: collectionSlug,
  })

  return (
    <div className="record-tasks">
      <TaskIndex groups={indexedGroups} current={current} onOpen={openTask} language={language} />
      <div className="record-tasks__sections">
        {tabs.map((tab, index) => {
          if (layout === 'sections' && index !== current) return null
          const tabPaths = getFieldPaths({
            field: { ...tab, type: 'tab' } as never,
            index,
            parentIndexPath: paths.indexPath,
            parentPath: paths.path,
            parentSchemaPath: paths.schemaPath,
          })
          return (
            <section key={tab.id ?? index} className="record-tasks__section" aria-labelledby={`task-${index}`}>
              <h2
                id={`task-${index}`}
                tabIndex={-1}
                ref={(heading) => {
                  headings.current[index] = heading
                }}
              >
                {tasks[index]?.label}
              </h2>
              <RenderFields
                fields={tab.fields}
                forceRender
                parentIndexPath={tabPaths.indexPath}
                parentPath={tabPaths.path}
                parentSchemaPath={tabPaths.schemaPath}
                permissions={docPermissions?.fields ?? true}
                // The form is also disabled while it is saved, but Payload's own fields are not read-only then.
                readOnly={disabled && !isSaving}
              />
            </section>
          )
        })}
      </div>
    </div>
  )
}
