// `pnpm migrations:check` checks that the committed migration creates exactly the tables of the configuration, for each
// file store (disk and S3).
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { generateMigration, migrationsFolder, storeNames } from './payload-migration'

let hasDrift = false
for (const store of storeNames) {
  const drift = generateMigration(store, 'snapshot')
  if (!drift) continue
  console.error(`${drift.upSql}\nWith STORAGE=${store} the tables differ from the migration: pnpm migrations:write`)
  hasDrift = true
}
// The snapshot may be up to date while the SQL file beside it is outdated.
const committedSql = readFileSync(path.join(migrationsFolder, 'sql/1-tables.generated.sql'), 'utf8')
if (!hasDrift && generateMigration('disk', 'nothing')?.upSql !== committedSql) {
  console.error('sql/1-tables.generated.sql differs from the snapshot: pnpm migrations:write')
  hasDrift = true
}
console.log(hasDrift ? 'The migration is out of date.' : 'Tables and migration agree, with either store.')
process.exit(hasDrift ? 1 : 0)
