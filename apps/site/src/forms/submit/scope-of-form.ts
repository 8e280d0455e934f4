import type { Locale } from '@sillar/domain/content/localized.schema'
import type { Control, FieldValues, Path, UseFormReturn } from 'react-hook-form'
import type { FieldScope } from '../fields/field-scope'
import { errorText, translator } from '../messages/translate'
import { flatErrors } from './schema-resolver'

type ScopeOptions = {
  idPrefix: string
  locale: Locale
  isLive: boolean
  /** Values for marks in error texts. */
  errorValues?: Record<string, string>
}

/** Binds the fields to their form. Names are plain text there, because one field serves forms of different shapes. */
export function scopeOfForm<F extends FieldValues>(form: UseFormReturn<F>, options: ScopeOptions): FieldScope {
  const { idPrefix, locale, isLive, errorValues } = options
  const t = translator(locale)
  const { isSubmitted } = form.formState
  return {
    locale,
    t,
    isLive,
    control: form.control as unknown as Control<FieldValues>,
    idOf: (name) => `${idPrefix}-${name.replaceAll('.', '-')}`,
    errorOf(name) {
      const { error } = form.getFieldState(name as Path<F>, form.formState)
      return error?.message ? errorText(t, error.message, errorValues) : undefined
    },
    register: (name, registerOptions) => form.register(name as Path<F>, registerOptions as never),
    setValue(name, value, judged = name) {
      form.setValue(name as Path<F>, value as never, { shouldDirty: true })
      const { isTouched } = form.getFieldState(judged as Path<F>, form.formState)
      if (isTouched || isSubmitted) form.trigger(judged as Path<F>)
    },
  }
}

/** All errors of the form with their texts, in the order in which the fields stand. */
export function summaryOf(
  errors: object,
  scope: FieldScope,
  form: HTMLFormElement | null,
  errorValues?: Record<string, string>,
): { name: string; text: string }[] {
  const ids = Array.from(form?.elements ?? [], ({ id }) => id)
  const place = (name: string) => ids.indexOf(scope.idOf(name))
  return flatErrors(errors)
    .map(({ name, key }) => ({ name, text: errorText(scope.t, key, errorValues) }))
    .sort((a, b) => place(a.name) - place(b.name))
}
