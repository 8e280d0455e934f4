// Tests that the worker notifies staff of leads. No CMS runs.
import type { NoticeHours } from '@app/domain/lead/lead-notice'
import { type Integrations, startIntegrations } from '@app/tools/fakes/integrations'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ingestLeads } from '../../apps/worker/src/maintenance/ingest-leads'
import { notifyOfDueWork, notifyOfNewLeads } from '../../apps/worker/src/notices/due-notices.job'
import { sendMorningLists } from '../../apps/worker/src/notices/morning-list.job'
import { createFreshDatabase, type FreshDatabase } from '../support/fresh-database'
import { grantProcessRights, signedInAs } from '../support/grant-process-rights'
import { readMail } from '../support/read-mail'
import { postJson, prepareQueue, startIntake } from '../support/running-intake'
import { addAccount, addSalesTeam } from '../support/sales-team'
import { leadBody } from '../support/submissions'
import { eventually, startWorker, type WorkerProcess } from '../support/worker-process'

/** `pnpm notices:measure` sends 200 leads. */
const MEASURED_LEADS = Number(process.env.NOTICE_LEADS ?? 10)

type Intake = Awaited<ReturnType<typeof startIntake>>

let phoneNumber = 900_000_000

/** Sends a lead of a new person through the intake and returns its id and reference. */
async function sendLead(intake: Intake, database: FreshDatabase, changes: object = {}) {
  phoneNumber += 1
  const person = { email: `visitor-${phoneNumber}@example.test`, phone: `+51${phoneNumber}` }
  const answer = await postJson(`${intake.url}/api/leads`, leadBody({ ...person, ...changes }))
  const { reference } = (await answer.json()) as { reference: string }
  const { rows } = await database.pool.query<{ id: string }>('select id from leads where reference = $1', [reference])
  return { id: rows[0]?.id ?? '', reference }
}

