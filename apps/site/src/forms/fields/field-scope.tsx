import type { Locale } from '@app/domain/language/locale'
import { createContext, type ReactNode, useContext } from 'react'
import type { Control, FieldValues, Path, RegisterOptions, UseFormRegisterReturn } from 'react-hook-form'
import type { MessageKey, Translate } from '@/i18n/translate'
import type { FormKey } from '../form-texts'

/** Settings of form fields that staff can change. */
export type FieldSettings = {
  placeholders?: Readonly<Record<string, string>>
  /** The types of identity documents to offer. By default all types are offered. */
  documents?: readonly { value: string; label: string }[]
}

/**
 * The values and functions that a form provides to its fields. Field names are those of the API, such as
 * `appointment.date` or `referred.0.phone`.
 */
export type FieldScope<F extends FieldValues = FieldValues, Key extends MessageKey = FormKey> = {
  locale: Locale
  t: Translate<Key>
  /** False in the served HTML and until hydration. */
  isHydrated: boolean
  control: Control<F>
  settings: FieldSettings
  idOf(name: string): string
  errorOf(name: string): string | undefined
  errorText(key: string): string
  register(name: Path<F>, options?: RegisterOptions<F>): UseFormRegisterReturn
  /**
   * Sets a value, and then validates `dependentName` (by default the same field) if the visitor has already left that
   * field or submitted the form.
   */
  setValue(name: Path<F>, value: unknown, dependentName?: Path<F>): void
}

const ScopeContext = createContext<unknown>(null)

type ProviderProps<F extends FieldValues, Key extends MessageKey> = { scope: FieldScope<F, Key>; children: ReactNode }

export function FieldScopeProvider<F extends FieldValues, Key extends MessageKey>(props: ProviderProps<F, Key>) {
  return <ScopeContext value={props.scope}>{props.children}</ScopeContext>
}

/**
 * Returns the scope of the surrounding form. Each form binds its types once, for example
 * `const useLeadScope = useFieldScope<LeadFields, FormKey<'lead'>>`.
 */
export function useFieldScope<F extends FieldValues = FieldValues, Key extends MessageKey = FormKey>() {
  const scope = useContext(ScopeContext)
  if (!scope) throw new Error('A field was rendered outside a form')
  return scope as FieldScope<F, Key>
}
