// Tests the sales desk over REST with a real database: changes to a lead, the leads of one person, the list, the funnel
// and the export.
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { addDays, limaDateOf } from '@app/domain/calendar/lima-date'
import { emailKey, phoneKey } from '@app/domain/person/person-keys'
import { type Integrations, startIntegrations } from '@app/tools/fakes/integrations'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readFunnel } from '../../apps/cms/src/sales/funnel/read-funnel'
import { readFilter } from '../../apps/cms/src/sales/leads/lead-filter'
import { listLeads } from '../../apps/cms/src/sales/leads/list-leads'
import { readHistory, readLead } from '../../apps/cms/src/sales/leads/read-lead'
import { markNoticesSeen, readNotices } from '../../apps/cms/src/sales/leads/read-notices'
import { personTables, readPerson } from '../../apps/cms/src/sales/leads/read-person'
import { countPageViewFiles } from '../../apps/worker/src/maintenance/count-page-view-files'
import { ingestLeads } from '../../apps/worker/src/maintenance/ingest-leads'
import { notifyOfNewLeads } from '../../apps/worker/src/notices/due-notices.job'
import { type Call, createStaff, type RunningCms, signIn, signInSession, startCms } from '../access/running-cms'
import { createFreshDatabase, type FreshDatabase } from '../support/fresh-database'
import { postJson, postMultipart, prepareQueue, startIntake } from '../support/running-intake'
import { complaintFields, leadBody, referralBody } from '../support/submissions'

let database: FreshDatabase
let integrations: Integrations
let intake: Awaited<ReturnType<typeof startIntake>>
let cms: RunningCms
let sales: Call
const staff: Record<string, string> = {}

/** Sends a lead through the intake and returns its id. */
async function send(changes: Record<string, unknown> = {}): Promise<string> {
  const answer = await postJson(`${intake.url}/api/leads`, leadBody(changes))
  const { reference } = (await answer.json()) as { reference: string }
  const { rows } = await database.pool.query('select id from leads where reference = $1', [reference])
  return rows[0].id
}

const change = (lead: string | string[], step: object, as = sales) =>
  as('POST', '/inbox/changes', { leads: [lead].flat(), change: step })

beforeAll(async () => {
  database = await createFreshDatabase()
  integrations = await startIntegrations()
  await prepareQueue(database.url)
  intake = await startIntake(database.url)
  cms = await startCms({ databaseUrl: database.url, smtpUrl: integrations.smtpUrl })
  Object.assign(staff, await createStaff(cms, { Rosa: 'sales', Luis: 'sales', Marta: 'marketing' }))
  sales = await signIn(cms, 'rosa@example.test')
})
afterAll(async () => {
  await cms?.stop()
  await intake?.stop()
  await integrations?.stop()
  await database?.remove()
})

test('the database functions return the same person keys as the functions of the domain package', async () => {
  const local = fc.string({ unit: fc.constantFrom(...'aB1.+-_'), minLength: 1, maxLength: 8 })
  const email = fc
    .tuple(local, fc.constantFrom('gmail.com', 'GoogleMail.com', 'Example.test'))
    .map((parts) => parts.join('@'))
  const phone = fc.string({ unit: fc.constantFrom(...'+0159 -()'), minLength: 1, maxLength: 14 })
  await fc.assert(
    fc.asyncProperty(email, phone, async (address, number) => {
      const { rows } = await database.pool.query('select person_email($1) as email, person_phone($2) as phone', [
        address,
        number,
      ])
      expect(rows[0]).toEqual({ email: emailKey(address), phone: phoneKey(number) })
    }),
    { numRuns: 200 },
  )
})

