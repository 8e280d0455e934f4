// Tests the error that marketing gets after removing a document of a project on sale and publishing the project. Sends
// the same requests as the panel to a CMS with the real configuration and a database.

import { afterAll, beforeAll, expect, test } from 'vitest'
import { skipRules } from '../../apps/cms/src/publishing/checks/check-published'
import { skipPublish } from '../../apps/cms/src/publishing/releases/request-publish'
import { seedContent } from '../../apps/cms/src/seed/seed-content'
import { demoFiles } from '../../content/media-files'
import { demoContent } from '../../content/snapshot'
import { createFreshDatabase, type FreshDatabase } from '../support/fresh-database'
import { type Call, type RunningCms, signIn, staffPassword, startCms } from './running-cms'

type Documents = { id: string; kind: string }[]

let database: FreshDatabase
let cms: RunningCms
let asMarketing: Call
let id: string
let answers: { documents: Documents }

beforeAll(async () => {
  database = await createFreshDatabase()
  cms = await startCms({ databaseUrl: database.url })
  const { payload } = cms
  // Only the records of the files are needed. Uploading them would take minutes.
  for (const { key, alt, mimeType } of await demoFiles())
    await payload.db.create({ collection: 'media', data: { key, alt: alt.es, filename: key, mimeType, filesize: 1 } })
  const zafiro = demoContent.projects.find(({ slug }) => slug === 'zafiro')
  if (!zafiro) throw new Error('The demo content has no project zafiro.')
  const content = {
    ...demoContent,
    projects: [{ ...zafiro, lotPlan: null, related: { ...zafiro.related, projects: ['zafiro'] } }],
    lots: [],
    news: [],
    campaigns: [],
    testimonials: [],
    appointmentPlaces: [],
    legalDocuments: [],
    consentTexts: [],
    termsSections: [],
  }
  await seedContent(payload, content, { context: { [skipRules]: true, [skipPublish]: true } })
  const account = { name: 'Marta', email: 'marta@example.test', role: 'marketing', language: 'es' } as const
  await payload.create({
    collection: 'users',
    data: { ...account, password: staffPassword },
    disableVerificationEmail: true,
  })
  asMarketing = await signIn(cms, account.email)
  const { docs } = await payload.find({ collection: 'projects', depth: 0, locale: 'es' })
  id = docs[0]?.id ?? ''
  answers = docs[0]?.answers as unknown as typeof answers
}, 120_000)
afterAll(async () => {
  await cms?.stop()
  await database?.remove()
})

const path = () => `/projects/${id}?locale=es&depth=0`
const publish = (documents: Documents) =>
  asMarketing('PATCH', path(), { answers: { ...answers, documents }, _status: 'published' })

test('a project on sale is published with its documents', async () => {
  // No worker runs here that could publish the change.
  const published = await cms.payload.update({
    collection: 'projects',
    id,
    data: { answers: answers as never, _status: 'published' },
    locale: 'es',
    context: { [skipPublish]: true },
  })
  expect(published._status).toBe('published')
})

test('a project on sale without its contract draft is not published, and the message names the document', async () => {
  const { status, body } = await publish(answers.documents.filter(({ kind }) => kind !== 'contract'))
  expect(status).toBe(400)
  expect(body.errors).toMatchObject([
    {
      data: {
        errors: [
          {
            path: 'answers.documents',
            message:
              'Faltan documentos que un comprador pueda abrir: modelo de contrato. Agrega cada uno aquí, con su tipo y su archivo PDF.',
          },
        ],
      },
    },
  ])
  const { body: stored } = await asMarketing('GET', path())
  expect((stored.answers as typeof answers).documents).toHaveLength(5)
})
