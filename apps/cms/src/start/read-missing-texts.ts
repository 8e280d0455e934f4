import type { Queryable } from '@sillar/platform/database/pool'

type Table = { table: string; parent: string; columns: string[] }
export type MissingTexts = { root: string; id: string; locale: 'es' | 'en'; count: number }

/**
 * Texts that stand in one language and not in the other, by record. The tables of translations and what they belong to
 * are read from the database's own catalogue, so a new field is counted without a line here; then one statement answers
 * for all records together.
 */
export async function readMissingTexts(db: Queryable): Promise<MissingTexts[]> {
  const tables = await readTables(db)
  if (tables.translated.length === 0) return []
  const parts = tables.translated.map((table) => missingIn(table, tables.parentOf))
  const { rows } = await db.query<MissingTexts>(
    `select root, id, locale, sum(missing)::int as count from (${parts.join(' union all ')}) found
     group by root, id, locale order by count desc, root, id`,
    [],
  )
  return rows
}

async function readTables(db: Queryable): Promise<{ translated: Table[]; parentOf: Map<string, string> }> {
  // Tables that begin with an underscore keep versions.
  const { rows: parents } = await db.query<{ table: string; parent: string }>(
    `select c.conrelid::regclass::text as table, c.confrelid::regclass::text as parent from pg_constraint c
     join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1] and a.attname = '_parent_id'
     where c.contype = 'f' and c.connamespace = 'public'::regnamespace and c.conrelid::regclass::text !~ '^"?_'`,
    [],
  )
  const { rows: columns } = await db.query<{ table: string; columns: string[] }>(
    `select table_name as table, array_agg(column_name::text) as columns from information_schema.columns
     where table_schema = 'public' and table_name like '%\\_locales' and table_name not like '\\_%'
       -- Customer service's own, which no visitor reads and marketing does not open.
       and table_name <> 'answer_templates_locales'
       and data_type in ('character varying', 'text', 'jsonb') group by table_name`,
    [],
  )
  const parentOf = new Map(parents.map(({ table, parent }) => [table, parent]))
  const translated = columns.flatMap(({ table, columns }) => {
    const parent = parentOf.get(table)
    return parent ? [{ table, parent, columns }] : []
  })
  return { translated, parentOf }
}

const isThere = (row: string, column: string) => `coalesce(${row}."${column}"::text, '') <> ''`

/** One language missing is a text in the other: both directions of one table, as a part of the statement. */
function missingIn({ table, parent, columns }: Table, parentOf: Map<string, string>): string {
  const joins: string[] = [`join "${parent}" p0 on p0.id = coalesce(es._parent_id, en._parent_id)`]
  let root = parent
  let depth = 0
  for (let next = parentOf.get(root); next; next = parentOf.get(root)) {
    joins.push(`join "${next}" p${depth + 1} on p${depth + 1}.id = p${depth}._parent_id`)
    root = next
    depth += 1
  }
  const lacking = (there: string, absent: string) =>
    columns.map((column) => `(${isThere(there, column)} and not ${isThere(absent, column)})::int`).join(' + ')
  const both = `(select * from "${table}" where _locale = 'es') es
    full join (select * from "${table}" where _locale = 'en') en on en._parent_id = es._parent_id`
  return `select '${root}' as root, p${depth}.id::text as id, side.locale, side.missing
    from ${both} ${joins.join(' ')}
    cross join lateral (values ('en', ${lacking('es', 'en')}), ('es', ${lacking('en', 'es')})) side (locale, missing)
    where side.missing > 0`
}
