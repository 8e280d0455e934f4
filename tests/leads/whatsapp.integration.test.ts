// Tests WhatsApp from the signed webhook to the lead, the answer of a salesperson and the reports about it, with a real
// database, the database roles, the worker, the CMS and a stand-in of the Cloud API.
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Integrations, startIntegrations } from '@app/tools/fakes/integrations'
import {
  FAKE_NUMBER_ID,
  FAKE_WHATSAPP_TOKEN,
  messagesWebhook,
  reportWebhook,
  WHATSAPP_PATH,
} from '@app/tools/fakes/whatsapp-bodies'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { collectPerson } from '../../apps/cms/src/privacy/collect-person'
import { readConsents } from '../../apps/cms/src/sales/leads/read-lead'
import { type Call, createStaff, type RunningCms, signIn, startCms } from '../access/running-cms'
import { createFreshDatabase, type FreshDatabase } from '../support/fresh-database'
import { grantProcessRights, signedInAs } from '../support/grant-process-rights'
import { startIntake } from '../support/running-intake'
import { eventually, startWorker, type WorkerProcess } from '../support/worker-process'
import { readRecordedBody } from './meta-stand-in'
import { sendSigned, sourceSecrets } from './send-signed'

let database: FreshDatabase
let integrations: Integrations
let intake: Awaited<ReturnType<typeof startIntake>>
let cms: RunningCms
let worker: WorkerProcess
let privateDir: string
let marketing: Call
let sales: Call

const VERIFY_TOKEN = 'typed when the webhook is connected'
const MESSAGES_PATH = `${WHATSAPP_PATH}/${FAKE_NUMBER_ID}/messages`

const startWhatsAppWorker = () =>
  startWorker({
    databaseUrl: signedInAs('worker', database.url),
    integrations,
    privateDir,
    env: {
      LEAD_NOTICES: 'always',
      WHATSAPP_NUMBER_ID: FAKE_NUMBER_ID,
      WHATSAPP_ACCESS_TOKEN: FAKE_WHATSAPP_TOKEN,
      WHATSAPP_API_URL: integrations.httpUrl + WHATSAPP_PATH,
    },
  })

beforeAll(async () => {
  database = await createFreshDatabase()
  integrations = await startIntegrations()
  privateDir = await mkdtemp(join(tmpdir(), 'whatsapp-'))
  await grantProcessRights(database.url)
  intake = await startIntake(signedInAs('intake', database.url), {
    sources: { secrets: sourceSecrets, verifyTokens: { whatsapp: VERIFY_TOKEN } },
  })
  worker = await startWhatsAppWorker()
  process.env.WHATSAPP_NUMBER_ID = FAKE_NUMBER_ID
  cms = await startCms({ databaseUrl: database.url, smtpUrl: integrations.smtpUrl })
  const staff = await createStaff(cms, { Marta: 'marketing', Rosa: 'sales' })
  const approvedTemplates = [
    { name: 'seguimiento', language: 'es', body: 'Hola, {{1}}. Ya tenemos la respuesta sobre {{2}}.' },
    { name: 'oferta', language: 'es', body: 'Tenemos una oferta.', isAdvertising: true },
  ]
  await cms.payload.updateGlobal({
    slug: 'sales-desk',
    data: { teams: [{ members: [staff.Rosa] }], approvedTemplates } as never,
  })
  marketing = await signIn(cms, 'marta@example.test')
  sales = await signIn(cms, 'rosa@example.test')
}, 180_000)
afterAll(async () => {
  await worker?.stop()
  await cms?.stop()
  await intake?.stop()
  await integrations?.stop()
  await database?.remove()
  if (privateDir) await rm(privateDir, { recursive: true, force: true })
})

const sendBody = (body: object | string) =>
  sendSigned(intake.url, 'whatsapp', typeof body === 'string' ? body : JSON.stringify(body))

type Message = {
  id: string
  lead: string
  direction: string
  kind: string
  text: string
  state: string
  reason: string | null
  detail: string | null
  adId: string | null
  adClickId: string | null
}

