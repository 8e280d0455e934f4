// Tests the webhooks of other systems from the signed request to the CRM and the sales desk, with a real database, the
// database roles, the worker, the CMS and recorded bodies.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { LeadSource } from '@app/domain/source/lead-source'
import { type Integrations, startIntegrations } from '@app/tools/fakes/integrations'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConsents } from '../../apps/cms/src/sales/leads/read-lead'
import { type Call, createStaff, type RunningCms, signIn, startCms } from '../access/running-cms'
import { createFreshDatabase, type FreshDatabase } from '../support/fresh-database'
import { grantProcessRights, signedInAs } from '../support/grant-process-rights'
import { startIntake } from '../support/running-intake'
import { eventually, startWorker, type WorkerProcess } from '../support/worker-process'
import { META_TOKEN, readRecordedBody, startMeta } from './meta-stand-in'
import { sendSigned, sourceSecrets } from './send-signed'

let database: FreshDatabase
let integrations: Integrations
let meta: Awaited<ReturnType<typeof startMeta>>
let intake: Awaited<ReturnType<typeof startIntake>>
let cms: RunningCms
let worker: WorkerProcess
let privateDir: string
let marketing: Call
let sales: Call

const VERIFY_TOKEN = 'typed when the webhook is connected'

beforeAll(async () => {
  database = await createFreshDatabase()
  integrations = await startIntegrations()
  meta = await startMeta()
  privateDir = await mkdtemp(join(tmpdir(), 'sources-'))
  await grantProcessRights(database.url)
  intake = await startIntake(signedInAs('intake', database.url), {
    sources: { secrets: sourceSecrets, verifyTokens: { meta: VERIFY_TOKEN } },
  })
  // The worker creates the queue with its own role.
  worker = await startWorker({
    databaseUrl: signedInAs('worker', database.url),
    integrations,
    privateDir,
    env: { META_ACCESS_TOKEN: META_TOKEN, META_GRAPH_URL: meta.url },
  })
  cms = await startCms({ databaseUrl: database.url, smtpUrl: integrations.smtpUrl })
  await createStaff(cms, { Marta: 'marketing', Rosa: 'sales' })
  marketing = await signIn(cms, 'marta@example.test')
  sales = await signIn(cms, 'rosa@example.test')
}, 180_000)
afterAll(async () => {
  await worker?.stop()
  await cms?.stop()
  await intake?.stop()
  await meta?.stop()
  await integrations?.stop()
  await database?.remove()
  if (privateDir) await rm(privateDir, { recursive: true, force: true })
})

type Row = { id: string; state: string; reason: string | null; lead: string | null; body: string }

const readEvent = async (eventId: string) =>
  (
    await database.pool.query<Row>(
      'select id, state::text, reason::text, lead_id as lead, body from source_events where event_id = $1',
      [eventId],
    )
  ).rows[0]

const waitUntilSettled = (eventId: string) =>
  eventually(`the worker processed ${eventId}`, async () => {
    const event = await readEvent(eventId)
    return event && event.state !== 'waiting' ? event : undefined
  })

const stored = (eventId: string) =>
  eventually(`${eventId} is a lead`, async () => {
    const event = await readEvent(eventId)
    return event?.state === 'stored' ? event : undefined
  })

const mapping = (source: LeadSource, form: string, changes: Record<string, unknown> = {}) => ({
  source,
  form,
  name: `Campaña ${form}`,
  project: 'santorini',
  channel: source === 'generic' ? 'fair' : source,
  language: 'es',
  termsVersion: '',
  marketingVersion: '',
  marketingBox: '',
  ...changes,
})

const genericBody = (id: string, changes: Record<string, unknown> = {}) =>
  JSON.stringify({ id, form: 'socio-lima', name: 'Inés Mamani', phone: '+51900000313', ...changes })

