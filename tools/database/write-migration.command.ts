// `pnpm migrations:write` regenerates the tables of the initial migration, the only one until the first release. The
// other files in sql/ are written by hand.
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { generateMigration, migrationsFolder } from './payload-migration'

const migration = generateMigration('disk', 'nothing')
if (!migration) throw new Error('Payload wrote no migration.')
writeFileSync(path.join(migrationsFolder, 'sql/1-tables.generated.sql'), migration.upSql)
// Payload gives each snapshot a random id. A fixed id keeps the file unchanged if the tables are unchanged.
const snapshot = { ...JSON.parse(migration.snapshot), id: '00000000-0000-0000-0000-000000000001' }
writeFileSync(path.join(migrationsFolder, '20261117_000000_initial.json'), `${JSON.stringify(snapshot, null, 2)}\n`)
console.log('Wrote sql/1-tables.generated.sql and the snapshot of the initial migration.')
