import type { Queryable } from '@app/platform/database/pool'

export type Company = {
  brand: string
  legalName: string
  ruc: string
  /** Address of the establishment that the complaint is about. */
  address: string
  legalNotes: string[]
}

/**
 * Loads the company's data, which staff edit in the CMS. `city` selects the establishment whose address is returned.
 */
export async function loadCompany(pool: Queryable, locale: 'es' | 'en', city = ''): Promise<Company> {
  const { rows } = await pool.query<Company>(
    `select coalesce(s.brand, '') as brand, coalesce(s.legal_name, '') as "legalName", coalesce(s.ruc, '') as ruc,
       coalesce((
         select l.address from complaint_book_establishments e
         join complaint_book_establishments_locales l on l._parent_id = e.id
         where e.city::text = $2 and l.address is not null
         order by l._locale::text = $1 desc limit 1), '') as address,
       coalesce((
         select json_agg(l.text order by n._order) from complaint_book_legal_notes n
         join complaint_book_legal_notes_locales l on l._parent_id = n.id and l._locale::text = $1), '[]') as "legalNotes"
     from (select 1) one left join site_settings s on true
     limit 1`,
    [locale, city],
  )
  return rows[0] ?? { brand: '', legalName: '', ruc: '', address: '', legalNotes: [] }
}