describe('recorded bodies', () => {
  test('a lead of Meta waits until marketing connects its form, and then reaches the desk and the CRM once', async () => {
    const body = await readRecordedBody('meta-webhook.json')
    const answers = await Promise.all([1, 2, 3, 4].map(() => sendSigned(intake.url, 'meta', body)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(await waitUntilSettled('910560000000001')).toMatchObject({ state: 'parked', reason: 'unknown-form', body })
    expect(meta.requests).toEqual([])

    const form = mapping('meta', '820340000000001', {
      name: 'Campaña de verano',
      termsVersion: '2026-01',
      marketingVersion: '2026-02',
      marketingBox: 'novedades',
    })
    expect(await marketing('POST', '/external-forms/save', form)).toMatchObject({
      status: 200,
      body: { retriedCount: 1 },
    })
    const { lead } = await stored('910560000000001')
    const { rows } = await database.pool.query(
      `select first_name, last_name, phone, email, project_slug, channel::text, message, observation, entered_by_id
       from leads where id = $1`,
      [lead],
    )
    const message = '¿cuándo piensas comprar?: en_3_meses'
    expect(rows).toEqual([
      {
        first_name: 'Elena',
        last_name: 'Paredes Soto',
        phone: '+51900000311',
        email: 'elena@example.test',
        project_slug: 'santorini',
        channel: 'meta',
        message,
        observation: `Formulario: Campaña de verano.\nMensaje: ${message}`,
        entered_by_id: null,
      },
    ])
    const consents = await readConsents(database.pool, String(lead))
    expect(consents.map(({ purpose, version, granted }) => ({ purpose, version, granted }))).toEqual(
      expect.arrayContaining([
        { purpose: 'terms', version: '2026-01', granted: true },
        { purpose: 'marketing', version: '2026-02', granted: true },
      ]),
    )
    const crmBodies = await eventually('the CRM has the lead', async () => {
      const bodies = integrations.received.filter(({ body: sent }) =>
        JSON.stringify(sent).includes('elena@example.test'),
      )
      return bodies.length > 0 && bodies
    })
    expect(crmBodies.map(({ body: sent }) => sent)).toEqual([
      expect.objectContaining({ fname: 'Elena', lname: 'Paredes Soto', project_id: 6 }),
    ])
    await eventually('the lead is on the desk', async () => {
      const work = await database.pool.query('select state from lead_work where lead_id = $1', [lead])
      return work.rows[0]?.state === 'new'
    })

    // Meta sends a lead again if it did not get our answer.
    expect(await (await sendSigned(intake.url, 'meta', body)).json()).toEqual({ stored: 0 })
    const { rows: leads } = await database.pool.query(`select from leads where email = 'elena@example.test'`)
    expect(leads).toHaveLength(1)
    expect(intake.lines.join('') + worker.output.join('')).not.toMatch(/elena|Paredes|900000311/i)
  })

  test.each([
    ['portal', 'portal-lead.json', '59ee0fc6e4b043e1b2a6d863', 'SANTORINI-A', 'portal', '+51900000312'],
    ['generic', 'generic-lead.json', 'web-socio-0001', 'socio-lima', 'fair', '+51900000313'],
  ] as const)(
    'a message of the source "%s" becomes a lead at once if its form is connected',
    async (source, file, id, form, channel, phone) => {
      expect((await marketing('POST', '/external-forms/save', mapping(source, form))).status).toBe(200)
      expect((await sendSigned(intake.url, source, await readRecordedBody(file))).status).toBe(200)
      const { lead } = await stored(id)
      const { rows } = await database.pool.query('select channel::text, phone from leads where id = $1', [lead])
      expect(rows).toEqual([{ channel, phone }])
      // The form does not ask for a consent.
      expect(await readConsents(database.pool, String(lead))).toEqual([])
    },
  )
})

describe('the webhook', () => {
  test('is disabled without a secret', async () => {
    const disabled = await startIntake(database.url)
    for (const source of ['meta', 'portal', 'generic'] as const)
      expect((await sendSigned(disabled.url, source, '{}')).status).toBe(404)
    expect((await fetch(`${disabled.url}/api/sources/meta?hub.mode=subscribe`)).status).toBe(404)
    await disabled.stop()
    expect((await fetch(`${intake.url}/api/sources/other`, { method: 'POST', body: '{}' })).status).toBe(404)
  })

  test('rejects and does not store a message without the signature of its source', async () => {
    const body = genericBody('forged')
    const url = `${intake.url}/api/sources/generic`
    expect((await sendSigned(intake.url, 'generic', body, { secret: sourceSecrets.portal })).status).toBe(401)
    expect((await fetch(url, { method: 'POST', body })).status).toBe(401)
    expect((await fetch(url, { method: 'POST' })).status).toBe(401)
    expect(await readEvent('forged')).toBeUndefined()
  })

  test('confirms the subscription of Meta only with the right token', async () => {
    const requestChallenge = (token: string, challenge = '1158201444') =>
      fetch(
        `${intake.url}/api/sources/meta?${new URLSearchParams({ 'hub.mode': 'subscribe', 'hub.verify_token': token, 'hub.challenge': challenge })}`,
      )
    const answer = await requestChallenge(VERIFY_TOKEN)
    expect([answer.status, await answer.text()]).toEqual([200, '1158201444'])
    expect(answer.headers.get('content-type')).toContain('text/plain')
    expect((await requestChallenge('a guess')).status).toBe(403)
    expect((await requestChallenge(VERIFY_TOKEN, '<script>')).status).toBe(403)
  })

  test('rejects a large body and too many requests', async () => {
    expect(
      (await sendSigned(intake.url, 'generic', genericBody('large', { message: 'x'.repeat(140_000) }))).status,
    ).toBe(413)
    const forge = () =>
      sendSigned(intake.url, 'generic', '{}', { from: '10.99.99.99', secret: 'not the secret of any source' })
    const statuses: number[] = []
    for (let batch = 0; batch < 31; batch += 1)
      statuses.push(...(await Promise.all(Array.from({ length: 20 }, async () => (await forge()).status))))
    expect(new Set(statuses)).toEqual(new Set([401, 429]))
  })
})

describe('a message that cannot become a lead', () => {
  test.each([
    ['another format', 'generic', '{"lead":1}'],
    ['text that is not JSON', 'portal', 'name=Ana\u0000'],
  ] as const)('is parked with its body if it has %s', async (_name, source, body) => {
    expect((await sendSigned(intake.url, source, body)).status).toBe(200)
    const { rows } = await database.pool.query(
      `select reason::text from source_events where body = $1 and state = 'parked'`,
      [body.replaceAll('\0', '\ufffd')],
    )
    expect(rows).toEqual([{ reason: 'unreadable' }])
  })

  test('is parked if it has no valid contact, and is tried again when staff request it', async () => {
    await marketing('POST', '/external-forms/save', mapping('generic', 'socio-lima'))
    await sendSigned(intake.url, 'generic', genericBody('no-contact', { phone: '12' }))
    expect(await waitUntilSettled('no-contact')).toMatchObject({ state: 'parked', reason: 'no-contact' })
    const group = { source: 'generic', form: 'socio-lima', reason: 'no-contact' }
    expect(await marketing('POST', '/external-forms/try-again', group)).toMatchObject({
      status: 200,
      body: { retriedCount: 1 },
    })
    expect(await waitUntilSettled('no-contact')).toMatchObject({ state: 'parked', reason: 'no-contact' })
  })

  test('waits while Meta is down, and is parked if Meta rejects the request for its data', async () => {
    await marketing('POST', '/external-forms/save', mapping('meta', '820340000000001'))
    const webhook = (id: string) =>
      readRecordedBody('meta-webhook.json').then((body) => body.replace('910560000000001', id))
    meta.answerWith('outage')
    await sendSigned(intake.url, 'meta', await webhook('910560000000002'))
    await eventually('Meta was asked', async () => meta.requests.some((url) => url.includes('910560000000002')))
    expect(await readEvent('910560000000002')).toMatchObject({ state: 'waiting' })
    meta.answerWith('recorded')
    await stored('910560000000002')
    meta.answerWith('rejection')
    await sendSigned(intake.url, 'meta', await webhook('910560000000003'))
    expect(await waitUntilSettled('910560000000003')).toMatchObject({ state: 'parked', reason: 'not-fetched' })
    meta.answerWith('recorded')
    await marketing('POST', '/external-forms/try-again', {
      source: 'meta',
      form: '820340000000001',
      reason: 'not-fetched',
    })
    await stored('910560000000003')
  })
})

describe('the forms of other systems', () => {
  test('are connected by marketing, not by sales, and only to a project and texts that exist', async () => {
    expect((await sales('POST', '/external-forms/save', mapping('generic', 'other'))).status).toBe(403)
    for (const changes of [{ project: 'atlantis' }, { termsVersion: '1999-01' }])
      expect((await marketing('POST', '/external-forms/save', mapping('generic', 'other', changes))).status).toBe(422)
    for (const changes of [{ channel: 'web' }, { marketingVersion: '2026-02' }, { name: '' }])
      expect((await marketing('POST', '/external-forms/save', mapping('generic', 'other', changes))).status).toBe(400)
    expect(
      (await marketing('POST', '/external-forms/save', mapping('meta', 'other', { channel: 'fair' }))).status,
    ).toBe(400)
  })
})

describe('the raw bodies', () => {
  test('cannot be changed or deleted, even by the owner of the tables', async () => {
    await expect(database.pool.query(`update source_events set body = ''`)).rejects.toThrow('append-only')
    await expect(database.pool.query('delete from source_events')).rejects.toThrow('append-only')
  })

  test('are erased with the lead, and with the person if there is no lead', async () => {
    await marketing('POST', '/external-forms/save', mapping('generic', 'socio-lima'))
    await sendSigned(intake.url, 'generic', genericBody('to-erase', { email: 'borrar@example.test' }))
    await sendSigned(
      intake.url,
      'generic',
      genericBody('to-erase-parked', { form: 'nobody', email: 'borrar@example.test' }),
    )
    const { lead } = await stored('to-erase')
    const parkedEvent = await waitUntilSettled('to-erase-parked')
    await eventually('the CRM has it', async () => {
      const { rows } = await database.pool.query(
        `select from deliveries where subject_id = $1 and status = 'waiting'`,
        [lead],
      )
      return rows.length === 0
    })
    const { rows: admins } = await database.pool.query<{ id: string }>(
      `insert into users (name, email, role, language) values ('Ada', 'ada@example.test', 'admin', 'es') returning id`,
    )
    const { rows } = await database.pool.query('select record, result from erase_person($1, $2, null)', [
      [`leads:${lead}`, `source_events:${parkedEvent.id}`],
      admins[0]?.id,
    ])
    expect(rows.map(({ result }) => result)).toEqual(['erased', 'erased'])
    expect(await readEvent('to-erase')).toBeUndefined()
    expect(await readEvent('to-erase-parked')).toBeUndefined()
  })
})
