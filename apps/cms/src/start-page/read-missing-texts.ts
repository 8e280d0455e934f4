import type { Queryable } from '@app/platform/database/pool'

type Table = { table: string; parent: string; columns: string[] }
type Tables = { translatedTables: Table[]; parentOf: Map<string, string>; versions: Map<string, Versions> }
/** The versions table of a record or a global. Versions of a global have no record id. */
type Versions = { record: string; hasId: boolean }
export type MissingTexts = { root: string; id: string; locale: 'es' | 'en'; count: number }

/**
 * Counts the texts that are missing in one language in the newest version of each record. The tables are read from
 * the database catalogue, so new fields are included.
 */
export async function readMissingTexts(db: Queryable): Promise<MissingTexts[]> {
  const tables = await readTablesOnce(db)
  const queries = tables.translatedTables.flatMap((table) => missingTextsQuery(table, tables) ?? [])
  if (queries.length === 0) return []
  const { rows } = await db.query<MissingTexts>(
    `select root, id, locale, sum(missing)::int as count from (${queries.join(' union all ')}) found
     group by root, id, locale order by count desc, root, id`,
    [],
  )
  return rows
}

let knownTables: Promise<Tables> | undefined

/** Reads the catalogue once per process, because a migration restarts the CMS and the catalogue is slow to read. */
function readTablesOnce(db: Queryable): Promise<Tables> {
  knownTables ??= readTables(db).catch((error: unknown) => {
    knownTables = undefined
    throw error
  })
  return knownTables
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
       -- Visitors never read answer templates, and marketing may not open them.
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
  const translatedTables = columns.flatMap(({ table, columns }) => {
    const parent = parentOf.get(table)
    return parent ? [{ table, parent, columns }] : []
  })
  const versionEntries = versions.map(({ table, hasId }) => [table, { record: table.slice(1, -2), hasId }] as const)
  return { translatedTables, parentOf, versions: new Map(versionEntries) }
}

const filledCondition = (row: string, column: string) => `coalesce(${row}."${column}"::text, '') <> ''`

/**
 * Returns the query that counts the missing texts of one table. Returns undefined if the texts are counted in the
 * versions table instead.
 */
function missingTextsQuery({ table, parent, columns }: Table, { parentOf, versions }: Tables): string | undefined {
  const joins: string[] = [`join "${parent}" p0 on p0.id = coalesce(es._parent_id, en._parent_id)`]
  let root = parent
  let depth = 0
  for (let next = parentOf.get(root); next; next = parentOf.get(root)) {
    joins.push(`join "${next}" p${depth + 1} on p${depth + 1}.id = p${depth}._parent_id`)
    root = next
    depth += 1
  }
  // The texts of a record with versions are counted in its versions table, because its own table contains only the last
  // published version.
  if (versions.has(`_${root}_v`)) return undefined
  const version = versions.get(root)
  const id = version ? (version.hasId ? `p${depth}.parent_id::text` : `''`) : `p${depth}.id::text`
  const missingCount = (filledLocale: string, emptyLocale: string) =>
    columns
      .map(
        (column) => `(${filledCondition(filledLocale, column)} and not ${filledCondition(emptyLocale, column)})::int`,
      )
      .join(' + ')
  const bothLocales = `(select * from "${table}" where _locale = 'es') es
    full join (select * from "${table}" where _locale = 'en') en on en._parent_id = es._parent_id`
  return `select '${version?.record ?? root}' as root, ${id} as id, side.locale, side.missing
    from ${bothLocales} ${joins.join(' ')}
    cross join lateral (values ('en', ${missingCount('es', 'en')}), ('es', ${missingCount('en', 'es')})) side (locale, missing)
    where side.missing > 0 ${version ? `and p${depth}.latest` : ''}`
}
