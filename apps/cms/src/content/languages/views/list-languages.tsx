import type { DefaultServerCellComponentProps } from 'payload'
import { localize } from '../../../panel/language/in-language'
import type { Label } from '../../../platform/labels'
import { missingTexts } from '../missing-texts'
import { readInAllLanguages } from '../read-in-all-languages'

/**
 * Reads the record of its row, which is acceptable for pages of ten rows. Payload renders an empty list with one cell
 * without data.
 */
export async function ListLanguages({ payload, collectionSlug, rowData, i18n }: DefaultServerCellComponentProps) {
  if (!rowData) return null
  const record = await readInAllLanguages(payload, { collectionSlug, id: rowData.id })
  if (!record) return null
  const missing = missingTexts(record.fields, record.document)
  if (missing.length === 0) return localize(i18n.language, { es: 'Completo', en: 'Complete' })
  const count = (locale: 'es' | 'en') => missing.filter((text) => text.locale === locale).length
  const sentence = (locale: 'es' | 'en', label: Label) =>
    count(locale) > 0 ? [localize(i18n.language, label).replace('{count}', String(count(locale)))] : []
  return [
    ...sentence('en', { es: 'Faltan {count} en inglés', en: '{count} missing in English' }),
    ...sentence('es', { es: 'Faltan {count} en español', en: '{count} missing in Spanish' }),
  ].join(', ')
}
