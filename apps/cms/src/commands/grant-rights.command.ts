// After `payload migrate`: the roles of the processes and their rights. Run by the owner of the database.
import { readEnv } from '@sillar/platform/env/read-env'
import { databaseVariables } from '@sillar/platform/env/variables'
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
console.log('Roles and rights are in place.')
