import type { Queryable } from '@app/platform/database/pool'

export type SpokenPurpose = 'terms' | 'marketing'
export type SpokenTexts = Partial<Record<SpokenPurpose, { version: string; text: string }>>

type Row = { purpose: SpokenPurpose; version: string; text: string | null }

/** Returns the published consent texts that staff read aloud, without the markup of their links. */
export async function readSpokenTexts(db: Queryable, language: 'es' | 'en'): Promise<SpokenTexts> {
  const { rows } = await db.query<Row>(
    `select c.purpose::text as purpose, c.version,
       (select l.text from consent_texts_locales l where l._parent_id = c.id and l.text <> ''
        order by l._locale::text <> $1 limit 1) as text
     from consent_texts c where c._status = 'published' and c.purpose in ('terms', 'marketing')`,
    [language],
  )
  return Object.fromEntries(
    rows.map(({ purpose, version, text }) => [purpose, { version, text: (text ?? '').replace(/\[\/?\w+\]/g, '') }]),
  )
}