describe('work on a lead', () => {
  let lead: string
  beforeAll(async () => {
    lead = await send({ firstName: 'Lucía', lastName: 'Paredes', email: 'lucia@example.test', phone: '+51900000123' })
    await ingestLeads(database.pool)
  })

  test('never changes what the visitor sent, and adds every change to the history', async () => {
    const leadBefore = await database.pool.query('select * from leads where id = $1', [lead])
    expect((await change(lead, { kind: 'note', text: 'Pregunta por los gastos.' })).status).toBe(200)
    expect((await change(lead, { kind: 'owner', to: staff.Luis })).status).toBe(200)
    const at = '2026-12-01T15:00:00.000Z'
    expect((await change(lead, { kind: 'next-step', text: 'Llamar', at })).status).toBe(200)
    expect((await change(lead, { kind: 'state', to: 'appointment' })).status).toBe(200)
    const leadAfter = await database.pool.query('select * from leads where id = $1', [lead])
    expect(leadAfter.rows).toEqual(leadBefore.rows)
    expect(await readLead(database.pool, lead)).toMatchObject({
      state: 'appointment',
      owner: 'Luis',
      nextStep: 'Llamar',
      nextStepAt: new Date(at),
    })
    const history = await readHistory(database.pool, lead)
    expect(history.map(({ kind, by }) => [kind, by])).toEqual([
      ['state', 'Rosa'],
      ['next-step', 'Rosa'],
      ['owner', 'Rosa'],
      ['note', 'Rosa'],
    ])
    expect(history[0]).toMatchObject({ from: 'new', to: 'appointment' })
    expect(history[2]).toMatchObject({ toName: 'Luis' })
  })

  test('records the time of the first answer only once', async () => {
    const otherLead = await send()
    await ingestLeads(database.pool)
    expect((await readLead(database.pool, otherLead))?.firstAnswerAt).toBeNull()
    await change(otherLead, { kind: 'contact', channel: 'call' })
    const first = await readLead(database.pool, otherLead)
    expect(first).toMatchObject({ state: 'contacted', firstAnswerAt: expect.any(Date) })
    await change(otherLead, { kind: 'contact', channel: 'whatsapp' })
    expect((await readLead(database.pool, otherLead))?.firstAnswerAt).toEqual(first?.firstAnswerAt)
  })

  test('gives a lead without an owner to the salesperson who starts to work on it, once', async () => {
    const freeLead = await send()
    await ingestLeads(database.pool)
    await database.pool.query('update lead_work set owner_id = null where lead_id = $1', [freeLead])
    await change(freeLead, { kind: 'note', text: 'Pregunta por el agua.' })
    expect((await readLead(database.pool, freeLead))?.owner).toBeNull()
    await change(freeLead, { kind: 'contact', channel: 'call' })
    expect((await readLead(database.pool, freeLead))?.owner).toBe('Rosa')
    expect((await readHistory(database.pool, freeLead))[0]).toMatchObject({ kind: 'owner', toName: 'Rosa', by: 'Rosa' })
    await change(freeLead, { kind: 'contact', channel: 'whatsapp' }, await signIn(cms, 'luis@example.test'))
    expect((await readLead(database.pool, freeLead))?.owner).toBe('Rosa')
  })

  test('rejects an invalid state, a loss without a reason and an owner outside sales', async () => {
    const result = async (step: object) => ((await change(lead, step)).body.results as { result: string }[])[0]?.result
    expect(await result({ kind: 'state', to: 'won' })).toBe('not-a-next-state')
    expect(await result({ kind: 'state', to: 'lost' })).toBe('reason-missing')
    expect(await result({ kind: 'owner', to: staff.Marta })).toBe('unknown-owner')
    expect((await change(lead, { kind: 'note', text: '  ' })).status).toBe(400)
    expect((await change(lead, { kind: 'state', to: 'sold' })).status).toBe(400)
    expect((await change('not-an-id', { kind: 'note', text: 'x' })).status).toBe(400)
  })

  test('changes several leads at once and reports those that cannot change', async () => {
    const [one, two] = [await send(), await send()]
    await ingestLeads(database.pool)
    await change(two, { kind: 'state', to: 'lost', lostReason: 'price' })
    const { body } = await change([one, two], { kind: 'state', to: 'appointment' })
    expect(body).toMatchObject({ done: 1, results: [{ result: 'done' }, { result: 'not-a-next-state' }] })
  })

  test('has a history that not even the owner of the database can change or delete', async () => {
    for (const statement of ['update lead_events set text = null', 'delete from lead_events', 'truncate lead_events'])
      await expect(database.pool.query(statement)).rejects.toMatchObject({ code: '23001' })
  })
})

test('new leads of a project are assigned to its team in turn, and other leads have no owner', async () => {
  const { rows } = await database.pool.query(`select id from projects where slug = 'mykonos'`)
  const teams = [{ project: rows[0].id, members: [staff.Rosa, staff.Luis] }]
  await cms.payload.updateGlobal({ slug: 'sales-desk', data: { teams } as never })
  const leads: string[] = []
  const sendFromStranger = (number: number, project: string) =>
    send({ project, email: `stranger-${number}@example.test`, phone: `+5192222222${number}` })
  for (let count = 0; count < 3; count += 1) leads.push(await sendFromStranger(count, 'mykonos'))
  const otherProjectLead = await sendFromStranger(3, 'coral')
  await ingestLeads(database.pool)
  const lastLead = await sendFromStranger(4, 'mykonos')
  await ingestLeads(database.pool)
  const owners = await Promise.all(
    [...leads, lastLead, otherProjectLead].map(async (id) => (await readLead(database.pool, id))?.owner),
  )
  expect(owners).toEqual(['Rosa', 'Luis', 'Rosa', 'Luis', null])
})

