import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { addDays, limaDateOf } from '@app/domain/calendar/lima-date'
import type { StackSettings } from '@app/tools/stack/stack-settings'
import pg from 'pg'
import { fileOldComplaint } from '../support/old-complaint'
import { readMail } from '../support/read-mail'
import { pdf } from '../support/sample-files'
import { complaintFields } from '../support/submissions'
import { eventually } from '../support/worker-process'
import {
  olderComplaints,
  sampleAppointments,
  sampleComplaint,
  sampleLeads,
  samplePrivacyRequests,
  sampleQuotes,
  sampleReferral,
  sampleWhatsApp,
} from './sample-persons'

let sender = 0
const headers = () => ({ 'idempotency-key': randomUUID(), 'x-forwarded-for': `10.0.0.${++sender}` })

/** Sends submissions of invented people, so no page of the panel is empty. */
export async function sendSamples({ ports, env }: StackSettings): Promise<void> {
  const intake = `http://127.0.0.1:${ports.intake}/api`
  const database = new pg.Client(env.DATABASE_URL)
  await database.connect()

  const post = (form: string, body: unknown) =>
    fetch(`${intake}/${form}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers() },
      body: JSON.stringify(body),
    })
  const send = async (form: string, body: unknown) => {
    const response = await post(form, body)
    if (!response.ok) throw new Error(`The intake answered ${response.status}: ${await response.text()}`)
    return ((await response.json()) as { reference: string }).reference
  }

  for (const { body, minutes } of sampleLeads) {
    const reference = await send('leads', body)
    // The worker adds only recent leads to the desk, so the lead is backdated after the desk has it.
    await eventually(`the desk has ${reference}`, async () => {
      const { rowCount } = await database.query(
        `update lead_work set received_at = received_at - make_interval(mins => $2)
         where lead_id = (select id from leads where reference = $1)`,
        [reference, minutes],
      )
      return rowCount === 1
    })
    await database.query(`update leads set created_at = created_at - make_interval(mins => $2) where reference = $1`, [
      reference,
      minutes,
    ])
  }
  for (const body of sampleQuotes) await send('leads', body)
  await send('referrals', sampleReferral)
  for (const body of sampleAppointments) await book(body)
  await sendComplaint(intake)
  for (const { left, ...other } of olderComplaints)
    await fileOldComplaint(env.DATABASE_URL ?? '', sampleComplaint.email, left, other)
  for (const body of samplePrivacyRequests) await send('privacy-requests', body)
  await confirm(samplePrivacyRequests[0]?.email ?? '')
  await writeOnWhatsApp()
  await insertPageViews(database)
  await database.end()

  /** Books an appointment on the next day on which its time is free. */
  async function book(body: Record<string, unknown>): Promise<void> {
    const today = limaDateOf(new Date())
    for (let ahead = 1; ahead < 10; ahead++)
      if ((await post('appointments', { ...body, day: addDays(today, ahead) })).ok) return
    throw new Error('The place has no free time within ten days.')
  }

  /** Connects the number, as marketing does, and lets a person write to it. */
  async function writeOnWhatsApp(): Promise<void> {
    await database.query(
      `insert into source_forms (source, form, name, project_slug, channel, locale)
       values ('whatsapp', $1, 'WhatsApp de ventas', 'santorini', 'whatsapp', 'es') on conflict do nothing`,
      [env.WHATSAPP_NUMBER_ID],
    )
    for (const [index, text] of sampleWhatsApp.texts.entries()) {
      const { from, name } = sampleWhatsApp
      const response = await fetch(`http://127.0.0.1:${ports.fakeHttp}/whatsapp/_write`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ from, name, text }),
      })
      if (!response.ok) throw new Error(`The intake answered ${response.status}: ${await response.text()}`)
      await eventually('the message is at the desk', async () => {
        const { rowCount } = await database.query(
          'select from whatsapp_messages m join lead_work w on w.lead_id = m.lead_id where m.contact = $1',
          [from],
        )
        return rowCount === index + 1
      })
    }
  }

  /** Confirms a privacy request with the link in its mail. */
  async function confirm(email: string): Promise<void> {
    for (const end = Date.now() + 30_000; Date.now() < end; await wait(500)) {
      const { mails } = (await (await fetch(`http://127.0.0.1:${ports.fakeHttp}/_received`)).json()) as {
        mails: { to: string[]; raw: string }[]
      }
      const texts = mails.filter(({ to }) => to.includes(email)).map(({ raw }) => readMail(raw).text)
      const key = texts.map((text) => /privacy-requests\/confirm\?\S*key=([\w-]{43})/.exec(text)?.[1]).find(Boolean)
      if (!key) continue
      const body = new URLSearchParams({ key })
      await fetch(`${intake}/privacy-requests/confirm`, { method: 'POST', body, headers: headers() })
      return
    }
    throw new Error('The mail with the confirmation link did not arrive.')
  }
}

async function sendComplaint(intake: string): Promise<void> {
  const form = new FormData()
  for (const [name, value] of Object.entries(complaintFields(sampleComplaint))) form.append(name, value)
  form.append('attachment', new Blob([pdf]), 'plano.pdf')
  const response = await fetch(`${intake}/complaints`, { method: 'POST', body: form, headers: headers() })
  if (!response.ok) throw new Error(`The intake answered ${response.status}: ${await response.text()}`)
}

/** Inserts page views as the worker would count them from the log files of nginx. */
async function insertPageViews(database: pg.Client): Promise<void> {
  const page = '/proyectos/condominios/santorini'
  const pageViews = [
    [page, 'google', 'verano-en-mejia', 412],
    [page, '', '', 96],
    ['/', 'facebook', 'verano-en-mejia', 268],
    ['/', '', '', 531],
    ['/en/projects/condominiums/coral', 'instagram', 'verano-en-mejia', 77],
  ]
  for (const row of pageViews)
    await database.query(
      `insert into page_views (day, page, source, campaign, count)
       values (($5::timestamptz at time zone 'America/Lima')::date - 2, $1, $2, $3, $4)`,
      [...row, new Date()],
    )
}
