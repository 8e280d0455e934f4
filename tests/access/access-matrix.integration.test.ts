// Compares the access table, which docs/access-matrix.md shows, with the running CMS for every role, with and without
// its second factor, and for visitors without an account. A second run with wrong rules proves that the comparison
// finds them.
import { type Integrations, startIntegrations } from '@app/tools/fakes/integrations'
import type { Field } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { secondFactorRoles } from '../../apps/cms/src/platform/access/access-table'
import { type Role, roles } from '../../apps/cms/src/platform/access/roles'
import { createFreshDatabase, type FreshDatabase } from '../support/fresh-database'
import { postJson, postMultipart, prepareQueue, startIntake } from '../support/running-intake'
import { pdf } from '../support/sample-files'
import { complaintFields, leadBody, referralBody } from '../support/submissions'
import { expectedOf, type Requester } from './expected'
import { readActualAccess } from './reality'
import { type Call, type Records, type RunningCms, signIn, staffPassword, startCms } from './running-cms'
import { fillBeyondLimit, fillEmptyTables } from './sample-records'

let database: FreshDatabase
let integrations: Integrations
let cms: RunningCms
const ownIds = new Map<Role, string>()

const emailOf = (role: Role) => `${role}@example.test`

beforeAll(async () => {
  database = await createFreshDatabase()
  integrations = await startIntegrations()
  await prepareQueue(database.url)
  const intake = await startIntake(database.url)
  await postJson(`${intake.url}/api/leads`, leadBody())
  await postJson(`${intake.url}/api/referrals`, referralBody())
  await postMultipart(`${intake.url}/api/complaints`, complaintFields(), { file: { bytes: pdf, name: 'plano.pdf' } })
  await intake.stop()
  cms = await startCms({ databaseUrl: database.url, smtpUrl: integrations.smtpUrl })
  for (const role of roles) {
    const data = {
      name: `Persona ${role}`,
      email: emailOf(role),
      role,
      language: 'es' as const,
      password: staffPassword,
    }
    ownIds.set(role, String((await cms.payload.create({ collection: 'users', data })).id))
  }
  await fillEmptyTables(database.pool, cms.config.collections)
  await fillBeyondLimit(database.pool)
})
afterAll(async () => {
  await cms?.stop()
  await integrations?.stop()
  await database?.remove()
})

const requesters: Requester[] = [
  { name: 'a visitor without an account', role: undefined, hasSecondFactor: false },
  ...roles.map((role) => ({ name: role, role, hasSecondFactor: true })),
  ...secondFactorRoles.map((role) => ({ name: `${role} without second factor`, role, hasSecondFactor: false })),
]

/** Sessions by name. They are reused, because every login needs an unused code of the second factor. */
const sessions = new Map<string, Call>()
async function createCaller(running: RunningCms, { name, role, hasSecondFactor }: Requester): Promise<Call> {
  const session = sessions.get(name)
  if (session) return session
  const needsFactor = hasSecondFactor && role !== undefined && secondFactorRoles.includes(role)
  const call = role ? await signIn(running, emailOf(role), { secondFactor: needsFactor }) : running.call
  sessions.set(name, call)
  return call
}

function differences(expectedAccess: Map<string, string>, actualAccess: Map<string, string>): string[] {
  const keys = new Set([...expectedAccess.keys(), ...actualAccess.keys()])
  return [...keys]
    .filter((key) => expectedAccess.get(key) !== actualAccess.get(key))
    .map((key) => `${key}: the table says ${expectedAccess.get(key)}, the CMS ${actualAccess.get(key)}`)
}

describe('the access table', () => {
  test.each(requesters)('matches what the CMS allows $name', { timeout: 300_000 }, async (requester) => {
    const call = await createCaller(cms, requester)
    const ownId = requester.role && ownIds.get(requester.role)
    const actualAccess = await readActualAccess(call, requester, { pool: database.pool, config: cms.config }, ownId)
    expect(actualAccess.size).toBeGreaterThan(150)
    expect(differences(expectedOf(requester), actualAccess)).toEqual([])
  })
})

test('a visitor cannot read the internal collections of Payload', async () => {
  const slugs = cms.config.collections.map(({ slug }) => slug).filter((slug) => slug.startsWith('payload-'))
  expect(slugs.length).toBeGreaterThan(2)
  const statuses = await Promise.all(slugs.map(async (slug) => [slug, (await cms.call('GET', `/${slug}`)).status]))
  expect(statuses.filter(([, status]) => status === 200)).toEqual([])
})

/** Adds typical mistakes, such as a field without a rule, or a rule that only checks whether a user is signed in. */
const withLeaks = ({ collections, globals }: Records): Records => ({
  globals,
  collections: collections.map((collection) => {
    if (collection.slug === 'referrals' || collection.slug === 'consents')
      return {
        ...collection,
        access: { ...collection.access, read: ({ req }) => Boolean(req.user) },
        fields: collection.fields.map((field) => ('relationTo' in field ? { ...field, maxDepth: 3 } : field) as Field),
      }
    if (collection.slug === 'access-log') return { ...collection, admin: { ...collection.admin, hidden: false } }
    if (collection.slug !== 'leads') return collection
    const fields = collection.fields.map((field) =>
      'name' in field && field.name === 'phone' ? { ...field, access: {} } : field,
    )
    return { ...collection, fields: fields as typeof collection.fields }
  }),
})

test('the comparison reports the collection and operation of each wrong rule', { timeout: 300_000 }, async () => {
  const leakyCms = await startCms({ databaseUrl: database.url, smtpUrl: integrations.smtpUrl, change: withLeaks })
  const requester: Requester = { name: 'marketing in the leaky CMS', role: 'marketing', hasSecondFactor: true }
  const call = await createCaller(leakyCms, requester)
  const actualAccess = await readActualAccess(
    call,
    requester,
    { pool: database.pool, config: leakyCms.config },
    ownIds.get('marketing'),
  )
  await leakyCms.stop()
  expect(differences(expectedOf(requester), actualAccess).sort()).toEqual([
    'access-log menu: the table says no, the CMS yes',
    'bulk reads beyond the limit or the log: the table says , the CMS consents?limit=0&depth=10: populated',
    'consents read: the table says no, the CMS all',
    'leads.phone read: the table says no, the CMS yes',
    'populated records that the rules keep back: the table says , the CMS consents → leads.phone, consents → referrals',
    'referrals read: the table says no, the CMS all',
  ])
})
