import { fieldErrors, fillPlaceholders, isFieldErrorKey } from '@app/domain/submission/field-errors'
import { pageTexts } from './page.messages'

/** Returns the text of an error key for the pages of the intake. An unknown key gets the text of `form.invalid`. */
export const fieldErrorText = (key: string, locale: 'es' | 'en', marks: Record<string, string> = {}): string =>
  fillPlaceholders(fieldErrors[locale][isFieldErrorKey(key) ? key : 'form.invalid'], {
    label: pageTexts[locale].termsBox,
    ...marks,
  })
