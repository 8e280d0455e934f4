// Texts that marketing wrote for the fields of the contact form; they override the defaults. The complaint form is a legal
// document and keeps its own texts.

import type { Locale } from '@app/domain/language/locale'
import type { FormTexts } from '@app/domain/snapshot/globals.schema'
import type { Texts } from '@/i18n/translate'
import { type InLanguage, localize } from './localize'
import { snapshot } from './snapshot'

type WrittenTexts = Pick<InLanguage<FormTexts>, 'fields' | 'documents'>

/** Labels, and the first option of the two lists; an empty text keeps the default. */
export function writtenFieldTexts({ fields }: Pick<WrittenTexts, 'fields'>): Partial<Texts<'field'>> {
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
  return onlyWritten(texts)
}

export function writtenSettings({ fields, documents }: WrittenTexts) {
  const { firstName, lastName, email, phone, document } = fields
  const offered = documents.map(({ documentTypeId, label }) => ({ value: documentTypeId, label }))
  return {
    placeholders: onlyWritten({
      firstName: firstName.placeholder,
      lastName: lastName.placeholder,
      email: email.placeholder,
      phone: phone.placeholder,
      document: document.placeholder,
    }),
    ...(offered.length > 0 && { documents: offered }),
  }
}

export const writtenTexts = (locale: Locale): WrittenTexts => localize(snapshot().formTexts, locale)

const onlyWritten = (texts: Record<string, string | null>): Record<string, string> =>
  Object.fromEntries(Object.entries(texts).filter((entry): entry is [string, string] => Boolean(entry[1])))
