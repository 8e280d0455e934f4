import { createContext, type ReactNode, useContext } from 'react'
import type { Control, FieldValues, Path, RegisterOptions, UseFormRegisterReturn } from 'react-hook-form'
import type { Locale } from '@/i18n/locales'
import type { MessageKey, Translate } from '@/i18n/translate'
import type { FormKey } from '../form-texts'

/** What staff decide about the fields of a form. */
export type FieldSettings = {
  /** An example inside an empty field, by the field's name. */
  placeholders?: Readonly<Record<string, string>>
  /** The documents that are offered; without it all we know. */
  documents?: readonly { value: string; label: string }[]
}

/** What a field needs from its form. Names are those the server knows: `visit.date`, `referred.0.phone`. */
export type FieldScope<F extends FieldValues = FieldValues, Key extends MessageKey = FormKey> = {
  locale: Locale
  t: Translate<Key>
  /** False in the HTML that is served, until the script has taken over. */
  isLive: boolean
  control: Control<F>
  settings: FieldSettings
  idOf(name: string): string
  errorOf(name: string): string | undefined
  /** The sentence for an error key. */
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
 * Fields take the scope of any form. The parts of one form know its fields and messages and name them once:
 * `export const useLeadScope = useFieldScope<LeadFields, FormKey<'lead'>>`.
 */
export function useFieldScope<F extends FieldValues = FieldValues, Key extends MessageKey = FormKey>() {
  const scope = useContext(ScopeContext)
  if (!scope) throw new Error('A field was rendered outside a form')
  return scope as FieldScope<F, Key>
}
