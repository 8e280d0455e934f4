// Determines the effective access rules of the running CMS by sending requests. The menu is read from the
// configuration.
import type { Field, SanitizedConfig } from 'payload'
import type pg from 'pg'
import { collectionRules } from '../../apps/cms/src/platform/access/access-table'
import { loggedCollections, MAX_LISTED, personalCollections } from '../../apps/cms/src/privacy/guard-personal-data'
import { expectedOf, type Requester } from './expected'
import type { Answer, Call } from './running-cms'
import { insertSample, readAnyId } from './sample-records'

type Document = Record<string, unknown> & { id: string }
type Environment = { pool: pg.Pool; config: SanitizedConfig }

const isRejected = (status: number) => [401, 403, 404].includes(status)
/** Returns 'yes' or 'no'. Throws on a server error, which means neither. */
function decision({ status, body }: Answer, what: string): string {
  if (isRejected(status)) return 'no'
  if (status >= 500) throw new Error(`${what}: ${status} ${JSON.stringify(body).slice(0, 300)}`)
  return 'yes'
}

const docs = ({ body }: Answer) => (body.docs ?? []) as Document[]
const ids = (answer: Answer) => docs(answer).map(({ id }) => id)

async function readOf(
  call: Call,
  slug: string,
  { pool, config }: Environment,
  own: string | undefined,
): Promise<string> {
  const list = await call('GET', `/${slug}?limit=0&depth=0`)
  const { rows } = await pool.query(`select count(*)::int as count from "${slug.replaceAll('-', '_')}"`)
  if (isRejected(list.status)) {
    const record = await call('GET', `/${slug}/${await readAnyId(pool, slug)}`)
    const count = await call('GET', `/${slug}/count`)
    return isRejected(record.status) && isRejected(count.status) ? 'no' : 'one by one'
  }
  const listedIds = ids(list)
  const isCapped = personalCollections(config.collections).has(slug)
  const total = Number(list.body.totalDocs)
  if (listedIds.length !== (isCapped ? Math.min(total, MAX_LISTED) : total)) return `${listedIds.length} of ${total}`
  if (total === rows[0].count) return 'all'
  if (slug === 'users' && listedIds.length === 1 && listedIds[0] === own) return 'own'
  return total > 0 && total < rows[0].count ? 'part' : `${total} of ${rows[0].count}`
}

/** Returns whether a field is readable: shown, or revealed by a filter, a sort order, a selection or a count. */
async function readFieldAccess(call: Call, slug: string, field: string, own: string | undefined): Promise<string> {
  const list = await call('GET', `/${slug}?limit=0&depth=0`)
  if (isRejected(list.status)) return 'no'
  const others = docs(list).filter(({ id }) => id !== own)
  const isShown = others.some((document) => document[field] !== undefined)
  const filtered = await call('GET', `/${slug}?where[${field}][exists]=true&limit=0&depth=0`)
  const sorted = await call('GET', `/${slug}?sort=${field}&limit=0&depth=0`)
  const selectResponse = await call('GET', `/${slug}?select[${field}]=true&limit=0&depth=0`)
  const isChosen = docs(selectResponse).some((document) => document.id !== own && document[field] !== undefined)
  const isAnswered = (answer: Answer) => answer.status === 200 && docs(answer).some(({ id }) => id !== own)
  if (isShown) return 'yes'
  const countResponse = await call('GET', `/${slug}/count?where[${field}][exists]=true`)
  const isCounted = countResponse.status === 200 && Number(countResponse.body.totalDocs) > 0 && slug !== 'users'
  const leaks = { filter: isAnswered(filtered), sort: isAnswered(sorted), select: isChosen, count: isCounted }
  const openLeaks = Object.entries(leaks).flatMap(([name, is]) => (is ? [name] : []))
  return openLeaks.length > 0 ? `by ${openLeaks.join(', ')}` : 'no'
}

