import type { Locale } from '@sillar/domain/content/localized.schema'
import { createContext, useContext } from 'react'
import type { Control, FieldValues, RegisterOptions, UseFormRegisterReturn } from 'react-hook-form'
import type { Translate } from '../messages/translate'

/** What a field needs of the form it stands in. Names are those of the wire: `visit.date`, `referred.0.phone`. */
export type FieldScope = {
  locale: Locale
  t: Translate
  /** False in the HTML that is served and until the script has taken over. */
  isLive: boolean
  control: Control<FieldValues>
  idOf(name: string): string
  errorOf(name: string): string | undefined
  register(name: string, options?: RegisterOptions): UseFormRegisterReturn
  /** `judged` is the field whose error may change with it. */
  setValue(name: string, value: unknown, judged?: string): void
}

const ScopeContext = createContext<FieldScope | null>(null)

export const FieldScopeProvider = ScopeContext.Provider

export function useFieldScope(): FieldScope {
  const scope = useContext(ScopeContext)
  if (!scope) throw new Error('A field was rendered outside a form')
  return scope
}