test('notices of a lead are listed with their mails, and seen when the recipient first opens the lead', async () => {
  const lead = await send({ email: 'noticed@example.test', phone: '+51933333333' })
  await ingestLeads(database.pool)
  await database.pool.query('update lead_work set owner_id = $2 where lead_id = $1', [lead, staff.Rosa])
  const context = { pool: database.pool, clock: () => new Date(), noticeHours: 'always' as const }
  expect(await notifyOfNewLeads(context)).toBeGreaterThan(0)
  const deliveries = [{ integration: 'mail', status: 'waiting', at: null }]
  expect(await readNotices(database.pool, lead)).toMatchObject([
    { kind: 'new', recipient: 'Rosa', seenAt: null, deliveries },
  ])
  await markNoticesSeen(database.pool, lead, staff.Luis ?? '')
  expect((await readNotices(database.pool, lead))[0]?.seenAt).toBeNull()
  await markNoticesSeen(database.pool, lead, staff.Rosa ?? '')
  const [seenNotice] = await readNotices(database.pool, lead)
  expect(seenNotice?.seenAt).toBeInstanceOf(Date)
  await markNoticesSeen(database.pool, lead, staff.Rosa ?? '')
  expect(await readNotices(database.pool, lead)).toEqual([seenNotice])
})

describe('notices on a device', () => {
  const keys = { p256dh: `B${'a'.repeat(86)}`, auth: 'b'.repeat(22) }
  const endpoint = 'https://fcm.googleapis.com/fcm/send/rosa'
  const readStatus = async () => (await sales('POST', '/users/push-subscriptions/status', { endpoint })).body.subscribed

  test('are switched on and off on the account page', async () => {
    expect(await readStatus()).toBe(false)
    expect((await sales('POST', '/users/push-subscriptions', { endpoint, keys })).status).toBe(201)
    expect((await sales('POST', '/users/push-subscriptions', { endpoint, keys })).status).toBe(201)
    expect(await readStatus()).toBe(true)
    const { rows } = await database.pool.query('select account_id as account, endpoint from push_subscriptions')
    expect(rows).toEqual([{ account: staff.Rosa, endpoint }])
    expect((await sales('POST', '/users/push-subscriptions/remove', { endpoint })).status).toBe(200)
    expect(await readStatus()).toBe(false)
  })

  test('are rejected for a server that is not a push service, and for invalid keys', async () => {
    const subscribe = async (body: object) => (await sales('POST', '/users/push-subscriptions', body)).status
    expect(await subscribe({ endpoint: 'https://127.0.0.1/internal', keys })).toBe(400)
    expect(await subscribe({ endpoint, keys: { ...keys, auth: 'short' } })).toBe(400)
    expect(await subscribe({})).toBe(400)
  })
})

describe('the page of a person', () => {
  test('includes leads, referrals and, for roles that may read them, complaints', async () => {
    const person = {
      firstName: 'Elena',
      lastName: 'Choque Ríos',
      email: 'elena.choque@gmail.com',
      phone: '+51955555555',
    }
    const lead = await send(person)
    const repeatedLead = await send({
      ...person,
      email: 'ElenaChoque@gmail.com',
      phone: '+51955555556',
      lastName: 'Choque',
    })
    const sisterLead = await send({ ...person, firstName: 'Carmen', email: 'carmen@example.test' })
    await postJson(`${intake.url}/api/referrals`, referralBody({ ...person, document: '40404040' }))
    await postMultipart(`${intake.url}/api/complaints`, complaintFields({ ...person, document: '40404040' }))
    await ingestLeads(database.pool)

    const findTables = async (allowed: readonly (typeof personTables)[number][]) =>
      (await readPerson(database.pool, lead, allowed)).records.map(({ table }) => table).sort()
    expect(await findTables(personTables)).toEqual(['complaints', 'leads', 'referrals'])
    expect(await findTables(['leads', 'referrals', 'referred_persons'])).toEqual(['leads', 'referrals'])
    const view = await readPerson(database.pool, lead, personTables)
    expect(view.records.map(({ recordId }) => recordId)).toContain(repeatedLead)
    expect(view.records.map(({ recordId }) => recordId)).not.toContain(sisterLead)
    expect(view.consents.length).toBeGreaterThanOrEqual(6)

    const pair = { one: `leads:${lead}`, other: `leads:${repeatedLead}` }
    expect((await sales('POST', '/inbox/persons', { ...pair, verdict: 'different' })).status).toBe(200)
    const separatedPerson = await readPerson(database.pool, lead, personTables)
    expect(separatedPerson.records.map(({ recordId }) => recordId)).not.toContain(repeatedLead)
    expect(separatedPerson.rejectedMatches.map(({ recordId }) => recordId)).toEqual([repeatedLead])
    await sales('POST', '/inbox/persons', { ...pair, verdict: 'undecided' })
    expect((await readPerson(database.pool, lead, personTables)).rejectedMatches).toEqual([])
  })
})

