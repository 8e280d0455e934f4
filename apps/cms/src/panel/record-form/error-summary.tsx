'use client'

import { getTranslation } from '@payloadcms/translations'
import { useAllFormFields, useConfig, useDocumentInfo, useFormProcessing, useTranslation } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import { languageOf } from '../language/language'
import { ErrorList } from './error-list'
import { type FormError, fieldTrail, formErrors, keepErrors } from './form-errors'
import type { FormField, FormState } from './form-state'
import { openField } from './open-field.dom'

/** Shows above a form what has to be fixed, because Payload's message disappears after a few seconds. */
export function ErrorSummary() {
  const { i18n } = useTranslation()
  const { collectionSlug, globalSlug } = useDocumentInfo()
  const { getEntityConfig } = useConfig()
  const [form] = useAllFormFields()
  const isSaving = useFormProcessing()
  const [shown, setShown] = useState<FormError[]>([])
  const box = useRef<HTMLElement>(null)
  const wasSaving = useRef(false)
  const entity = collectionSlug
    ? getEntityConfig({ collectionSlug })
    : globalSlug
      ? getEntityConfig({ globalSlug })
      : undefined
  const fields = (entity?.fields ?? []) as FormField[]

  const current = formErrors(fields, form as FormState)
  useEffect(() => {
    setShown((errors) => keepErrors(errors, current, form as FormState))
    if (wasSaving.current && !isSaving) {
      if (current.length > 0) requestAnimationFrame(() => showBox(box.current))
      else if ((form as FormState)._status?.value === 'published') setShown([])
    }
    wasSaving.current = isSaving
  }, [form, isSaving, current])

  const errors = shown.map(({ path, message }) => ({
    path,
    message,
    name: fieldTrail(fields, path, (label) => (label ? getTranslation(label as string, i18n) : '')).join(', '),
  }))
  return <ErrorList box={box} errors={errors} onOpen={openField} language={languageOf(i18n)} />
}

function showBox(box: HTMLElement | null): void {
  box?.focus({ preventScroll: true })
  box?.scrollIntoView({ block: 'center' })
}
