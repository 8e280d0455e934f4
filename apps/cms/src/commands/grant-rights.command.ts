// Creates the database roles of the processes and grants their rights. Run by the owner of the database after
// `payload migrate`.
import { readEnv } from '@app/platform/env/read-env'
import { databaseVariables } from '@app/platform/env/variables'
import pg from 'pg'
import * as z from 'zod'
import { grantRights } from '../platform/database/grant-rights'

const password = z.string().min(16)
const env = readEnv({
  ...databaseVariables,
  CMS_DATABASE_PASSWORD: password,
  INTAKE_DATABASE_PASSWORD: password,
  WORKER_DATABASE_PASSWORD: password,
})
const client = new pg.Client(env.DATABASE_URL)
await client.connect()
await grantRights(client, {
  cms: env.CMS_DATABASE_PASSWORD,
  intake: env.INTAKE_DATABASE_PASSWORD,
  worker: env.WORKER_DATABASE_PASSWORD,
})
await client.end()
console.log('Roles and rights are up to date.')