describe('the lead list', () => {
  const listFirstNames = async (query: Record<string, string | string[]>) =>
    (await listLeads(database.pool, readFilter(query))).leads.map(({ firstName }) => firstName)

  test.each(['lucia', 'LUCÍA PAREDES', 'paredes lu', 'lucia@example.test', '900 000 123', '+51900000123', '900000'])(
    'finds a person by %s',
    async (text) => {
      expect(await listFirstNames({ buscar: text })).toEqual(['Lucía'])
    },
  )

  test('finds a lead by its code in capitals, lower case or without hyphens', async () => {
    const { rows } = await database.pool.query(`select reference from leads where first_name = 'Lucía'`)
    const { reference } = rows[0]
    for (const text of [reference, reference.toLowerCase(), reference.replaceAll('-', '')])
      expect(await listFirstNames({ buscar: text })).toEqual(['Lucía'])
  })

  test('filters by several criteria at once', async () => {
    expect(await listFirstNames({ estado: ['appointment'], responsable: staff.Luis ?? '' })).toEqual(['Lucía'])
    expect(await listFirstNames({ estado: 'appointment', responsable: 'none' })).not.toContain('Lucía')
    expect(await listFirstNames({ proyecto: 'zafiro' })).toEqual([])
    const waiting = await listLeads(database.pool, readFilter({ espera: '1' }))
    expect(waiting.leads.every(({ state, firstAnswerAt }) => state === 'new' && firstAnswerAt === null)).toBe(true)
    expect(waiting.count).toBe(waiting.leads.length)
    const [oldest] = (await listLeads(database.pool, readFilter({ orden: 'antiguas' }))).leads
    expect(oldest?.firstName).toBe('Lucía')
  })

  test('saves views, which only their author can delete', async () => {
    expect((await sales('POST', '/inbox/views', { name: 'Mis visitas', query: 'estado=appointment' })).status).toBe(201)
    const { rows } = await database.pool.query('select id, owner_id as owner, query from inbox_views')
    expect(rows).toMatchObject([{ owner: staff.Rosa, query: 'estado=appointment' }])
    await database.pool.query('update inbox_views set owner_id = $1', [staff.Luis])
    expect((await sales('POST', `/inbox/views/${rows[0].id}/remove`, {})).status).toBe(404)
    await database.pool.query('update inbox_views set owner_id = $1', [staff.Rosa])
    expect((await sales('POST', `/inbox/views/${rows[0].id}/remove`, {})).status).toBe(200)
  })
})

