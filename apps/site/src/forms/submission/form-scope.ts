import type { Locale } from '@app/domain/language/locale'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { fillPlaceholders, type Message, translate } from '@/i18n/translate'
import type { FieldScope, FieldSettings } from '../fields/field-scope'
import type { ErrorTexts, FormKey, FormTexts } from '../form-texts'
import { flatErrors } from './form-resolver'

type ScopeOptions<OwnPrefix extends string> = {
  idPrefix: string
  locale: Locale
  texts: FormTexts<OwnPrefix>
  errors: ErrorTexts
  isHydrated: boolean
  /** Values for the placeholders in error messages. */
  errorValues?: Record<string, string>
  settings?: FieldSettings
}

/** Returns the scope that a form provides to its fields. */
export function formScope<F extends FieldValues, OwnPrefix extends string>(
  form: UseFormReturn<F>,
  options: ScopeOptions<OwnPrefix>,
): FieldScope<F, FormKey<OwnPrefix>> {
  const { idPrefix, locale, texts, isHydrated, settings = {} } = options
  const { isSubmitted } = form.formState
  const errorText = (key: string) => errorSentence(key, options)
  return {
    locale,
    t: translate(texts as Readonly<Record<FormKey<OwnPrefix>, Message>>, locale),
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
    setValue(name, value, dependentName = name) {
      form.setValue(name, value as never, { shouldDirty: true })
      const { isTouched } = form.getFieldState(dependentName, form.formState)
      if (isTouched || isSubmitted) form.trigger(dependentName)
    },
  }
}

type SentenceOptions = Pick<ScopeOptions<never>, 'errors' | 'texts' | 'locale' | 'errorValues'>

/** Returns the message of an error key. An unknown key, which a newer server may send, gets a generic message. */
export function errorSentence(key: string, { errors, texts, locale, errorValues = {} }: SentenceOptions): string {
  const sentence = Object.hasOwn(errors, key) ? errors[key] : undefined
  return fillPlaceholders(sentence ?? texts['form.field.invalid'], errorValues, locale)
}

/** Returns the errors of the form with their messages, in the order of the fields. */
export function errorList(
  errors: object,
  { idOf, errorText }: Pick<FieldScope, 'idOf' | 'errorText'>,
  form: HTMLFormElement | null,
): { name: string; text: string }[] {
  const ids = Array.from(form?.elements ?? [], ({ id }) => id)
  const position = (name: string) => ids.indexOf(idOf(name))
  return flatErrors(errors)
    .map(({ name, key }) => ({ name, text: errorText(key) }))
    .sort((a, b) => position(a.name) - position(b.name))
}
