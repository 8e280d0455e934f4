import type { DefaultServerCellComponentProps } from 'payload'
import { say } from '../../../panel/language/in-language'
import type { Label } from '../../../platform/labels'
import { missingTexts } from '../missing-texts'
import { readInAllLanguages } from '../read-in-all-languages'

/** A page of a list has ten rows, so each may read its own record. An empty list is drawn with a row of nothing. */
export async function ListLanguages({ payload, collectionSlug, rowData, i18n }: DefaultServerCellComponentProps) {
  if (!rowData) return null
  const record = await readInAllLanguages(payload, { collectionSlug, id: rowData.id })
  if (!record) return null
  const missing = missingTexts(record.fields, record.document)
  if (missing.length === 0) return say(i18n.language, { es: 'Completo', en: 'Complete' })
  const count = (locale: 'es' | 'en') => missing.filter((text) => text.locale === locale).length
  const sentence = (locale: 'es' | 'en', label: Label) =>
    count(locale) > 0 ? [say(i18n.language, label).replace('{count}', String(count(locale)))] : []
  return [
    ...sentence('en', { es: 'Faltan {count} en inglés', en: '{count} missing in English' }),
    ...sentence('es', { es: 'Faltan {count} en español', en: '{count} missing in Spanish' }),
  ].join(', ')
}
