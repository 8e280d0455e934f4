import type { Locale } from '@app/domain/language/locale'
import { createContext, type ReactNode, useContext } from 'react'
import type { Control, FieldValues, Path, RegisterOptions, UseFormRegisterReturn } from 'react-hook-form'
import type { MessageKey, Translate } from '@/i18n/translate'
import type { FormKey } from '../form-texts'

/** Settings of form fields that staff can change. */
export type FieldSettings = {
  /** Placeholders by field name. */
  placeholders?: Readonly<Record<string, string>>
  /** The document types to offer; all known ones by default. */
  documents?: readonly { value: string; label: string }[]
}

/** What a field needs from its form. Field names are those of the server: `visit.date`, `referred.0.phone`. */
export type FieldScope<F extends FieldValues = FieldValues, Key extends MessageKey = FormKey> = {
  locale: Locale
  t: Translate<Key>
  /** False in the served HTML and until hydration. */
  isHydrated: boolean
  control: Control<F>
  settings: FieldSettings
  idOf(name: string): string
  errorOf(name: string): string | undefined
  /** Returns the message of an error key. */
  errorText(key: string): string
  register(name: Path<F>, options?: RegisterOptions<F>): UseFormRegisterReturn
  /** `validated` is the field whose error may change with this value. */
  setValue(name: Path<F>, value: unknown, validated?: Path<F>): void
}

const ScopeContext = createContext<unknown>(null)

type ProviderProps<F extends FieldValues, Key extends MessageKey> = { scope: FieldScope<F, Key>; children: ReactNode }

export function FieldScopeProvider<F extends FieldValues, Key extends MessageKey>(props: ProviderProps<F, Key>) {
  return <ScopeContext value={props.scope}>{props.children}</ScopeContext>
}

/**
 * Returns the scope of the surrounding form. Parts of one form declare their field and message types once: `export const
 * useLeadScope = useFieldScope<LeadFields, FormKey<'lead'>>`.
 */
export function useFieldScope<F extends FieldValues = FieldValues, Key extends MessageKey = FormKey>() {
  const scope = useContext(ScopeContext)
  if (!scope) throw new Error('A field was rendered outside a form')
  return scope as FieldScope<F, Key>
}