describe('the funnel', () => {
  const now = new Date()
  const window = Math.floor(now.getTime() / 1_000_000)
  const day = limaDateOf(new Date((window - 2) * 1_000_000))
  const today = limaDateOf(now)
  const pageViewLine = (page: string, source = '', campaign = '') =>
    `${JSON.stringify({ at: (window - 2) * 1000, page, source, campaign })}\n`

  test('counts each complete log file of nginx once and deletes it', async () => {
    const pageViewsDir = await mkdtemp(path.join(tmpdir(), 'page-views-'))
    const completeFile = path.join(pageViewsDir, `web-${window - 2}.log`)
    const text = `${pageViewLine('/nosotros', 'TikTok', 'verano') + pageViewLine('/nosotros', 'tiktok', 'Verano') + pageViewLine('/')}torn {`
    await writeFile(completeFile, text)
    await writeFile(path.join(pageViewsDir, `web-${window}.log`), pageViewLine('/'))
    await writeFile(path.join(pageViewsDir, 'README'), 'not ours')
    const places = { pool: database.pool, pageViewsDir, now }
    expect(await countPageViewFiles(places)).toBe(3)
    // The file exists again, as if the first deletion had failed.
    await writeFile(completeFile, text)
    expect(await countPageViewFiles(places)).toBe(0)
    expect((await readdir(pageViewsDir)).toSorted()).toEqual(['README', `web-${window}.log`].toSorted())
    const { rows } = await database.pool.query('select page, source, campaign, count from page_views order by count')
    expect(rows).toEqual([
      { page: '/', source: '', campaign: '', count: 1 },
      { page: '/nosotros', source: 'tiktok', campaign: 'verano', count: 2 },
    ])
    await rm(pageViewsDir, { recursive: true })
  })

  test('counts leads up to the stage they reached, with the same sources and campaigns as page views', async () => {
    const withAttribution = (utmSource: string, click: string) => ({
      attribution: { utmSource, utmCampaign: 'Verano', landingPage: `/nosotros?utm_source=x&fbclid=${click}` },
    })
    const [bought, lost, fresh] = [
      await send(withAttribution('TikTok', 'one')),
      await send(withAttribution('tiktok', 'two')),
      await send(withAttribution('tiktok', 'three')),
    ]
    await ingestLeads(database.pool)
    for (const to of ['reserved', 'won']) await change(bought, { kind: 'state', to })
    await change(lost, { kind: 'state', to: 'appointment' })
    await change(lost, { kind: 'state', to: 'lost', lostReason: 'price' })
    expect(fresh).toBeTruthy()
    const figures = { pageViews: 2, leads: 3, contacted: 2, visited: 2, reserved: 1, won: 1 }
    for (const [by, group] of [
      ['source', 'tiktok'],
      ['campaign', 'verano'],
      ['page', '/nosotros'],
    ] as const) {
      const { groups, countedSince } = await readFunnel(database.pool, { days: { from: day, to: today }, by })
      expect(groups[0]).toEqual({ group, ...figures })
      expect(countedSince).toBeDefined()
    }
    const { groups, total } = await readFunnel(database.pool, { days: { from: day, to: today }, by: 'project' })
    expect(groups.find(({ group }) => group === '')).toMatchObject({ pageViews: 3, leads: 0 })
    expect(total).toMatchObject({ pageViews: 3, won: 1 })
  })

  test('counts the leads of the previous period up to the step they had reached at its end', async () => {
    const groupOf = async (days: { from: string; to: string }) =>
      (await readFunnel(database.pool, { days, by: 'source', isPast: true })).groups.find(
        ({ group }) => group === 'tiktok',
      )
    const steps = { leads: 3, contacted: 2, visited: 2, reserved: 1, won: 1 }
    expect(await groupOf({ from: day, to: today })).toMatchObject(steps)

    const moveLeads = (days: number) =>
      database.pool.query(
        `update lead_work set received_at = received_at + make_interval(days => $1) where lower(source) = 'tiktok'`,
        [days],
      )
    await moveLeads(-10)
    // Their steps are of today, after the end of the period.
    expect(await groupOf({ from: addDays(today, -13), to: addDays(today, -7) })).toMatchObject({
      ...steps,
      contacted: 0,
      visited: 0,
      reserved: 0,
      won: 0,
    })
    await moveLeads(10)
  })

  test('lets marketing export the figures by campaign without names, and logs the export', async () => {
    expect((await sales('GET', '/funnel/csv')).status).toBe(403)
    const response = await cms.ask(
      'GET',
      '/funnel/csv?dias=30&por=campaign',
      undefined,
      await signInSession(cms, 'marta@example.test'),
    )
    expect(response.headers.get('content-type')).toContain('text/csv')
    const lines = (await response.text()).trim().split('\r\n')
    expect(lines[0]).toMatch(/^Campaña,Desde,Hasta,Visitas al sitio,Consultas,.*,Ventas \(antes\)$/)
    expect(lines[1]).toMatch(new RegExp(`^verano,${addDays(today, -29)},${today},2,3,2,2,1,1,`))
    expect(lines.at(-1)).toMatch(/^Total,/)
    const { rows } = await database.pool.query(
      `select account, subject from access_log where event = 'funnel-exported'`,
    )
    expect(rows).toEqual([{ account: 'marta@example.test', subject: `campaign; ${addDays(today, -29)} – ${today}` }])
  })
})