const messageColumns = `id, lead_id as lead, direction::text as direction, kind::text as kind, text,
  state::text as state, reason::text as reason, detail, ad_id as "adId", ad_click_id as "adClickId"`

const readMessages = async (condition: string, value: string) =>
  (
    await database.pool.query<Message>(
      `select ${messageColumns} from whatsapp_messages where ${condition} = $1 order by at, created_at`,
      [value],
    )
  ).rows

const receivedMessage = (providerId: string) =>
  eventually(`${providerId} is stored`, async () => (await readMessages('provider_id', providerId))[0])

const messageInState = (id: string, state: string) =>
  eventually(`the message is ${state}`, async () => {
    const [message] = await readMessages('id::text', id)
    return message?.state === state ? message : undefined
  })

let personCount = 0
const newContact = () => `51900${String(400_000 + ++personCount)}`

/** Lets a person write. Returns the id of the message at WhatsApp. */
async function write(from: string, { text = 'Hola', name = 'Inés Mamani', ...changes }: Record<string, unknown> = {}) {
  const id = `wamid.${randomUUID()}`
  const body = messagesWebhook({ from, name: String(name), text: String(text), id, ...changes })
  expect((await sendBody(body)).status).toBe(200)
  return id
}

/** Creates the lead of a new person who wrote on WhatsApp, once it is at the sales desk. */
async function newConversation(changes: Record<string, unknown> = {}) {
  const contact = newContact()
  const { lead } = await receivedMessage(await write(contact, changes))
  await eventually('the lead is at the desk', async () => {
    const { rowCount } = await database.pool.query(
      'select from lead_work where lead_id = $1 and owner_id is not null',
      [lead],
    )
    return rowCount === 1
  })
  return { contact, lead }
}

const reply = (lead: string, text: string, key: string = randomUUID()) =>
  sales('POST', `/inbox/conversations/${lead}`, { kind: 'text', key, text })

const requestsTo = (contact: string) =>
  integrations.received.filter(({ path, body }) => path === MESSAGES_PATH && JSON.stringify(body).includes(contact))

const noticeKinds = async (lead: string) => {
  const { rows } = await database.pool.query<{ kind: string }>(
    'select kind::text from lead_notices where lead_id = $1 order by created_at',
    [lead],
  )
  return rows.map(({ kind }) => kind)
}

const eventKinds = async (lead: string) => {
  const { rows } = await database.pool.query<{ kind: string }>(
    'select kind::text from lead_events where lead_id = $1 order by created_at, id',
    [lead],
  )
  return rows.map(({ kind }) => kind)
}

const connectNumber = () =>
  marketing('POST', '/external-forms/save', {
    source: 'whatsapp',
    form: FAKE_NUMBER_ID,
    name: 'WhatsApp de ventas',
    project: 'santorini',
    channel: 'whatsapp',
    language: 'es',
    termsVersion: '',
    marketingVersion: '',
    marketingBox: '',
  })

