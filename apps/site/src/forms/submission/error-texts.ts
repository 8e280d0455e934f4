// The messages of all errors load with the validation rules on the first interaction, because most visitors never see
// an error.

import type { Locale } from '@app/domain/language/locale'
import type { ErrorTexts } from '../form-texts'

const files: Record<Locale, () => Promise<{ fieldErrors: ErrorTexts }>> = {
  es: () => import('@app/domain/submission/field-errors-es'),
  en: () => import('@app/domain/submission/field-errors-en'),
}

let loadedTexts: ErrorTexts = {}

/** Loads the messages. If it fails, errors get a generic message. */
export async function loadErrorTexts(locale: Locale): Promise<void> {
  const { fieldErrors } = await files[locale]().catch(() => ({ fieldErrors: loadedTexts }))
  loadedTexts = fieldErrors
}

export const errorTexts = (): ErrorTexts => loadedTexts