describe('a running worker', () => {
  let database: FreshDatabase
  let integrations: Integrations
  let worker: WorkerProcess
  let intake: Intake

  const startNoticeWorker = () =>
    startWorker({
      databaseUrl: signedInAs('worker', database.url),
      integrations,
      privateDir: '/tmp/notices-private',
      env: { LEAD_NOTICES: 'always', CMS_URL: 'https://panel.example.test' },
    })

  beforeAll(async () => {
    database = await createFreshDatabase()
    await addSalesTeam(database.pool, ['rosa', 'luis'])
    await addAccount(database.pool, 'carla', 'manager', 'en')
    await grantProcessRights(database.url)
    integrations = await startIntegrations()
    worker = await startNoticeWorker()
    intake = await startIntake(signedInAs('intake', database.url))
  })
  afterAll(async () => {
    await intake?.stop()
    await worker?.stop()
    await integrations?.stop()
    await database?.remove()
  })

  const mailsAbout = (reference: string, to: string) =>
    integrations.mails
      .filter((mail) => mail.to.includes(to) && mail.raw.includes(reference))
      .map(({ raw }) => readMail(raw))

  test('mails the owner of a new lead within 10 s, with code and project but without the name of the person', async () => {
    const { id, reference } = await sendLead(intake, database, { firstName: 'Zenobia', lastName: 'Quintanilla' })
    const [mail] = await eventually(
      'a mail to the owner',
      async () => {
        const mails = mailsAbout(reference, 'rosa@example.test')
        return mails.length > 0 && mails
      },
      10,
    )
    expect(mail?.subject).toMatch(new RegExp(`^Consulta nueva: .+ \\(${reference}\\)$`))
    expect(mail?.text).toContain(`https://panel.example.test/admin/consultas/${id}`)
    expect(`${mail?.subject} ${mail?.text} ${mail?.html}`).not.toMatch(/Zenobia|Quintanilla|visitor-|\+51/)
    expect(worker.output.join('')).not.toMatch(/Zenobia|Quintanilla|visitor-|rosa@example/)
  })

  test(`mails 99 of 100 owners within 10 s of the submission (${MEASURED_LEADS} leads)`, async () => {
    const sentAt = new Map<string, number>()
    for (let count = 0; count < MEASURED_LEADS; count += 1) {
      const startedAt = Date.now()
      sentAt.set((await sendLead(intake, database)).reference, startedAt)
      await new Promise((resolve) => setTimeout(resolve, 150))
    }
    const delays = await eventually('a mail for every lead', async () => {
      const mails = integrations.mails.filter(({ to }) => /^(rosa|luis)@/.test(to[0] ?? ''))
      const durations = [...sentAt].flatMap(([reference, startedAt]) => {
        const mail = mails.find(({ raw }) => raw.includes(reference))
        return mail ? [Date.parse(mail.at) - startedAt] : []
      })
      return durations.length === MEASURED_LEADS && durations.toSorted((a, b) => a - b)
    })
    const percentile = (share: number) => delays[Math.ceil(share * delays.length) - 1] ?? 0
    console.info(`lead to mail: p50 ${percentile(0.5)} ms, p99 ${percentile(0.99)} ms of ${delays.length} leads`)
    expect(percentile(0.99)).toBeLessThanOrEqual(10_000)
  }, 300_000)

  test('notifies a manager, in the language of the account, when a lead has had no answer for 10 minutes', async () => {
    const { id, reference } = await sendLead(intake, database)
    await eventually('a row at the desk', async () => {
      const { rowCount } = await database.pool.query(
        `update lead_work set received_at = now() - interval '11 minutes' where lead_id = $1`,
        [id],
      )
      return rowCount === 1
    })
    const [mail] = await eventually('a mail to the manager', async () => {
      const mails = mailsAbout(reference, 'carla@example.test')
      return mails.length > 0 && mails
    })
    expect(mail?.subject).toMatch(/^Still unanswered: /)
  })

  test('notifies each owner once even if the worker is killed repeatedly', async () => {
    const references: string[] = []
    for (let round = 0; round < 20; round += 1) {
      references.push((await sendLead(intake, database)).reference)
      // A different moment in each round: before the lead is assigned, while its mail is sent, or afterwards.
      await new Promise((resolve) => setTimeout(resolve, round * 110))
      await worker.kill()
      worker = await startNoticeWorker()
    }
    // Mails that were sent but not recorded are sent again with the same id, so mail servers drop them.
    const messageIds = (reference: string) =>
      new Set(
        integrations.mails
          .filter(({ to, raw }) => /^(rosa|luis)@/.test(to[0] ?? '') && raw.includes(reference))
          .map(({ raw }) => readMail(raw).headers.get('message-id')),
      )
    await eventually('every lead is in a mail', async () => references.every((code) => messageIds(code).size > 0))
    await eventually('nothing waits', async () => {
      const { rows } = await database.pool.query(
        `select from deliveries where template = 'notice' and status = 'waiting'`,
      )
      return rows.length === 0
    })
    expect(references.map((code) => messageIds(code).size)).toEqual(references.map(() => 1))
    const { rows } = await database.pool.query(
      `select count(*)::int as notices, count(distinct lead_id)::int as leads from lead_notices n
       join leads l on l.id = n.lead_id where n.kind = 'new' and l.reference = any($1)`,
      [references],
    )
    expect(rows[0]).toEqual({ notices: 20, leads: 20 })
    // Twenty starts of a worker take minutes on a busy machine.
  }, 480_000)
})

