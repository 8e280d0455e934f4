// Tests complaints whose sheet cannot be rendered: the mails are sent without it, and a metric counts the failure.
import path from 'node:path'
import { type Integrations, startIntegrations } from '@app/tools/fakes/integrations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createFreshDatabase, type FreshDatabase } from '../support/fresh-database'
import { readMail } from '../support/read-mail'
import { postMultipart, startIntake } from '../support/running-intake'
import { complaintFields } from '../support/submissions'
import { eventually, startWorker, type WorkerProcess } from '../support/worker-process'

const METRICS_PORT = '9791'
const unreadableFonts = path.resolve(import.meta.dirname, '../security/support/unreadable-fonts.mjs')
let database: FreshDatabase
let integrations: Integrations
let worker: WorkerProcess
let intake: Awaited<ReturnType<typeof startIntake>>

beforeAll(async () => {
  database = await createFreshDatabase()
  integrations = await startIntegrations()
  intake = await startIntake(database.url)
  const env = { NODE_OPTIONS: `--import ${unreadableFonts}`, METRICS_PORT }
  worker = await startWorker({ databaseUrl: database.url, integrations, privateDir: '/tmp', env })
})
afterAll(async () => {
  await intake?.stop()
  await worker?.stop()
  await integrations?.stop()
  await database?.remove()
})

test.each([
  ['es', 'te la enviaremos en otro correo', 'La hoja en PDF no se pudo generar y su correo salió sin ella'],
  ['en', 'we will send it in another e-mail', 'The PDF sheet could not be made and their e-mail went without it'],
])(
  'the mails of a complaint in %s arrive without the sheet and say so',
  async (locale, consumerSentence, serviceSentence) => {
    integrations.clear()
    const response = await postMultipart(`${intake.url}/api/complaints`, complaintFields({ locale }))
    expect(response.status).toBe(201)
    await eventually('both mails arrive', async () => integrations.mails.length === 2)
    const mailTo = (address: string) => {
      const mailToAddress = integrations.mails.find((mail) => mail.to.includes(address))
      return readMail(mailToAddress?.raw ?? '')
    }
    const [consumer, service] = [mailTo('maria@example.test'), mailTo('servicio@example.test')]
    const singleSpaced = (text: string) => text.replace(/\s+/g, ' ')
    expect(singleSpaced(consumer.text)).toContain(consumerSentence)
    expect(singleSpaced(service.text)).toContain(serviceSentence)
    expect([consumer.files, service.files]).toEqual([[], []])
  },
)

test('a sheet that cannot be rendered is logged as an error and counted in a metric', async () => {
  const lines = worker.output.join('').split('\n')
  expect(lines.filter((line) => line.includes('a complaint sheet could not be rendered'))).toHaveLength(4)
  const metrics = await (await fetch(`http://127.0.0.1:${METRICS_PORT}/metrics`)).text()
  expect(metrics).toMatch(/^app_complaint_sheets_failed_total 4$/m)
})