describe('the lead export', () => {
  const download = async (query = '') => {
    const { body } = await sales('POST', '/users/refresh-token')
    return cms.ask('GET', `/inbox/export${query}`, undefined, { authorization: `JWT ${body.refreshedToken}` })
  }

  test('contains the leads of the list without formulas, and is logged', async () => {
    // The campaign is free text, so it can contain a formula.
    await send({ firstName: 'Formula', attribution: { utmCampaign: '=HYPERLINK("http://x.test")' } })
    await ingestLeads(database.pool)
    const response = await download('?buscar=formula')
    expect(response.headers.get('content-type')).toContain('text/csv')
    const lines = (await response.text()).split('\r\n')
    expect(lines).toHaveLength(3)
    expect(lines[1]).toContain(`"'=HYPERLINK(""http://x.test"")"`)
    const { rows } = await database.pool.query(`select account, subject from access_log where event = 'leads-exported'`)
    expect(rows).toEqual([{ account: 'rosa@example.test', subject: '1; answer; buscar=%E2%80%A6' }])
  })

  test('states the consents of each person, and for a campaign contains only people who consented', async () => {
    const project = 'prado-piamonte'
    await send({
      project,
      firstName: 'Acepta',
      email: 'acepta@example.test',
      phone: '+51900000301',
      acceptsMarketing: true,
    })
    await send({ project, firstName: 'Declina', email: 'declina@example.test', phone: '+51900000302' })
    const withdrawn = await send({ project, firstName: 'Retira', email: 'retira@example.test', acceptsMarketing: true })
    await database.pool.query(
      `insert into consent_withdrawals (subject, reference, purpose) values ('leads:' || $1, 'x', 'marketing')`,
      [withdrawn],
    )
    await ingestLeads(database.pool)
    const readColumns = async (query: string) => {
      const [head = '', ...lines] = (await (await download(query)).text()).trim().replace('\ufeff', '').split('\r\n')
      const names = head.split(',')
      return lines.map((line) => Object.fromEntries(line.split(',').map((cell, index) => [names[index], cell])))
    }
    const everyone = await readColumns(`?proyecto=${project}`)
    expect(everyone).toHaveLength(3)
    expect(everyone.find(({ nombre }) => nombre === 'Acepta')).toMatchObject({
      acepta_llamadas: 'sí',
      acepta_correo: 'sí',
      version_aceptada: '"=""2026-02"""',
      retirado_el: '',
    })
    expect(everyone.find(({ nombre }) => nombre === 'Declina')).toMatchObject({ acepta_correo: 'no', aceptado_el: '' })
    expect(everyone.find(({ nombre }) => nombre === 'Retira')).toMatchObject({
      acepta_correo: 'no',
      retirado_el: expect.stringMatching(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/),
    })

    const campaign = await readColumns(`?proyecto=${project}&para=campana&canal=mail`)
    expect(campaign).toMatchObject([{ nombre: 'Acepta', correo: 'acepta@example.test' }])
    expect(campaign[0]).not.toHaveProperty('celular')
    const { rows } = await database.pool.query(
      `select reason, count from privacy_log where event = 'exported' order by created_at desc limit 1`,
    )
    expect(rows).toEqual([{ reason: 'marketing:mail', count: 1 }])
    expect((await download(`?proyecto=${project}&para=campana`)).status).toBe(400)

    const listed = await listLeads(database.pool, readFilter({ proyecto: project, acepta: ['mail', 'call'] }))
    expect(listed.leads.map(({ firstName }) => firstName)).toEqual(['Acepta'])
    expect(listed.count).toBe(1)
  })

  test('contains at most a thousand leads if sales staff export them, each lead once', async () => {
    await database.pool.query(
      `insert into leads (reference, idempotency_key, body_hash, kind, first_name, last_name, email, phone, project_slug, locale, created_at)
       select 'X-' || n, 'x-' || n, 'x', 'contact', 'Muchos', 'Ríos', n || '@example.test', '+519' || lpad(n::text, 8, '0'), 'killa', 'es',
         now() + interval '1 minute' from generate_series(1, 2500) n`,
    )
    await ingestLeads(database.pool)
    const lines = (await (await download('?proyecto=killa')).text()).trim().split('\r\n').slice(1)
    expect(lines).toHaveLength(1000)
    expect(new Set(lines.map((line) => line.split(',')[0])).size).toBe(1000)
  })
})
