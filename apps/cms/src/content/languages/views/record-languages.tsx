import type { UIFieldServerProps } from 'payload'
import { Suspense } from 'react'
import { languageOf } from '../../../panel/language/language'
import { readNamedMissingTexts } from '../read-named-missing-texts'
import { MissingTextList } from './missing-text-list'

type Props = UIFieldServerProps & { globalSlug?: string }

/**
 * Lists the texts that were missing in one language at the last save. The form does not wait for the list, because the
 * record is read again in all languages.
 */
export const RecordLanguages = (props: Props) => (
  <Suspense fallback={null}>
    <MissingTexts {...props} />
  </Suspense>
)

async function MissingTexts({ payload, id, collectionSlug, globalSlug, i18n }: Props) {
  const texts = await readNamedMissingTexts({ payload }, { collectionSlug, globalSlug, id }, languageOf(i18n))
  return texts ? <MissingTextList initialTexts={texts} /> : null
}
