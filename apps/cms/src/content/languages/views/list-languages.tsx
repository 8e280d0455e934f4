import type { CollectionSlug, DefaultServerCellComponentProps } from 'payload'
import { localize } from '../../../panel/language/in-language'
import type { Label } from '../../../platform/labels'
import { missingTexts } from '../missing-texts'
import { readRowsInAllLanguages } from '../read-in-all-languages'

/** `rows` are all rows of the page. Payload's list in a drawer does not pass them. */
type Props = DefaultServerCellComponentProps & { rows?: { id: string }[] }

/** Shows how many texts of a record are missing in each language. */
export async function ListLanguages({ payload, collectionSlug, rowData, rows, i18n }: Props) {
  // Payload renders one cell without data for an empty list.
  if (!rowData) return null
  const slug = collectionSlug as CollectionSlug
  const documents = await readRowsInAllLanguages(payload, slug, rows ?? [rowData as { id: string }])
  const document = documents.get(rowData.id)
  if (!document) return null
  const untranslatedTexts = missingTexts(payload.collections[slug].config.fields, document)
  if (untranslatedTexts.length === 0) return localize(i18n.language, { es: 'Completo', en: 'Complete' })
  const countIn = (locale: 'es' | 'en') => untranslatedTexts.filter((text) => text.locale === locale).length
  const sentence = (locale: 'es' | 'en', name: Label) => {
    const count = countIn(locale)
    if (count === 0) return []
    const verb = count === 1 ? 'Falta' : 'Faltan'
    return [localize(i18n.language, { es: `${verb} ${count} en ${name.es}`, en: `${count} missing in ${name.en}` })]
  }
  return [...sentence('en', { es: 'inglés', en: 'English' }), ...sentence('es', { es: 'español', en: 'Spanish' })].join(
    ', ',
  )
}
