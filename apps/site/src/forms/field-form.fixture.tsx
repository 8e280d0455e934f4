import type { Locale } from '@app/domain/language/locale'
import { useEffect, useState } from 'react'
import { type FieldValues, useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { textsFor } from '@/i18n/translator'
import { FieldScopeProvider, type FieldSettings } from './fields/field-scope'
import { formResolver } from './submission/form-resolver'
import { formScope } from './submission/form-scope'
import { keepFocus } from './submission/keep-focus'
import { validate } from './submission/validate'

type FieldFormProps = {
  schema?: z.ZodMiniType
  errors?: Record<string, string>
  locale?: Locale
  settings?: FieldSettings
  onSend?(fields: FieldValues): void
  children: React.ReactNode
}

const commonTexts = (locale: Locale) => textsFor(locale, 'field', 'file', 'form', 'outbox', 'phone', 'receipt')

/** Renders a minimal form for tests of single fields. */
export function FieldForm({
  schema = z.any(),
  errors = {},
  locale = 'es',
  settings,
  onSend = () => {},
  children,
}: FieldFormProps) {
  const resolver = formResolver(
    async () => (body) => validate(schema, body),
    (fields) => fields,
  )
  const form = useForm({ mode: 'onTouched', shouldFocusError: false, resolver })
  const [isHydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])
  const texts = commonTexts(locale)
  const scope = formScope<FieldValues, never>(form, { idPrefix: 'test', locale, texts, errors, isHydrated, settings })
  return (
    <FieldScopeProvider scope={scope}>
      <form noValidate onSubmit={form.handleSubmit(onSend)}>
        {children}
        <button type="submit" onMouseDown={keepFocus}>
          Send
        </button>
      </form>
    </FieldScopeProvider>
  )
}
