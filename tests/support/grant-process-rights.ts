// The permissions of a test's own database. Roles belong to the whole server, which test files share: two concurrent
// setups
// would fail, so they run one after the other.
import pg from 'pg'
import { grantRights } from '../../apps/cms/src/platform/database/grant-rights'
import { type ProcessName, roleOf } from '../../apps/cms/src/platform/database/rights'

const password = 'only-for-these-tests'

export async function grantProcessRights(databaseUrl: string): Promise<void> {
  const server = new URL(databaseUrl)
  server.pathname = '/postgres'
  const turn = new pg.Client(server.href)
  const owner = new pg.Client(databaseUrl)
  await turn.connect()
  await owner.connect()
  try {
    await turn.query('select pg_advisory_lock(1)')
    await grantRights(owner, { cms: password, intake: password, worker: password })
  } finally {
    await owner.end()
    await turn.end()
  }
}

/** The same database with the role of one process. */
export function signedInAs(process: ProcessName, databaseUrl: string): string {
  const url = new URL(databaseUrl)
  url.username = roleOf(process)
  url.password = password
  return url.href
}
