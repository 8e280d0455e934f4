// Tests how the CMS validates a site plan that staff upload, with the real configuration and a database.
import { sampleLot, samplePlan } from '@app/domain/lot/lot.fixture'
import { inTransaction } from '@app/platform/database/pool'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { skipPublish } from '../../apps/cms/src/publishing/releases/request-publish'
import { importLots } from '../../apps/cms/src/sales/lots/import-lots'
import { createFreshDatabase, type FreshDatabase } from '../support/fresh-database'
import { type RunningCms, startCms } from './running-cms'

const lots = ['A-01', 'A-02'].map((code) => sampleLot({ code }))

let database: FreshDatabase
let cms: RunningCms
let project: string

beforeAll(async () => {
  database = await createFreshDatabase()
  cms = await startCms({ databaseUrl: database.url })
  const draft = { name: 'Mar de prueba', slug: 'mar-de-prueba', kind: 'condominium', _status: 'draft' }
  const { id } = await cms.payload.create({ collection: 'projects', draft: true, data: draft as never })
  project = id
  await inTransaction(database.pool, (tx) => importLots(tx, project, lots))
})
afterAll(async () => {
  await cms?.stop()
  await database?.remove()
})

const file = (markup: string) => {
  const data = Buffer.from(markup.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"'))
  return { data, mimetype: 'image/svg+xml', name: 'plano.svg', size: data.length }
}
const upload = (markup: string) =>
  cms.payload.create({ collection: 'media', data: { alt: 'Plano', key: `plan-${Math.random()}` }, file: file(markup) })
const choose = (lotPlan: string) =>
  cms.payload.update({ collection: 'projects', id: project, draft: true, data: { lotPlan, _status: 'draft' } })
/** Returns the error messages by field. */
const errorsOf = async (operation: Promise<unknown>) => {
  const error = (await operation.catch((thrown) => thrown)) as {
    data?: { errors?: { path: string; message: string }[] }
  }
  return Object.fromEntries((error.data?.errors ?? []).map(({ path, message }) => [path, message]))
}

test('a site plan without the shape of a lot is rejected in Spanish at its field, even for a draft', async () => {
  const { id } = await upload(samplePlan(lots.slice(0, 1)))
  expect(await errorsOf(choose(id))).toEqual({ lotPlan: 'El lote A-02 no tiene en el plano su forma «lot-a-02».' })
  expect((await cms.payload.findByID({ collection: 'projects', id: project, draft: true })).lotPlan ?? null).toBeNull()
})

test('the file of a site plan in use cannot be replaced by a file with other shapes', async () => {
  const { id } = await upload(samplePlan(lots))
  await choose(id)
  await database.pool.query('update projects set lot_plan_id = $1 where id = $2', [id, project])
  const other = file(samplePlan([...lots, { shape: 'lot-z-99' }]))
  expect(await errorsOf(cms.payload.update({ collection: 'media', id, data: {}, file: other }))).toEqual({
    file: 'Mar de prueba: La forma «lot-z-99» del plano no es de ningún lote.',
  })
  const changedFile = file(samplePlan(lots).replace('0 0 100 100', '0 0 100 101'))
  // No worker runs here that could publish the change.
  const context = { [skipPublish]: true }
  await cms.payload.update({ collection: 'media', id, data: { alt: 'Plano nuevo' }, file: changedFile, context })
  expect(await cms.payload.findByID({ collection: 'media', id })).toMatchObject({ alt: 'Plano nuevo' })
})
