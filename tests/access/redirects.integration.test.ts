// Tests the redirects that staff and the CMS add, with the real configuration and a database.
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { skipPublish } from '../../apps/cms/src/publishing/releases/request-publish'
import { createFreshDatabase, type FreshDatabase } from '../support/fresh-database'
import { type RunningCms, startCms } from './running-cms'

let database: FreshDatabase
let cms: RunningCms
let article: string
// No worker runs here that could publish a change.
const context = { [skipPublish]: true }

const body = {
  root: {
    type: 'root',
    format: '',
    indent: 0,
    version: 1,
    direction: 'ltr',
    children: [
      {
        type: 'paragraph',
        format: '',
        indent: 0,
        version: 1,
        direction: 'ltr',
        children: [{ type: 'text', text: 'Texto', format: 0, detail: 0, mode: 'normal', style: '', version: 1 }],
      },
    ],
  },
}
const texts = { dateLabel: 'Enero', author: 'Prensa', title: 'Obra', summary: 'Resumen', body }

beforeAll(async () => {
  database = await createFreshDatabase()
  cms = await startCms({ databaseUrl: database.url })
  const { payload } = cms
  const data = await sharp({ create: { width: 1600, height: 900, channels: 3, background: '#2f6d7a' } })
    .png()
    .toBuffer()
  const file = { data, mimetype: 'image/png', name: 'obra.png', size: data.length }
  const { id: image } = await payload.create({ collection: 'media', data: { alt: 'Obra', key: 'obra' }, file })
  await payload.update({ collection: 'media', id: image, locale: 'en', data: { alt: 'Works' }, context })
  const category = { slug: 'obra', order: 1, label: 'Obra', _status: 'draft' }
  const { id: categoryId } = await payload.create({
    collection: 'news-categories',
    draft: true,
    data: category as never,
  })
  await payload.update({
    collection: 'news-categories',
    id: categoryId,
    locale: 'en',
    data: { label: 'Works', _status: 'published' },
    context,
  })
  const draft = { number: 7, category: categoryId, image, publishedOn: '2026-01-05', ...texts, _status: 'draft' }
  const { id } = await payload.create({ collection: 'news', draft: true, data: draft as never })
  article = id
  const published = { ...texts, _status: 'published' }
  await payload.update({ collection: 'news', id: article, locale: 'en', data: published as never, context })
}, 120_000)
afterAll(async () => {
  await cms?.stop()
  await database?.remove()
})

const renumber = (number: number, status: 'draft' | 'published') =>
  cms.payload.update({
    collection: 'news',
    id: article,
    draft: status === 'draft',
    data: { number, _status: status },
    context,
  })
const readRedirects = async () =>
  (await database.pool.query('select "from", "to", is_automatic from redirects order by "from"')).rows.map((row) =>
    Object.values(row),
  )
const add = (from: string, to: string) => cms.payload.create({ collection: 'redirects', data: { from, to }, context })
const errorsOf = async (operation: Promise<unknown>) => {
  const error = (await operation.catch((thrown) => thrown)) as { data?: { errors?: { path: string }[] } }
  return (error.data?.errors ?? []).map(({ path }) => path)
}

test('changing the number of an article in a draft adds no redirect', async () => {
  await renumber(8, 'draft')
  expect(await readRedirects()).toEqual([])
})

test('publishing an article with another number redirects its old paths in both languages', async () => {
  await renumber(8, 'published')
  expect(await readRedirects()).toEqual([
    ['/en/news/7', '/en/news/8', true],
    ['/noticias/7', '/noticias/8', true],
  ])
})

test('publishing the same number again adds no redirect', async () => {
  await renumber(8, 'published')
  expect(await readRedirects()).toHaveLength(2)
})

test('publishing the old number again removes its redirect and redirects the other number', async () => {
  await renumber(7, 'published')
  expect(await readRedirects()).toEqual([
    ['/en/news/8', '/en/news/7', true],
    ['/noticias/8', '/noticias/7', true],
  ])
})

test.each([
  ['/noticias/7', '/nosotros', ['from']],
  ['/viejo', '/noticias/99', ['to']],
  ['/viejo', 'https://other.example/', ['to']],
  ['/viejo', '/viejo', ['to']],
  ['/api/leads', '/no-existe', ['from', 'to']],
])('a redirect from %s to %s is rejected with errors at the fields %j', async (from, to, fields) => {
  expect(await errorsOf(add(from, to))).toEqual(fields)
})

test('a redirect is stored without domain, query string and slash at the end', async () => {
  const { from, to } = await add(' /viejo/pagina.php?id=3 ', '/nosotros/')
  expect([from, to]).toEqual(['/viejo/pagina.php', '/nosotros'])
})

test('two redirects cannot have the same old path, and a redirect that would close a loop is rejected', async () => {
  expect(await errorsOf(add('/viejo/pagina.php', '/proyectos'))).toEqual(['from'])
  const { id } = await add('/primero', '/viejo/pagina.php')
  const change = (to: string) => cms.payload.update({ collection: 'redirects', id, data: { to }, context })
  expect(await errorsOf(change('/primero'))).toEqual(['to'])
  await change('/proyectos')
})