describe('the rules of notices', () => {
  let database: FreshDatabase
  let intake: Intake
  let team: Map<string, string>
  let manager: string

  beforeAll(async () => {
    database = await createFreshDatabase()
    team = await addSalesTeam(database.pool, ['rosa', 'luis', 'ana'])
    manager = await addAccount(database.pool, 'carla', 'manager')
    await prepareQueue(database.url)
    intake = await startIntake(database.url)
  })
  afterAll(async () => {
    await intake?.stop()
    await database?.remove()
  })

  // The times are in the past, because the worker looks for new leads only after the latest one that it knows.
  const inLima = (text: string) => new Date(`${text}:00-05:00`)
  const contextAt = (time: string, noticeHours: NoticeHours = 'opening-hours') => ({
    pool: database.pool,
    clock: () => inLima(time),
    noticeHours,
  })

  /** Adds a lead that arrived at a time in Lima. Earlier leads count as answered. */
  async function addLead(time: string, owner: string | null | undefined = undefined): Promise<string> {
    await database.pool.query('update lead_work set first_answer_at = now(), next_step_at = null')
    const { id } = await sendLead(intake, database)
    await ingestLeads(database.pool)
    await database.pool.query('update lead_work set received_at = $2 where lead_id = $1', [id, inLima(time)])
    if (owner !== undefined)
      await database.pool.query('update lead_work set owner_id = $2 where lead_id = $1', [id, owner])
    return id
  }

  const noticesOf = async (lead: string, kind: string) => {
    const { rows } = await database.pool.query<{ name: string }>(
      `select u.name from lead_notices n join users u on u.id = n.recipient_id
       where n.lead_id = $1 and n.kind::text = $2 order by u.name`,
      [lead, kind],
    )
    return rows.map(({ name }) => name)
  }

  test('the owner of a lead that arrives in opening hours is notified once', async () => {
    const lead = await addLead('2026-11-11T10:00', team.get('rosa'))
    expect(await notifyOfNewLeads(contextAt('2026-11-11T10:00'))).toBe(1)
    expect(await notifyOfNewLeads(contextAt('2026-11-11T10:01'))).toBe(0)
    expect(await noticesOf(lead, 'new')).toEqual(['rosa'])
  })

  test('a new owner of an unanswered lead is notified, unless they took the lead themselves', async () => {
    const lead = await addLead('2026-11-11T10:00', team.get('rosa'))
    await notifyOfNewLeads(contextAt('2026-11-11T10:00'))
    const assign = async (name: string, by: string) => {
      await database.pool.query('update lead_work set owner_id = $2 where lead_id = $1', [lead, team.get(name)])
      await database.pool.query(
        `insert into lead_events (lead_id, kind, "to", by) values ($1, 'owner', $2::text, $3)`,
        [lead, team.get(name), by],
      )
    }
    await assign('luis', 'carla')
    expect(await notifyOfNewLeads(contextAt('2026-11-11T10:05'))).toBe(1)
    await assign('ana', 'ana')
    expect(await notifyOfNewLeads(contextAt('2026-11-11T10:06'))).toBe(0)
    expect(await noticesOf(lead, 'new')).toEqual(['luis', 'rosa'])
  })

  test('managers are notified of a lead without an owner', async () => {
    const lead = await addLead('2026-11-11T10:00', null)
    expect(await notifyOfNewLeads(contextAt('2026-11-11T10:00'))).toBe(1)
    expect(await noticesOf(lead, 'new')).toEqual(['carla'])
  })

  test('after 10 minutes without an answer, the next member of the team and the managers are notified once', async () => {
    const lead = await addLead('2026-11-11T10:00', team.get('luis'))
    expect(await notifyOfDueWork(contextAt('2026-11-11T10:09'))).toBe(0)
    expect(await notifyOfDueWork(contextAt('2026-11-11T10:10'))).toBe(2)
    expect(await notifyOfDueWork(contextAt('2026-11-11T10:30'))).toBe(0)
    expect(await noticesOf(lead, 'unanswered')).toEqual(['ana', 'carla'])
  })

  test('no one is notified of an answered lead', async () => {
    const lead = await addLead('2026-11-11T10:00', team.get('luis'))
    await database.pool.query('update lead_work set first_answer_at = $2 where lead_id = $1', [lead, new Date()])
    expect(await notifyOfNewLeads(contextAt('2026-11-11T10:01'))).toBe(0)
    expect(await notifyOfDueWork(contextAt('2026-11-11T10:10'))).toBe(0)
  })

  test('a lead that arrives at night is in the list of the next morning, and in no other mail of that day', async () => {
    const lead = await addLead('2026-11-11T22:00', team.get('ana'))
    expect(await notifyOfNewLeads(contextAt('2026-11-11T22:00'))).toBe(0)
    expect(await notifyOfDueWork(contextAt('2026-11-12T08:30'))).toBe(0)
    expect(await sendMorningLists(contextAt('2026-11-12T08:30'))).toBe(1)
    expect(await sendMorningLists(contextAt('2026-11-12T08:31'))).toBe(0)
    expect(await notifyOfNewLeads(contextAt('2026-11-12T09:00'))).toBe(0)
    expect(await noticesOf(lead, 'new')).toEqual(['ana'])
    const { rows } = await database.pool.query(
      `select d.reference from deliveries d join lead_notices n on n.id = d.notice_id
       where n.recipient_id = $1 and d.reference like 'morning-list %'`,
      [team.get('ana')],
    )
    expect(rows).toEqual([{ reference: 'morning-list 2026-11-12' }])
    expect(await notifyOfDueWork(contextAt('2026-11-12T09:10'))).toBe(2)
  })

  test('no list is sent on a Sunday', async () => {
    await addLead('2026-11-14T20:00', team.get('ana'))
    expect(await sendMorningLists(contextAt('2026-11-15T08:30'))).toBe(0)
  })

  test('the owner is notified of a next step when it is due, and again if it is moved', async () => {
    const lead = await addLead('2026-11-11T10:00', team.get('rosa'))
    await database.pool.query(`update lead_work set state = 'contacted', first_answer_at = now() where lead_id = $1`, [
      lead,
    ])
    const setStep = (time: string) =>
      database.pool.query('update lead_work set next_step_at = $2 where lead_id = $1', [lead, inLima(time)])
    await setStep('2026-11-13T19:30')
    expect(await notifyOfDueWork(contextAt('2026-11-13T19:29'))).toBe(0)
    expect(await notifyOfDueWork(contextAt('2026-11-13T19:30'))).toBe(1)
    expect(await notifyOfDueWork(contextAt('2026-11-13T19:31'))).toBe(0)
    await setStep('2026-11-13T20:00')
    expect(await notifyOfDueWork(contextAt('2026-11-13T20:00'))).toBe(1)
    expect(await noticesOf(lead, 'next-step')).toEqual(['rosa', 'rosa'])
  })

  test('many leads that arrive at once, for example by an import, are listed in one mail', async () => {
    await addLead('2026-11-11T10:00')
    for (let count = 0; count < 6; count += 1) await sendLead(intake, database)
    await ingestLeads(database.pool)
    await database.pool.query(`update lead_work set owner_id = $1, received_at = $2 where first_answer_at is null`, [
      team.get('luis'),
      inLima('2026-11-11T10:00'),
    ])
    expect(await notifyOfNewLeads(contextAt('2026-11-11T10:01'))).toBe(7)
    const { rows } = await database.pool.query(
      `select n.kind, count(m.id)::int as leads from lead_notices n join lead_notices m on m.list_id = n.id
       where n.recipient_id = $1 and n.kind = 'list' group by n.kind`,
      [team.get('luis')],
    )
    expect(rows).toEqual([{ kind: 'list', leads: 7 }])
  })

  test('no one is notified if notices are off', async () => {
    const lead = await addLead('2026-11-11T10:00', team.get('rosa'))
    await database.pool.query('update lead_work set next_step_at = $2 where lead_id = $1', [
      lead,
      inLima('2026-11-11T10:05'),
    ])
    expect(await notifyOfNewLeads(contextAt('2026-11-11T10:00', 'off'))).toBe(0)
    expect(await notifyOfDueWork(contextAt('2026-11-11T10:30', 'off'))).toBe(0)
    expect(await sendMorningLists(contextAt('2026-11-12T08:30', 'off'))).toBe(0)
  })

  test('a lead is erased with its notices, and an account with notices can be deleted', async () => {
    const lead = await addLead('2026-11-11T10:00', team.get('rosa'))
    await notifyOfNewLeads(contextAt('2026-11-11T10:00'))
    const privacyOfficer = await addAccount(database.pool, 'pilar', 'privacy')
    const erase = async () => {
      const { rows } = await database.pool.query('select result from erase_person($1, $2, null)', [
        [`leads:${lead}`],
        privacyOfficer,
      ])
      return rows[0].result
    }
    expect(await erase()).toBe('delivery-under-way')
    await database.pool.query(`update deliveries set status = 'delivered'`)
    expect(await erase()).toBe('erased')
    expect(await noticesOf(lead, 'new')).toEqual([])
    await database.pool.query('delete from users where id = $1', [manager])
    const { rows } = await database.pool.query('select from lead_notices where recipient_id = $1', [manager])
    expect(rows).toEqual([])
  })
})
