import type { Locale } from '@app/domain/language/locale'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { fillPlaceholders, type Message, translate } from '@/i18n/translate'
import type { FieldScope, FieldSettings } from '../fields/field-scope'
import type { ErrorTexts, FormKey, FormTexts } from '../form-texts'
import { flatErrors } from './form-resolver'

type ScopeOptions<Own extends string> = {
  idPrefix: string
  locale: Locale
  texts: FormTexts<Own>
  errors: ErrorTexts
  isHydrated: boolean
  /** Values of placeholders in error messages. */
  errorValues?: Record<string, string>
  settings?: FieldSettings
}

/** Connects the fields with their form. */
export function formScope<F extends FieldValues, Own extends string>(
  form: UseFormReturn<F>,
  options: ScopeOptions<Own>,
): FieldScope<F, FormKey<Own>> {
  const { idPrefix, locale, texts, isHydrated, settings = {} } = options
  const { isSubmitted } = form.formState
  const errorText = (key: string) => errorSentence(key, options)
  return {
    locale,
    t: translate(texts as Readonly<Record<FormKey<Own>, Message>>, locale),
    isHydrated,
    control: form.control,
    settings,
    idOf: (name) => `${idPrefix}-${name.replaceAll('.', '-')}`,
    errorOf(name) {
      const { error } = form.getFieldState(name as Path<F>, form.formState)
      return error?.message ? errorText(error.message) : undefined
    },
    errorText,
    register: (name, registerOptions) => form.register(name, registerOptions as never),
    setValue(name, value, validated = name) {
      form.setValue(name, value as never, { shouldDirty: true })
      const { isTouched } = form.getFieldState(validated, form.formState)
      if (isTouched || isSubmitted) form.trigger(validated)
    },
  }
}

type SentenceOptions = Pick<ScopeOptions<never>, 'errors' | 'texts' | 'locale' | 'errorValues'>

/** A server newer than this page may send an unknown key, which gets a generic message. */
export function errorSentence(key: string, { errors, texts, locale, errorValues = {} }: SentenceOptions): string {
  const sentence = Object.hasOwn(errors, key) ? errors[key] : undefined
  return fillPlaceholders(sentence ?? texts['form.field.invalid'], errorValues, locale)
}

/** Returns all errors of the form with their messages, in the order of the fields. */
export function errorList(
  errors: object,
  { idOf, errorText }: Pick<FieldScope, 'idOf' | 'errorText'>,
  form: HTMLFormElement | null,
): { name: string; text: string }[] {
  const ids = Array.from(form?.elements ?? [], ({ id }) => id)
  const place = (name: string) => ids.indexOf(idOf(name))
  return flatErrors(errors)
    .map(({ name, key }) => ({ name, text: errorText(key) }))
    .sort((a, b) => place(a.name) - place(b.name))
}