/** Yields every populated record inside a value, with its collection. */
function* populated(fields: Field[], value: unknown): Generator<[string, Document]> {
  if (!value || typeof value !== 'object') return
  for (const field of fields) {
    if ('tabs' in field)
      for (const tab of field.tabs)
        yield* populated(tab.fields, 'name' in tab && tab.name ? (value as Record<string, unknown>)[tab.name] : value)
    const inner = 'name' in field && field.name ? (value as Record<string, unknown>)[field.name] : value
    if (field.type === 'relationship' || field.type === 'upload')
      for (const entry of [inner].flat() as unknown[]) {
        const record = entry as { relationTo?: string; value?: unknown } | null
        const target = record?.relationTo ?? (typeof field.relationTo === 'string' ? field.relationTo : undefined)
        const document = record?.relationTo ? record.value : entry
        if (target && document && typeof document === 'object') yield [target, document as Document]
      }
    else if (field.type === 'join') {
      for (const entry of ((inner as { docs?: unknown[] })?.docs ?? []) as Document[])
        if (typeof entry === 'object') yield [[field.collection].flat()[0] ?? '', entry]
    } else if (field.type === 'blocks')
      for (const row of ([inner].flat() ?? []) as { blockType?: string }[])
        yield* populated(field.blocks.find(({ slug }) => slug === row?.blockType)?.fields ?? [], row)
    else if ('fields' in field) for (const row of [inner].flat()) yield* populated(field.fields, row)
  }
}

async function findPopulationLeaks(
  call: Call,
  requester: Requester,
  { config }: Environment,
  own: string | undefined,
): Promise<string> {
  const expectedAccess = expectedOf(requester)
  const leaks = new Set<string>()
  for (const { slug, fields } of config.collections) {
    const answer = await call('GET', `/${slug}?limit=0&depth=3`)
    for (const document of docs(answer))
      for (const [target, inner] of populated(fields, document)) {
        if (expectedAccess.get(`${target} read`) === 'no') leaks.add(`${slug} → ${target}`)
        for (const field of collectionRules[target]?.personal?.fields ?? [])
          if (inner[field] !== undefined && inner.id !== own && expectedAccess.get(`${target}.${field} read`) !== 'yes')
            leaks.add(`${slug} → ${target}.${field}`)
      }
  }
  return [...leaks].sort().join(', ')
}

const logLength = async ({ pool }: Environment): Promise<number> =>
  (await pool.query('select count(*)::int as count from privacy_log')).rows[0].count

/** Returns the subjects of all log lines after the first `lineCount`. */
async function readLogSince(environment: Environment, lineCount: number): Promise<string[]> {
  const { rows } = await environment.pool.query('select subject from privacy_log order by created_at desc limit $1', [
    (await logLength(environment)) - lineCount,
  ])
  return rows.map(({ subject }) => subject)
}

const withoutLimit = ['limit=0&depth=10', 'limit=100000&depth=10', 'pagination=false&depth=10', 'limit=-1']

/** Returns the requests that list too many records, populate personal data or leave no line in the log. */
async function checkBulkReads(call: Call, environment: Environment): Promise<string> {
  const faults: string[] = []
  const personal = personalCollections(environment.config.collections)
  for (const { slug, fields } of environment.config.collections) {
    for (const query of personal.has(slug) ? withoutLimit : withoutLimit.slice(0, 1)) {
      const lineCount = await logLength(environment)
      const answer = await call('GET', `/${slug}?${query}`)
      if (isRejected(answer.status)) break
      const documents = docs(answer)
      if (personal.has(slug) && documents.length > MAX_LISTED) faults.push(`${slug}?${query}: ${documents.length} rows`)
      const inner = documents.flatMap((document) => [...populated(fields, document)].map(([target]) => target))
      if (personal.has(slug) && inner.some((target) => personal.has(target))) {
        faults.push(`${slug}?${query}: populated`)
        break
      }
      const lines = await readLogSince(environment, lineCount)
      for (const target of new Set([...inner, ...(documents.length > 0 ? [slug] : [])]))
        if (loggedCollections.includes(target) && !lines.includes(target.replaceAll('-', '_')))
          faults.push(`${slug}?${query}: ${target} without a line in the log`)
    }
  }
  return faults.join(', ')
}

