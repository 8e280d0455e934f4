import type { UIFieldServerProps } from 'payload'
import { Suspense } from 'react'
import { localize } from '../../../panel/language/in-language'
import { type MissingText, missingTexts } from '../missing-texts'
import { readInAllLanguages } from '../read-in-all-languages'

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
  const record = await readInAllLanguages(payload, { collectionSlug, globalSlug, id })
  if (!record) return null
  const untranslatedTexts = missingTexts(record.fields, record.document)
  return (
    <section aria-labelledby="languages" style={{ marginBlock: '1.5rem' }}>
      <h3 id="languages">{localize(i18n.language, { es: 'Idiomas', en: 'Languages' })}</h3>
      {untranslatedTexts.length === 0 && (
        <p>
          {localize(i18n.language, { es: 'Completo en español e inglés.', en: 'Complete in Spanish and English.' })}
        </p>
      )}
      <ul style={{ paddingInlineStart: '1.25rem' }}>
        {untranslatedTexts.map((text) => (
          <li key={`${text.path} ${text.locale}`}>
            {localize(
              i18n.language,
              text.locale === 'en'
                ? { es: 'Falta en inglés:', en: 'Missing in English:' }
                : { es: 'Falta en español:', en: 'Missing in Spanish:' },
            )}{' '}
            {nameOf(text, i18n.language)}
          </li>
        ))}
      </ul>
    </section>
  )
}

function nameOf({ label, path }: MissingText, language: string): string {
  const text = typeof label === 'object' && label !== null ? (label as Record<string, string>)[language] : label
  return path.includes('.') ? `${text ?? path} (${path})` : String(text ?? path)
}
