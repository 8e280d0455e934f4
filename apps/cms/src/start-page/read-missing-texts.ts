import type { Queryable } from '@sillar/platform/database/pool'

type Table = { table: string; parent: string; columns: string[] }
type Tables = { translated: Table[]; parentOf: Map<string, string>; versions: Map<string, Versions> }
/** The table that keeps the versions of `record`; those of a global have no id of a record. */
type Versions = { record: string; hasId: boolean }
export type MissingTexts = { root: string; id: string; locale: 'es' | 'en'; count: number }

/**
 * Returns how many texts exist in one language and not in the other, by record, as its form says it: of the newest
 * version, which may be a draft. Tables are read from the database's catalogue, so a new field is counted without a
 * change here; then one statement answers for all records together.
 */
export async function readMissingTexts(db: Queryable): Promise<MissingTexts[]> {
  const tables = await readTables(db)
  const parts = tables.translated.flatMap((table) => missingIn(table, tables) ?? [])
  if (parts.length === 0) return []
  const { rows } = await db.query<MissingTexts>(
    `select root, id, locale, sum(missing)::int as count from (${parts.join(' union all ')}) found
     group by root, id, locale order by count desc, root, id`,
    [],
  )
  return rows
}

async function readTables(db: Queryable): Promise<Tables> {
  const { rows: parents } = await db.query<{ table: string; parent: string }>(
    `select t.relname as table, p.relname as parent from pg_constraint c
     join pg_class t on t.oid = c.conrelid join pg_class p on p.oid = c.confrelid
     join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1] and a.attname = '_parent_id'
     where c.contype = 'f' and c.connamespace = 'public'::regnamespace`,
    [],
  )
  const { rows: columns } = await db.query<{ table: string; columns: string[] }>(
    `select table_name as table, array_agg(column_name::text) as columns from information_schema.columns
     where table_schema = 'public' and table_name like '%\\_locales'
       -- Customer service's own, which no visitor reads and marketing does not open.
       and table_name <> 'answer_templates_locales'
       and data_type in ('character varying', 'text', 'jsonb') group by table_name`,
    [],
  )
  const { rows: versions } = await db.query<{ table: string; hasId: boolean }>(
    `select table_name as table, bool_or(column_name = 'parent_id') as "hasId" from information_schema.columns
     where table_schema = 'public' and table_name like '\\_%\\_v' group by table_name
     having bool_or(column_name = 'latest')`,
    [],
  )
  const parentOf = new Map(parents.map(({ table, parent }) => [table, parent]))
  const translated = columns.flatMap(({ table, columns }) => {
    const parent = parentOf.get(table)
    return parent ? [{ table, parent, columns }] : []
  })
  const versionsOf = versions.map(({ table, hasId }) => [table, { record: table.slice(1, -2), hasId }] as const)
  return { translated, parentOf, versions: new Map(versionsOf) }
}

const isThere = (row: string, column: string) => `coalesce(${row}."${column}"::text, '') <> ''`

/** One language missing is a text in the other: both directions of one table, as a part of the statement. */
function missingIn({ table, parent, columns }: Table, { parentOf, versions }: Tables): string | undefined {
  const joins: string[] = [`join "${parent}" p0 on p0.id = coalesce(es._parent_id, en._parent_id)`]
  let root = parent
  let depth = 0
  for (let next = parentOf.get(root); next; next = parentOf.get(root)) {
    joins.push(`join "${next}" p${depth + 1} on p${depth + 1}.id = p${depth}._parent_id`)
    root = next
    depth += 1
  }
  // What has versions is read there: the record itself is what was published last.
  if (versions.has(`_${root}_v`)) return undefined
  const kept = versions.get(root)
  const id = kept ? (kept.hasId ? `p${depth}.parent_id::text` : `''`) : `p${depth}.id::text`
  const lacking = (there: string, absent: string) =>
    columns.map((column) => `(${isThere(there, column)} and not ${isThere(absent, column)})::int`).join(' + ')
  const both = `(select * from "${table}" where _locale = 'es') es
    full join (select * from "${table}" where _locale = 'en') en on en._parent_id = es._parent_id`
  return `select '${kept?.record ?? root}' as root, ${id} as id, side.locale, side.missing
    from ${both} ${joins.join(' ')}
    cross join lateral (values ('en', ${lacking('es', 'en')}), ('es', ${lacking('en', 'es')})) side (locale, missing)
    where side.missing > 0 ${kept ? `and p${depth}.latest` : ''}`
}
