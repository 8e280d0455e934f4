import pg from 'pg'
import { grantRights } from '../../apps/cms/src/platform/database/grant-rights'
import { type ProcessName, roleOf } from '../../apps/cms/src/platform/database/rights'

const password = 'only-for-these-tests'

/** Grants permissions to the role of each process. Test files take turns, because they share the same roles. */
export async function grantProcessRights(databaseUrl: string): Promise<void> {
  const server = new URL(databaseUrl)
  server.pathname = '/postgres'
  const lockClient = new pg.Client(server.href)
  const ownerClient = new pg.Client(databaseUrl)
  await lockClient.connect()
  await ownerClient.connect()
  try {
    await lockClient.query('select pg_advisory_lock(1)')
    await grantRights(ownerClient, { cms: password, intake: password, worker: password })
  } finally {
    await ownerClient.end()
    await lockClient.end()
  }
}

/** Returns a database URL that signs in with the role of a process. */
export function signedInAs(process: ProcessName, databaseUrl: string): string {
  const url = new URL(databaseUrl)
  url.username = roleOf(process)
  url.password = password
  return url.href
}