describe('recorded bodies', () => {
  test('a message waits until marketing connects the number, and then becomes one lead with the ad click', async () => {
    const body = await readRecordedBody('whatsapp-message.json')
    const answers = await Promise.all([1, 2, 3].map(() => sendBody(body)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    await eventually('the message is parked', async () => {
      const { rows } = await database.pool.query(`select body from source_events where reason = 'unknown-form'`)
      expect(rows.every((row) => row.body === body)).toBe(true)
      return rows.length === 1
    })
    expect(await connectNumber()).toMatchObject({ status: 200, body: { retriedCount: 1 } })
    const id = 'wamid.HBgLNTE5MDAwMDAzMjEVAgASGBQzQTdCNTg5RjY1MUY5MEE2NTEA'
    const message = await receivedMessage(id)
    expect(message).toMatchObject({ direction: 'in', kind: 'text', state: 'received', adId: '120226305854810726' })
    expect(message.adClickId).toMatch(/^Aff-n8ZTODiE79d/)
    const { rows } = await database.pool.query(
      `select first_name, last_name, phone, email, project_slug, channel::text, observation, entered_by_id, idempotency_key
       from leads where id = $1`,
      [message.lead],
    )
    expect(rows).toEqual([
      {
        first_name: 'Elena',
        last_name: 'Paredes Soto',
        phone: '+51900000321',
        email: '',
        project_slug: 'santorini',
        channel: 'whatsapp',
        observation: `Formulario: WhatsApp de ventas.\nAnuncio: Lotes frente al mar.\nMensaje: ${message.text}`,
        entered_by_id: null,
        idempotency_key: `whatsapp:${id}`,
      },
    ])
    expect(await readConsents(database.pool, message.lead)).toEqual([])
    await eventually('the CRM has the lead', async () =>
      integrations.received.some(({ body: sent }) => JSON.stringify(sent).includes('+51900000321')),
    )
    expect(await (await sendBody(body)).json()).toEqual({ stored: 0 })
    const leads = await database.pool.query(`select from leads where phone = '+51900000321'`)
    expect(leads.rowCount).toBe(1)
  })

  test('a report about a message that we did not send is stored and changes nothing', async () => {
    expect(await (await sendBody(await readRecordedBody('whatsapp-report.json'))).json()).toEqual({ stored: 1 })
    await eventually('the report is processed', async () => {
      const { rowCount } = await database.pool.query(
        `select from source_events where event_id like '%:failed' and state = 'stored' and lead_id is null`,
      )
      return rowCount === 1
    })
  })
})

describe('the webhook', () => {
  test('is disabled without a secret', async () => {
    const disabled = await startIntake(database.url)
    expect((await sendSigned(disabled.url, 'whatsapp', '{}')).status).toBe(404)
    expect((await fetch(`${disabled.url}/api/sources/whatsapp?hub.mode=subscribe`)).status).toBe(404)
    await disabled.stop()
  })

  test('confirms the subscription only with the right token', async () => {
    const requestChallenge = async (token: string) => {
      const query = { 'hub.mode': 'subscribe', 'hub.verify_token': token, 'hub.challenge': '1158201444' }
      const answer = await fetch(`${intake.url}/api/sources/whatsapp?${new URLSearchParams(query)}`)
      return [answer.status, await answer.text()]
    }
    expect(await requestChallenge(VERIFY_TOKEN)).toEqual([200, '1158201444'])
    expect((await requestChallenge('a guess'))[0]).toBe(403)
  })

  test('rejects and does not store a message with the wrong signature', async () => {
    const body = JSON.stringify(messagesWebhook({ from: newContact(), name: 'Ana', text: 'Hola', id: 'wamid.forged' }))
    const answer = await sendSigned(intake.url, 'whatsapp', body, { secret: sourceSecrets.meta })
    expect(answer.status).toBe(401)
    const { rowCount } = await database.pool.query(`select from source_events where event_id = 'wamid.forged'`)
    expect(rowCount).toBe(0)
  })

  test('accepts more than 128 KB and stores for each person only their own part', async () => {
    const contacts = Array.from({ length: 60 }, newContact)
    const messages = contacts.map((from) => ({
      from,
      name: 'Ana Rojas',
      id: `wamid.${from}`,
      text: `${from} ${'x'.repeat(3000)}`,
    }))
    expect(await (await sendBody(messagesWebhook(...messages))).json()).toEqual({ stored: 60 })
    const { rows } = await database.pool.query<{ body: string }>('select body from source_events where event_id = $1', [
      `wamid.${contacts[0]}`,
    ])
    expect(rows[0]?.body).toContain(contacts[0])
    expect(rows[0]?.body).not.toContain(contacts[1])
  })
})

describe('a message', () => {
  test('joins the open lead of its sender, with a line in the history and a notice to the owner', async () => {
    const { contact, lead } = await newConversation()
    await eventually('the owner is notified of the lead', async () => (await noticeKinds(lead)).includes('new'))
    // The owner opens the lead.
    await database.pool.query('update lead_notices set seen_at = now() where lead_id = $1', [lead])
    const second = await receivedMessage(await write(contact, { text: '¿Tienen lotes cerca del mar?' }))
    expect(second.lead).toBe(lead)
    await receivedMessage(await write(contact, { text: '¿Y la cuota?' }))
    await eventually('the owner is notified of the message', async () => (await noticeKinds(lead)).includes('message'))
    expect((await eventKinds(lead)).filter((kind) => kind === 'message')).toHaveLength(1)
    expect(await noticeKinds(lead)).toEqual(['new', 'message'])
    const { rowCount } = await database.pool.query('select from leads where phone = $1', [`+${contact}`])
    expect(rowCount).toBe(1)
  })

  test('opens one lead, even if the first messages of a person arrive at the same time', async () => {
    const contact = newContact()
    const ids = await Promise.all(Array.from({ length: 6 }, (_, index) => write(contact, { text: `Mensaje ${index}` })))
    const messages = await Promise.all(ids.map(receivedMessage))
    expect(new Set(messages.map(({ lead }) => lead)).size).toBe(1)
  })

  test('opens another lead if the lead of its sender is lost', async () => {
    const { contact, lead } = await newConversation()
    await database.pool.query(`update lead_work set state = 'lost', lost_reason = 'price' where lead_id = $1`, [lead])
    const next = await receivedMessage(await write(contact))
    expect(next.lead).not.toBe(lead)
  })

  test.each([
    ['image', { id: '1', mime_type: 'image/jpeg', caption: 'Mi casa' }, 'image', 'Mi casa'],
    ['audio', { id: '1', mime_type: 'audio/ogg', voice: true }, 'audio', ''],
    ['order', { catalog_id: '1' }, 'other', ''],
  ])('of the type "%s" is stored with its kind and what can be read', async (type, content, kind, text) => {
    const { contact, lead } = await newConversation()
    const message = await receivedMessage(await write(contact, { type, content }))
    expect(message).toMatchObject({ lead, kind, text, state: 'received' })
  })
})

describe('an answer', () => {
  test('is sent once, and reports change its state', async () => {
    const { contact, lead } = await newConversation()
    const key = randomUUID()
    const answers = await Promise.all([1, 2].map(() => reply(lead, 'La inicial es de US$ 1,200.', key)))
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
    const message = await messageInState(key, 'sent')
    expect(requestsTo(contact)).toHaveLength(1)
    expect(requestsTo(contact)[0]).toMatchObject({
      headers: { authorization: `Bearer ${FAKE_WHATSAPP_TOKEN}` },
      body: {
        to: contact,
        type: 'text',
        text: { body: 'La inicial es de US$ 1,200.' },
        biz_opaque_callback_data: key,
      },
    })
    const { rows } = await database.pool.query(
      'select state::text, first_answer_at is not null as answered from lead_work where lead_id = $1',
      [lead],
    )
    expect(rows).toEqual([{ state: 'contacted', answered: true }])
    expect((await eventKinds(lead)).at(-1)).toBe('contact')

    const { rows: ids } = await database.pool.query('select provider_id as id from whatsapp_messages where id = $1', [
      key,
    ])
    const report = (status: string) => sendBody(reportWebhook({ id: ids[0].id, ownId: key, to: contact, status }))
    await report('read')
    await messageInState(key, 'read')
    // Reports may arrive in any order.
    await report('delivered')
    await eventually('the late report is processed', async () => {
      const { rowCount } = await database.pool.query(
        `select from source_events where event_id = $1 and state = 'stored' and lead_id = $2`,
        [`${ids[0].id}:delivered`, lead],
      )
      return rowCount === 1
    })
    expect((await messageInState(key, 'read')).id).toBe(message.id)
  })

  test('that WhatsApp rejects shows the reason, and the owner is notified', async () => {
    const { contact, lead } = await newConversation()
    integrations.fail({ path: MESSAGES_PATH, times: 1, status: 400, body: { error: { code: 131026 } } })
    const key = randomUUID()
    await reply(lead, 'Hola', key)
    expect(await messageInState(key, 'failed')).toMatchObject({
      reason: 'recipient',
      detail: 'status 400, code 131026',
    })
    await eventually('the owner is notified', async () => (await noticeKinds(lead)).includes('message-failed'))
    expect(requestsTo(contact)).toHaveLength(1)
    expect(
      (await database.pool.query(`select from lead_work where lead_id = $1 and state = 'new'`, [lead])).rowCount,
    ).toBe(1)
  })

  test('that WhatsApp postpones is sent later', async () => {
    const { lead } = await newConversation()
    integrations.fail({ path: MESSAGES_PATH, times: 1, status: 429, body: { error: { code: 130429 } } })
    const key = randomUUID()
    await reply(lead, 'Hola', key)
    await eventually('it waits', async () => {
      const { rows } = await database.pool.query('select due_at from whatsapp_messages where id = $1', [key])
      return rows[0]?.due_at !== null
    })
    await database.pool.query('update whatsapp_messages set due_at = now() where id = $1', [key])
    await messageInState(key, 'sent')
  })

  test('whose response is lost is not sent again, and a report settles it', async () => {
    const { contact, lead } = await newConversation()
    integrations.fail({ path: MESSAGES_PATH, times: 1, dropAfter: true })
    const key = randomUUID()
    await reply(lead, 'Hola', key)
    await messageInState(key, 'unknown')
    await eventually('the owner is notified', async () => (await noticeKinds(lead)).includes('message-failed'))
    await new Promise((resolve) => setTimeout(resolve, 3000))
    expect(requestsTo(contact)).toHaveLength(1)
    await sendBody(reportWebhook({ id: `wamid.${key}`, ownId: key, to: contact, status: 'sent' }))
    await messageInState(key, 'sent')
    expect((await eventKinds(lead)).at(-1)).toBe('contact')
  })

  test('whose worker was killed during the request is not sent again', async () => {
    const { contact, lead } = await newConversation()
    integrations.fail({ path: MESSAGES_PATH, times: 1, delayMs: 15_000, dropAfter: true })
    const key = randomUUID()
    await reply(lead, 'Hola', key)
    await messageInState(key, 'sending')
    await worker.kill()
    await database.pool.query(
      `update whatsapp_messages set claimed_at = claimed_at - interval '3 minutes' where id = $1`,
      [key],
    )
    worker = await startWhatsAppWorker()
    await messageInState(key, 'unknown')
    const next = randomUUID()
    await reply(lead, '¿Te llegó mi mensaje?', next)
    await messageInState(next, 'sent')
    expect(requestsTo(contact).filter(({ body }) => JSON.stringify(body).includes(key)).length).toBeLessThanOrEqual(1)
  })

  test('is rejected for marketing, for an unknown lead, for a lost lead and if it is too long', async () => {
    const { lead } = await newConversation()
    const body = { kind: 'text', key: randomUUID(), text: 'Hola' }
    expect((await marketing('POST', `/inbox/conversations/${lead}`, body)).status).toBe(403)
    expect((await reply(randomUUID(), 'Hola')).status).toBe(404)
    expect((await reply(lead, 'x'.repeat(5000))).status).toBe(400)
    await database.pool.query(`update lead_work set state = 'lost', lost_reason = 'price' where lead_id = $1`, [lead])
    expect(await reply(lead, 'Hola')).toMatchObject({ status: 409, body: { errors: [{ message: 'not-allowed' }] } })
  })
})

describe('24 hours after the last message', () => {
  const yesterday = () => new Date(Date.now() - 25 * 3_600_000)

  const templateIds = async () => {
    const { rows } = await database.pool.query<{ id: string; name: string }>(
      'select id, name from sales_desk_approved_templates',
    )
    return new Map(rows.map(({ id, name }) => [name, id]))
  }

  test('only approved templates are sent, and advertising only with consent', async () => {
    const { contact, lead } = await newConversation({ at: yesterday() })
    expect(await reply(lead, 'Hola')).toMatchObject({ status: 409, body: { errors: [{ message: 'window-closed' }] } })
    const ids = await templateIds()
    const sendTemplate = (name: string, parameters: string[], key: string = randomUUID()) =>
      sales('POST', `/inbox/conversations/${lead}`, { kind: 'template', key, template: ids.get(name), parameters })
    for (const parameters of [['Inés'], ['Inés', ''], ['Inés', 'dos\nlíneas']])
      expect(await sendTemplate('seguimiento', parameters)).toMatchObject({
        status: 409,
        body: { errors: [{ message: 'template' }] },
      })
    expect(await sendTemplate('oferta', [])).toMatchObject({
      status: 409,
      body: { errors: [{ message: 'not-allowed' }] },
    })
    const key = randomUUID()
    expect((await sendTemplate('seguimiento', ['Inés', 'Santorini'], key)).status).toBe(201)
    expect(await messageInState(key, 'sent')).toMatchObject({
      kind: 'template',
      text: 'Hola, Inés. Ya tenemos la respuesta sobre Santorini.',
    })
    expect(requestsTo(contact)).toHaveLength(1)
    expect(requestsTo(contact)[0]?.body).toMatchObject({
      type: 'template',
      template: {
        name: 'seguimiento',
        language: { code: 'es' },
        components: [
          {
            type: 'body',
            parameters: [
              { type: 'text', text: 'Inés' },
              { type: 'text', text: 'Santorini' },
            ],
          },
        ],
      },
    })
  })

  test('a text that waited too long is not sent', async () => {
    const { contact, lead } = await newConversation({ at: yesterday() })
    const key = randomUUID()
    await database.pool.query(
      `insert into whatsapp_messages (id, lead_id, direction, contact, kind, text, state, sent_by, at)
       values ($1, $2, 'out', $3, 'text', 'Hola', 'queued', 'Rosa', now() - interval '2 hours')`,
      [key, lead, contact],
    )
    expect(await messageInState(key, 'failed')).toMatchObject({ reason: 'window-closed' })
    expect(requestsTo(contact)).toEqual([])
  })
})

describe('the personal data of a conversation', () => {
  test('never changes, and is exported and erased with the lead', async () => {
    const { contact, lead } = await newConversation({ text: 'Mi DNI es 12345678' })
    const key = randomUUID()
    await reply(lead, 'Gracias, Inés', key)
    await messageInState(key, 'sent')
    for (const statement of [
      `update whatsapp_messages set text = 'x'`,
      `update whatsapp_messages set state = 'queued' where direction = 'out'`,
      'delete from whatsapp_messages',
    ])
      await expect(database.pool.query(statement)).rejects.toThrow('append-only')
    const person = await collectPerson(database.pool, [`leads:${lead}`], () => undefined)
    const texts = person[0]?.related.filter(({ table }) => table === 'whatsapp_messages').map(({ facts }) => facts.text)
    expect(texts).toEqual(['Mi DNI es 12345678', 'Gracias, Inés'])
    await eventually('no delivery waits', async () => {
      const { rowCount } = await database.pool.query(
        `select from deliveries d left join lead_notices n on n.id = d.notice_id
         where (d.subject_id = $1 or n.lead_id::text = $1) and d.status = 'waiting'`,
        [lead],
      )
      return rowCount === 0
    })
    const { rows: admins } = await database.pool.query<{ id: string }>(
      `insert into users (name, email, role, language) values ('Ada', 'ada@example.test', 'admin', 'es') returning id`,
    )
    const { rows } = await database.pool.query('select result from erase_person($1, $2, null)', [
      [`leads:${lead}`],
      admins[0]?.id,
    ])
    expect(rows).toEqual([{ result: 'erased' }])
    expect(await readMessages('lead_id::text', lead)).toEqual([])
    const { rowCount } = await database.pool.query('select from source_events where body like $1', [`%${contact}%`])
    expect(rowCount).toBe(0)
  })

  test('is in no log', () => {
    expect(intake.lines.join('') + worker.output.join('')).not.toMatch(/Elena|Paredes|Inés|Mamani|519000|DNI|inicial/)
  })
})