/**
 * Returns the collections that can be counted without a log line. A count with a filter reveals whether a person
 * exists.
 */
async function checkCounts(call: Call, environment: Environment): Promise<string> {
  const faults: string[] = []
  for (const slug of loggedCollections) {
    const lineCount = await logLength(environment)
    const answer = await call('GET', `/${slug}/count?where[createdAt][exists]=true`)
    if (!isRejected(answer.status) && (await logLength(environment)) === lineCount) faults.push(slug)
  }
  return faults.join(', ')
}

async function checkActions(call: Call, { pool }: Environment, facts: Map<string, string>): Promise<void> {
  const delivery = await readAnyId(pool, 'deliveries')
  facts.set('action: replay', decision(await call('POST', `/deliveries/${delivery}/replay`), 'replay'))
  const complaint = await readAnyId(pool, 'complaints')
  // Roles with access get an error about the empty body. All other roles are rejected earlier.
  const answer = await call('POST', `/complaints/${complaint}/answer`, {})
  facts.set('action: answer a complaint', decision(answer, 'answer'))
  facts.set('action: open an attachment', await checkAttachmentOpening(call, complaint))
  const register = '/complaints/register?from=2026-01-01&to=2026-12-31&format=csv'
  facts.set('action: export the register', decision(await call('GET', register), 'register'))
  // Roles with access get an error about the incomplete body. All other roles are rejected earlier.
  facts.set('action: change a lead', decision(await call('POST', '/inbox/changes', {}), 'change a lead'))
  const message = await call('POST', `/inbox/conversations/${await readAnyId(pool, 'leads')}`, {})
  facts.set('action: answer on WhatsApp', decision(message, 'answer on WhatsApp'))
  facts.set('action: decide about persons', decision(await call('POST', '/inbox/persons', {}), 'persons'))
  facts.set('action: save a view', decision(await call('POST', '/inbox/views', {}), 'save a view'))
  facts.set('action: export', decision(await call('GET', '/inbox/export'), 'export'))
  facts.set('action: export the team', decision(await call('GET', '/team/csv'), 'export the team'))
  facts.set('action: export the funnel', decision(await call('GET', '/funnel/csv'), 'export the funnel'))
  const referred = await readAnyId(pool, 'referred-persons')
  const change = await call('POST', `/referral-desk/persons/${referred}`, {})
  facts.set('action: change a referral', decision(change, 'change a referral'))
  const invitation = await call('POST', `/referral-desk/persons/${referred}/invitation`, {})
  facts.set('action: invite a referred person', decision(invitation, 'invite a referred person'))
  const reward = await call('POST', `/referral-desk/rewards/${await readAnyId(pool, 'referral-rewards')}`, {})
  facts.set('action: approve a reward', decision(reward, 'approve a reward'))
  const request = await readAnyId(pool, 'privacy-requests')
  facts.set(
    'action: handle a request',
    decision(await call('POST', `/privacy/requests/${request}/changes`, {}), 'request'),
  )
  facts.set('action: export a person', decision(await call('POST', '/privacy/export', {}), 'export a person'))
  facts.set('action: add an incident', decision(await call('POST', '/incidents-desk', {}), 'add an incident'))
  facts.set('action: erase a person', decision(await call('POST', '/privacy/erase', {}), 'erase a person'))
  facts.set('action: change lots', decision(await call('POST', '/lot-desk/states', {}), 'change lots'))
  facts.set(
    'action: mark an appointment',
    decision(await call('POST', '/appointment-desk/state', {}), 'mark an appointment'),
  )
  facts.set('action: issue a quote', decision(await call('POST', '/quote-desk/new', {}), 'issue a quote'))
  facts.set('action: export lots', decision(await call('GET', '/lot-desk/no-such-project/csv'), 'export lots'))
  facts.set('action: import lots', decision(await call('POST', '/lot-desk/no-such-project/csv', {}), 'import lots'))
  facts.set('action: connect a form', decision(await call('POST', '/external-forms/save', {}), 'connect a form'))
  facts.set('action: import a list', decision(await call('POST', '/fair-lists/import', {}), 'import a list'))
  facts.set('action: see publishing', decision(await call('GET', '/publishing'), 'publishing'))
  facts.set('action: publish now', decision(await call('POST', '/publishing/now'), 'publish now'))
  // Roles with access get an error about the missing job.
  facts.set('action: run a job', decision(await call('POST', '/operations/run-job', { job: 'none' }), 'run a job'))
  // Roles with access get an error about the missing release. All other roles are rejected earlier.
  facts.set('action: go back', decision(await call('POST', '/publishing/rollback', {}), 'go back'))
  for (const action of ['end-sessions', 'second-factor/reset', 'invite', 'close']) {
    const account = await insertSample(pool, 'users')
    facts.set(`action: ${action}`, decision(await call('POST', `/users/${account}/${action}`), action))
  }
}

