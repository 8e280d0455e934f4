import { fieldErrors, fillPlaceholders, isFieldErrorKey } from '@app/domain/submission/field-errors'
import { pageTexts } from './page.messages'

/** Returns the text of a message key, for pages without JavaScript. */
export const fieldErrorText = (key: string, locale: 'es' | 'en', marks: Record<string, string> = {}): string =>
  fillPlaceholders(fieldErrors[locale][isFieldErrorKey(key) ? key : 'form.invalid'], {
    label: pageTexts[locale].termsBox,
    ...marks,
  })
