import { fieldErrors, fillMarks, isFieldErrorKey } from '@sillar/domain/submission/field-errors'
import { pageTexts } from './page.messages'

/** Sentence for a message key, for pages without script. The wording of the consent stands beside its box. */
export const fieldErrorText = (key: string, locale: 'es' | 'en', marks: Record<string, string> = {}): string =>
  fillMarks(fieldErrors[locale][isFieldErrorKey(key) ? key : 'form.invalid'], {
    label: pageTexts[locale].termsBox,
    ...marks,
  })
