// A snapshot reads only records that changed since the previous snapshot. These tests compare it with a full read.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { skipRules } from '../../apps/cms/src/publishing/checks/check-published'
import { skipPublish } from '../../apps/cms/src/publishing/releases/request-publish'
import { readConsistently } from '../../apps/cms/src/publishing/snapshot/read-consistently'
import {
  contentCollections,
  contentGlobals,
  readCollection,
  readGlobal,
} from '../../apps/cms/src/publishing/snapshot/read-content-rows'
import { readPublishedRows } from '../../apps/cms/src/publishing/snapshot/read-published-rows'
import { createFreshDatabase, type FreshDatabase } from '../support/fresh-database'
import { type RunningCms, startCms } from './running-cms'

let database: FreshDatabase
let cms: RunningCms
let popupId: string

/** Incomplete content is allowed here, and no worker publishes it. */
const context = { [skipRules]: true, [skipPublish]: true }

beforeAll(async () => {
  database = await createFreshDatabase()
  cms = await startCms({ databaseUrl: database.url })
  for (const key of ['uno', 'dos', 'tres']) {
    const data = { key, title: key, text: paragraph(key), _status: 'published' }
    const { id } = await cms.payload.create({ collection: 'popups', data: data as never, context })
    popupId = String(id)
  }
  await database.pool.query(
    `insert into lots (key, project_id, code, block, area_m2, frontage_m, depth_m, orientation, list_price_cents, shape)
     select 'lot-of-this-test', id, 'A-01', 'A', 100, 8, 12.5, 'sw', 1545000, 'lot-a-01' from projects limit 1`,
  )
})
afterAll(async () => {
  await cms?.stop()
  await database?.remove()
})

function paragraph(text: string) {
  const common = { format: '', indent: 0, version: 1, direction: 'ltr' }
  const node = { type: 'text', text, format: 0, detail: 0, mode: 'normal', style: '', version: 1 }
  return { root: { ...common, type: 'root', children: [{ ...common, type: 'paragraph', children: [node] }] } }
}

const readPublished = () => readConsistently(cms.payload, readPublishedRows)

async function readEverything() {
  return readConsistently(cms.payload, async (reader) => {
    const collections = new Map()
    const globals = new Map()
    for (const slug of contentCollections) collections.set(slug, await readCollection(reader, slug, 'published'))
    for (const slug of contentGlobals) globals.set(slug, await readGlobal(reader, slug, 'published'))
    return { collections, globals }
  })
}

const update = (data: object, options: object = {}) =>
  cms.payload.update({ collection: 'popups', id: popupId, data: data as never, context, ...options })
const maintenance = { on: true, title: 'Volvemos pronto', message: paragraph('Volvemos pronto'), _status: 'published' }

test.each<[string, () => Promise<unknown>]>([
  ['nothing changed', async () => undefined],
  ['a title is changed', () => update({ title: 'Tres mares', _status: 'published' })],
  ['a text is changed in English', () => update({ title: 'Three', text: paragraph('Three') }, { locale: 'en' })],
  [
    'SQL changes a lot',
    () => database.pool.query(`update lots set list_price_cents = 1 where key = 'lot-of-this-test'`),
  ],
  ['a draft is saved', () => update({ title: 'Borrador' }, { draft: true })],
  ['a global is changed', () => cms.payload.updateGlobal({ slug: 'maintenance', data: maintenance as never, context })],
  ['a record is unpublished', () => update({ _status: 'draft' })],
  ['a record is published again', () => update({ _status: 'published' })],
  ['a record is deleted', () => cms.payload.delete({ collection: 'popups', id: popupId, context })],
])('an incremental snapshot equals a complete one if %s', async (_, change) => {
  await readPublished()
  await change()
  expect(await readPublished()).toEqual(await readEverything())
})

test('unchanged records are not read again', async () => {
  const [before, after] = [await readPublished(), await readPublished()]
  const rowsOf = (rows: typeof before) => [...rows.collections.values()].flat()
  expect(rowsOf(before).length).toBeGreaterThan(5)
  for (const [index, row] of rowsOf(after).entries()) expect(row).toBe(rowsOf(before)[index])
})
