import type { DefaultServerCellComponentProps } from 'payload'
import { localize } from '../../../panel/language/in-language'
import type { Label } from '../../../platform/labels'
import { missingTexts } from '../missing-texts'
import { readInAllLanguages } from '../read-in-all-languages'

/**
 * Shows how many texts of a record are missing in each language. Each cell reads its record again, which is acceptable
 * for pages of ten rows.
 */
export async function ListLanguages({ payload, collectionSlug, rowData, i18n }: DefaultServerCellComponentProps) {
  // Payload renders one cell without data for an empty list.
  if (!rowData) return null
  const record = await readInAllLanguages(payload, { collectionSlug, id: rowData.id })
  if (!record) return null
  const untranslatedTexts = missingTexts(record.fields, record.document)
  if (untranslatedTexts.length === 0) return localize(i18n.language, { es: 'Completo', en: 'Complete' })
  const countIn = (locale: 'es' | 'en') => untranslatedTexts.filter((text) => text.locale === locale).length
  const sentence = (locale: 'es' | 'en', label: Label) =>
    countIn(locale) > 0 ? [localize(i18n.language, label).replace('{count}', String(countIn(locale)))] : []
  return [
    ...sentence('en', { es: 'Faltan {count} en inglés', en: '{count} missing in English' }),
    ...sentence('es', { es: 'Faltan {count} en español', en: '{count} missing in Spanish' }),
  ].join(', ')
}
