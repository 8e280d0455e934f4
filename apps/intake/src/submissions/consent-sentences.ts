import type { Queryable } from '@app/platform/database/pool'

type ConsentSentence = { version: string; text: string }
export type ConsentSentences = { terms: ConsentSentence; marketing: ConsentSentence }

type Row = { purpose: string; version: string; text: string | null }

/** Loads the published consent texts, for forms that the intake renders itself. */
export async function consentSentences(db: Queryable, locale: 'es' | 'en'): Promise<ConsentSentences> {
  const { rows } = await db.query<Row>(
    `select c.purpose::text as purpose, c.version,
       (select l.text from consent_texts_locales l where l._parent_id = c.id and l.text <> ''
        order by l._locale::text <> $1 limit 1) as text
     from consent_texts c where c._status = 'published' and c.purpose::text in ('terms', 'marketing')`,
    [locale],
  )
  const of = (purpose: string, fallback: string): ConsentSentence => {
    const row = rows.find((one) => one.purpose === purpose)
    return { version: row?.version ?? 'none', text: row?.text || fallback }
  }
  return locale === 'es'
    ? {
        terms: of('terms', 'Acepto los [terms]términos[/terms] y la [privacy]política de privacidad[/privacy]'),
        marketing: of('marketing', 'Acepto recibir información comercial'),
      }
    : {
        terms: of('terms', 'I accept the [terms]terms[/terms] and the [privacy]privacy policy[/privacy]'),
        marketing: of('marketing', 'I agree to receive commercial information'),
      }
}