/** Returns whether the attachment can be opened, or 'without a signature' if the file opens without a signed URL. */
async function checkAttachmentOpening(call: Call, complaint: string): Promise<string> {
  const unsignedResponse = await call('GET', `/complaints/${complaint}/attachment/file`)
  if (!isRejected(unsignedResponse.status)) return 'without a signature'
  return decision(await call('POST', `/complaints/${complaint}/attachment`), 'attachment')
}

export async function readActualAccess(
  call: Call,
  requester: Requester,
  environment: Environment,
  own?: string,
): Promise<Map<string, string>> {
  const facts = new Map<string, string>()
  const { pool, config } = environment
  const isHidden = (hidden: unknown) =>
    typeof hidden === 'function' ? hidden({ user: requester.role && { role: requester.role } }) : Boolean(hidden)
  for (const { slug, admin } of config.collections) {
    // Payload's internal collections are not in our access table.
    if (!(slug in collectionRules)) continue
    const what = `${requester.name}: ${slug}`
    facts.set(`${slug} read`, await readOf(call, slug, environment, own))
    facts.set(`${slug} create`, decision(await call('POST', `/${slug}`, {}), what))
    const other = await createDeletableRecord(environment, slug)
    facts.set(`${slug} update`, decision(await call('PATCH', `/${slug}/${other}?draft=true`, {}), what))
    facts.set(`${slug} delete`, decision(await call('DELETE', `/${slug}/${other}`), what))
    for (const field of collectionRules[slug]?.personal?.fields ?? [])
      facts.set(`${slug}.${field} read`, await readFieldAccess(call, slug, field, own))
    facts.set(`${slug} menu`, isHidden(admin.hidden) ? 'no' : 'yes')
  }
  const { rows } = await pool.query(`select email from users where name = 'Muestra' limit 1`)
  facts.set('users unlock', decision(await call('POST', '/users/unlock', rows[0]), 'unlock'))
  for (const { slug, admin } of config.globals) {
    facts.set(`${slug} read`, decision(await call('GET', `/globals/${slug}`), slug))
    facts.set(`${slug} update`, decision(await call('POST', `/globals/${slug}?draft=true`, {}), slug))
    facts.set(`${slug} menu`, isHidden(admin.hidden) ? 'no' : 'yes')
  }
  await checkActions(call, environment, facts)
  facts.set('populated records that the rules keep back', await findPopulationLeaks(call, requester, environment, own))
  facts.set('bulk reads beyond the limit or the log', await checkBulkReads(call, environment))
  facts.set('counts without a line in the log', await checkCounts(call, environment))
  return facts
}

/**
 * Returns the id of a record to update and delete. The record is new, unless no role may delete from the collection.
 */
async function createDeletableRecord({ pool }: Environment, slug: string): Promise<string> {
  const isUndeletable = (collectionRules[slug]?.delete ?? []).length === 0
  return isUndeletable ? readAnyId(pool, slug) : insertSample(pool, slug)
}
