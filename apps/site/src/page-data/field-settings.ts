// Texts that marketing writes override the default texts of the contact form. The complaint form is a legal document
// and keeps its own texts.

import type { Locale } from '@app/domain/language/locale'
import type { FormTexts } from '@app/domain/snapshot/globals.schema'
import type { Texts } from '@/i18n/translate'
import { type InLanguage, localize } from './localize'
import { snapshot } from './snapshot'

type CustomTexts = Pick<InLanguage<FormTexts>, 'fields' | 'documents'>

/** Returns the labels and first options that marketing wrote. An empty text keeps the default. */
export function customFieldTexts({ fields }: Pick<CustomTexts, 'fields'>): Partial<Texts<'field'>> {
  const texts = {
    'field.firstName': fields.firstName.label,
    'field.lastName': fields.lastName.label,
    'field.email': fields.email.label,
    'field.phone': fields.phone.label,
    'field.documentType': fields.documentType.label,
    'field.choose': fields.documentType.placeholder,
    'field.document': fields.document.label,
    'field.project': fields.project.label,
    'field.chooseProject': fields.project.placeholder,
  }
  return omitEmpty(texts)
}

export function customSettings({ fields, documents }: CustomTexts) {
  const { firstName, lastName, email, phone, document } = fields
  const documentOptions = documents.map(({ documentTypeId, label }) => ({ value: documentTypeId, label }))
  return {
    placeholders: omitEmpty({
      firstName: firstName.placeholder,
      lastName: lastName.placeholder,
      email: email.placeholder,
      phone: phone.placeholder,
      document: document.placeholder,
    }),
    ...(documentOptions.length > 0 && { documents: documentOptions }),
  }
}

export const customTexts = (locale: Locale): CustomTexts => localize(snapshot().formTexts, locale)

const omitEmpty = (texts: Record<string, string | null>): Record<string, string> =>
  Object.fromEntries(Object.entries(texts).filter((entry): entry is [string, string] => Boolean(entry[1])))
