// `pnpm migrations:check`: the committed migrations make exactly the tables the configuration asks for, whichever store
// is configured. Payload would write a migration for any difference; here that is an error, and what it wrote is removed.
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const cms = path.resolve(import.meta.dirname, '../../apps/cms')
const folder = path.join(cms, 'src/migrations')
const index = path.join(folder, 'index.ts')

const stores: Record<string, Record<string, string>> = {
  disk: { STORAGE: 'disk', MEDIA_DIR: '/tmp' },
  s3: { STORAGE: 's3', S3_MEDIA_BUCKET: 'media', S3_ACCESS_KEY_ID: 'none', S3_SECRET_ACCESS_KEY: 'none' },
}

/** Nothing is contacted: the difference is found between the configuration and the newest migration's own record. */
const settings = {
  DATABASE_URL: 'postgres://nobody:none@127.0.0.1:1/none',
  PAYLOAD_SECRET: 'only-for-this-check',
  SNAPSHOT_TOKEN: 'only-for-this-check',
}

let drifted = false
for (const [name, store] of Object.entries(stores)) {
  const before = new Set(readdirSync(folder))
  const indexBefore = readFileSync(index)
  execFileSync(path.join(cms, 'node_modules/.bin/payload'), ['migrate:create', 'drift', '--skip-empty'], {
    cwd: cms,
    env: { PATH: `${path.dirname(process.execPath)}:${process.env.PATH}`, ...settings, ...store },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const written = readdirSync(folder).filter((file) => !before.has(file))
  writeFileSync(index, indexBefore)
  for (const file of written) {
    if (file.endsWith('.ts')) console.error(readFileSync(path.join(folder, file), 'utf8'))
    rmSync(path.join(folder, file))
  }
  if (written.length > 0)
    console.error(`With STORAGE=${name} the tables differ from the migrations: payload migrate:create`)
  drifted ||= written.length > 0
}
console.log(drifted ? 'Migrations are missing.' : 'Tables and migrations agree, with either store.')
process.exit(drifted ? 1 : 0)
