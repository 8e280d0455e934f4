import type { Queryable } from '@app/platform/database/pool'

type ConsentSentence = { version: string; text: string }
export type ConsentSentences = { terms: ConsentSentence; marketing: ConsentSentence }

type Row = { purpose: string; version: string; text: string | null }

/**
 * Loads the published consent texts for forms that the intake renders. A missing text is replaced by a default text.
 */
export async function loadConsentSentences(db: Queryable, locale: 'es' | 'en'): Promise<ConsentSentences> {
  const { rows } = await db.query<Row>(
    `select c.purpose::text as purpose, c.version,
       (select l.text from consent_texts_locales l where l._parent_id = c.id and l.text <> ''
        order by l._locale::text <> $1 limit 1) as text
     from consent_texts c where c._status = 'published' and c.purpose::text in ('terms', 'marketing')`,
    [locale],
  )
  const sentenceFor = (purpose: string, fallback: string): ConsentSentence => {
    const row = rows.find((candidate) => candidate.purpose === purpose)
    return { version: row?.version ?? 'none', text: row?.text || fallback }
  }
  return locale === 'es'
    ? {
        terms: sentenceFor(
          'terms',
          'Acepto los [terms]términos[/terms] y la [privacy]política de privacidad[/privacy]',
        ),
        marketing: sentenceFor('marketing', 'Acepto recibir información comercial'),
      }
    : {
        terms: sentenceFor('terms', 'I accept the [terms]terms[/terms] and the [privacy]privacy policy[/privacy]'),
        marketing: sentenceFor('marketing', 'I agree to receive commercial information'),
      }
}
