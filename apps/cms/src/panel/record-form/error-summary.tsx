'use client'

import { getTranslation } from '@payloadcms/translations'
import { useConfig, useDocumentInfo, useFormProcessing, useTranslation, useWatchForm } from '@payloadcms/ui'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { languageOf } from '../language/language'
import { ErrorList } from './error-list'
import { type FormError, fieldTrail, formErrors, withSaveErrors } from './form-errors'
import type { FormField, FormState } from './form-state'
import { openField } from './open-field.dom'
import { findNewFailure, listShownFailures } from './save-failure'

/** Payload shows the toast of a failed save within this time. */
const TOAST_MS = 100
/** Payload notices changes of the form within 250 ms. */
const CHANGES_NOTICED_MS = 500

/** Shows above a form why it was not saved or published, because Payload's message disappears after a few seconds. */
export function ErrorSummary() {
  const { i18n } = useTranslation()
  const language = languageOf(i18n)
  const fields = useRecordFields()
  // `useAllFormFields` returns the errors of a save only after `useFormProcessing` has reported its end.
  const { fields: form, setModified } = useWatchForm()
  const state = form as FormState
  const isSaving = useFormProcessing()
  const [saveErrors, setSaveErrors] = useState<FormError[]>([])
  const [failure, setFailure] = useState<ReactNode>()
  const [failedSaves, setFailedSaves] = useState(0)
  const box = useRef<HTMLElement>(null)
  const beforeSave = useRef<{ failures: Set<unknown>; errors: FormError[] }>(null)

  const currentErrors = formErrors(fields, state)
  const shownErrors = withSaveErrors(fields, { current: currentErrors, ofSave: saveErrors, form: state })

  // biome-ignore lint/correctness/useExhaustiveDependencies: reads the form as it is when saving starts and ends.
  useEffect(() => {
    if (isSaving) {
      beforeSave.current = { failures: listShownFailures(), errors: shownErrors }
      return
    }
    if (!beforeSave.current) return
    const { failures, errors: errorsBefore } = beforeSave.current
    beforeSave.current = null
    const errors = currentErrors
    const timers = [
      setTimeout(() => {
        const newFailure = findNewFailure(failures, language)
        if (errors.length === 0 && !newFailure) {
          setFailure(undefined)
          // A saved draft still has the errors that prevent publishing. The server may return equal values as new objects.
          const isPublished = state._status?.value === 'published'
          setSaveErrors(isPublished ? [] : errorsBefore.map((error) => ({ ...error, value: state[error.path]?.value })))
          return
        }
        setSaveErrors(errors)
        setFailure(errors.length === 0 ? newFailure : undefined)
        setFailedSaves((count) => count + 1)
        // Payload disables the publish button after a failed publish and would discard the changes without a warning.
        timers.push(setTimeout(() => setModified(true), CHANGES_NOTICED_MS))
      }, TOAST_MS),
    ]
    return () => timers.forEach(clearTimeout)
  }, [isSaving])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each failed save moves the focus to the summary.
  useEffect(() => {
    box.current?.focus({ preventScroll: true })
    box.current?.scrollIntoView({ block: 'center' })
  }, [failedSaves])

  const errors = shownErrors.map(({ path, message }) => ({
    path,
    message,
    name: fieldTrail(fields, path, (label) => (label ? getTranslation(label as string, i18n) : '')).join(', '),
  }))
  return <ErrorList box={box} errors={errors} failure={failure} onOpen={openField} language={language} />
}

const noFields: FormField[] = []

function useRecordFields(): FormField[] {
  const { collectionSlug, globalSlug } = useDocumentInfo()
  const { getEntityConfig } = useConfig()
  const entity = collectionSlug
    ? getEntityConfig({ collectionSlug })
    : globalSlug
      ? getEntityConfig({ globalSlug })
      : undefined
  return (entity?.fields as FormField[] | undefined) ?? noFields
}
