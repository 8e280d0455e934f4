// Tests who gets a link to withdraw a consent.
import { type Integrations, startIntegrations } from '@app/tools/fakes/integrations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createFreshDatabase, type FreshDatabase } from '../support/fresh-database'
import { readMail } from '../support/read-mail'
import { postJson, postMultipart, startIntake } from '../support/running-intake'
import { complaintFields, leadBody, referralBody } from '../support/submissions'
import { eventually, startWorker, type WorkerProcess } from '../support/worker-process'

let database: FreshDatabase
let integrations: Integrations
let worker: WorkerProcess
let intake: Awaited<ReturnType<typeof startIntake>>

beforeAll(async () => {
  database = await createFreshDatabase()
  integrations = await startIntegrations()
  intake = await startIntake(database.url, { sendsLeadReceipts: true })
  worker = await startWorker({ databaseUrl: database.url, integrations, privateDir: '/tmp' })
})
afterAll(async () => {
  await intake?.stop()
  await worker?.stop()
  await integrations?.stop()
  await database?.remove()
})

const mailsTo = (address: string) =>
  integrations.mails.filter((mail) => mail.to.includes(address)).map((mail) => readMail(mail.raw))
const offersToWithdraw = (address: string) =>
  mailsTo(address).map(({ text, html }) => /\/api\/consent\/withdraw/.test(`${text}${html}`))

test('only people who consented to marketing get a link to withdraw their consent', async () => {
  await postJson(`${intake.url}/api/leads`, leadBody({ email: 'no@example.test' }))
  await postJson(`${intake.url}/api/referrals`, referralBody({ email: 'no@example.test' }))
  await postJson(`${intake.url}/api/leads`, leadBody({ email: 'si@example.test', acceptsMarketing: true }))
  await eventually('their mails', async () => mailsTo('no@example.test').length === 2 && mailsTo('si@example.test')[0])
  await postJson(`${intake.url}/api/referrals`, referralBody({ email: 'Si@example.test' }))
  await eventually('the referral’s mail', async () => mailsTo('Si@example.test')[0])
  expect(offersToWithdraw('no@example.test')).toEqual([false, false])
  expect(offersToWithdraw('si@example.test')).toEqual([true])
  expect(offersToWithdraw('Si@example.test')).toEqual([true])
})

test('the copy of a complaint contains no link to withdraw a consent', async () => {
  await postMultipart(`${intake.url}/api/complaints`, complaintFields({ email: 'si@example.test' }))
  const copy = await eventually('the copy', async () =>
    mailsTo('si@example.test').find(({ subject }) => /registrado/.test(subject)),
  )
  expect(`${copy.text}${copy.html}`).not.toContain('/api/consent/withdraw')
})
